import type { Deps } from '../context.ts';
import type { App } from './app.ts';
import { clientAddressReader, isLocalAddress } from './client-address.ts';
import type { Metrics } from './metrics.ts';

/** Where the process is in its life; the composition root sets it, /readyz tells it. */
export interface Lifecycle {
  draining: boolean;
}

/** /healthz: the process answers. /readyz: it can serve (database reached, not draining). /metrics: private network only. */
export function mountHealth(app: App, deps: Deps, metrics: Metrics, lifecycle: Lifecycle): void {
  const clientAddress = clientAddressReader(deps.env.trustProxy);

  app.get('/healthz', (c) => c.json({ status: 'ok' }));

  app.get('/readyz', async (c) => {
    if (lifecycle.draining) return c.json({ status: 'draining' }, 503);
    try {
      await deps.pool.query('SELECT 1');
      return c.json({ status: 'ready' });
    } catch (fault) {
      deps.log.warn({ err: fault }, 'not ready');
      return c.json({ status: 'database unavailable' }, 503);
    }
  });

  app.get('/metrics', async (c) => {
    const address = clientAddress(
      c.env.incoming.socket.remoteAddress,
      c.req.header('x-forwarded-for') ?? null,
    );
    if (!isLocalAddress(address)) return c.notFound();
    return c.body(await metrics.registry.metrics(), 200, { 'content-type': metrics.registry.contentType });
  });
}
