import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import type { Deps } from '../context.ts';
import { mountApiDocs } from './api-docs.ts';
import { createApiHandler } from './api-handler.ts';
import { type Lifecycle, mountHealth } from './health.ts';
import { createMetrics, type Metrics } from './metrics.ts';
import { commonHeaders } from './security-headers.ts';

export type App = Hono<{ Bindings: HttpBindings }>;

/**
 * The HTTP application over its dependencies: the API, health and metrics. Pages are mounted onto it by the
 * composition root; the API works without them.
 */
export function createApp(deps: Deps, options: { metrics?: Metrics; lifecycle?: Lifecycle } = {}): App {
  const app: App = new Hono();
  const metrics = options.metrics ?? createMetrics({ process: false });
  const handleApi = createApiHandler(deps, metrics);
  mountHealth(app, deps, metrics, options.lifecycle ?? { draining: false });
  mountApiDocs(app, commonHeaders(deps.env));
  app.all('/api/*', (c) => handleApi(c.req.raw, c.env));
  return app;
}
