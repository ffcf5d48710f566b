import { createApiClient } from './api-client.ts';
import { apiRoutes } from './api-routes.generated.ts';
import { signedOutEvent } from './signed-out-event.ts';

/** Dispatched when the server has become read-only (web/features/site-notice). */
export const maintenanceMet = 'app:maintenance';

/** The API as the browser calls it. */
export const api = createApiClient(apiRoutes, undefined, ({ code }) => {
  if (code === 'MAINTENANCE') dispatchEvent(new Event(maintenanceMet));
  if (code === 'UNAUTHORIZED') dispatchEvent(new Event(signedOutEvent));
});
