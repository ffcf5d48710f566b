import { type Api, createApiClient } from './api-client.ts';
import { publicRoutes } from './public-routes.generated.ts';

/** The operations that public pages call; private pages use `api` (api.ts) with all operations. */
export const publicApi: Pick<Api, keyof typeof publicRoutes> = createApiClient(publicRoutes);
