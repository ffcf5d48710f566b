import { type Api, createApiClient } from './api-client.ts';
import { publicRoutes } from './public-routes.generated.ts';

/** The part of the API that public pages call; rooms call `api` (api.ts), which knows every operation. */
export const publicApi: Pick<Api, keyof typeof publicRoutes> = createApiClient(publicRoutes);
