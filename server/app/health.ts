import { Registry } from 'prom-client';
import type { Deps } from '../context.ts';
import { carriesToken } from '../http/carries-token.ts';
import type { App } from '../http/http-app.ts';
import { commonHeaders } from '../http/security-headers.ts';
import { createStateMetrics } from './state-metrics.ts';

/** Lifecycle of the process: set by `compose.ts`, reported by /readyz. */
export interface Lifecycle {
  draining: boolean;
}

/** /healthz: the process answers. /readyz: it can serve (database reached, not draining). /metrics: with METRICS_TOKEN only. */
export function mountHealth(app: App, deps: Deps, lifecycle: Lifecycle): void {
  const state = createStateMetrics(deps, lifecycle);
  const registry = Registry.merge([deps.metrics.registry, state.registry]);
  const common = Object.fromEntries(commonHeaders(deps.env));

  app.get('/healthz', (c) => c.json({ status: 'ok' }, 200, common));

  app.get('/readyz', async (c) => {
    if (lifecycle.draining) return c.json({ status: 'draining' }, 503, common);
    try {
      await deps.pool.query('SELECT 1');
      return c.json({ status: 'ready' }, 200, common);
    } catch (fault) {
      deps.log.warn({ err: fault }, 'not ready');
      return c.json({ status: 'database unavailable' }, 503, common);
    }
  });

  app.get('/metrics', async (c) => {
    // Does not check the client's address: behind a proxy that adds no header every visitor has a local one.
    if (!carriesToken(c.req.header('authorization'), deps.env.metricsToken)) return c.notFound();
    await state.refresh();
    return c.body(await registry.metrics(), 200, {
      ...common,
      'cache-control': 'no-store',
      'content-type': registry.contentType,
    });
  });
}
