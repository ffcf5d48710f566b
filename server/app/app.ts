import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { Hono } from 'hono';
import { messages } from '#domain/messages/index.ts';
import type { Deps } from '../context.ts';
import { mountBlogFeed, mountBlogImages } from '../features/blog/index.ts';
import { mountMailLists } from '../features/mailings/index.ts';
import { mountLinkWebhook } from '../features/membership/index.ts';
import { mountPaytrWebhook } from '../features/payments/index.ts';
import { mountShareImages } from '../features/share-images/index.ts';
import { mountAgeAnswer } from '../features/shares/index.ts';
import { mountSiteFiles } from '../features/site/index.ts';
import { mountStorySync } from '../features/story-sync/index.ts';
import { isOperation } from '../http/allowed-methods.ts';
import type { App } from '../http/http-app.ts';
import { apiHeaders, commonHeaders } from '../http/security-headers.ts';
import { mountApiDocs } from './api-docs/mount-api-docs.ts';
import { createApiHandler } from './api-handler.ts';
import { type Lifecycle, mountHealth } from './health.ts';

/** The HTTP application: the API, health and metrics. `compose.ts` mounts the pages; the API works without them. */
export function createApp(deps: Deps, options: { lifecycle?: Lifecycle } = {}): App {
  const app: App = new Hono();
  const common = Object.fromEntries(commonHeaders(deps.env));
  app.notFound((c) => c.text(messages.request.notFound, 404, common));
  app.onError((fault, c) => {
    deps.log.error({ err: fault }, 'unexpected fault');
    return c.text(messages.request.unknown, 500, common);
  });
  const handleApi = createApiHandler(deps);
  mountHealth(app, deps, options.lifecycle ?? { draining: false });
  mountApiDocs(app, deps, commonHeaders(deps.env));
  mountBlogFeed(app, deps);
  mountBlogImages(app, deps);
  mountSiteFiles(app, deps);
  mountShareImages(app, deps);
  mountStorySync(app, deps);
  mountAgeAnswer(app, deps);
  // Operations are answered before the routes, so this path has no operation.
  app.direct = (path) =>
    path.startsWith('/api/') && isOperation(path.slice('/api'.length)) ? handleApi : null;
  mountPaytrWebhook(app, deps);
  mountLinkWebhook(app, deps);
  mountMailLists(app, deps);
  app.all('/api/*', (c) => {
    // Hono answers HEAD with a copy of the response, which the API handler must not write too.
    if (c.req.method === 'HEAD') return c.body(null, 404, { ...common, ...Object.fromEntries(apiHeaders) });
    handleApi(c.env.incoming, c.env.outgoing);
    return RESPONSE_ALREADY_SENT;
  });
  return app;
}
