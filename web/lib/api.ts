import { createApiClient } from './api-client.ts';
import { apiRoutes } from './api-routes.generated.ts';

/** The API as the browser calls it. */
export const api = createApiClient(apiRoutes);
