import type { Deps } from '../context.ts';
import { clientAddressReader, isLocalAddress } from './client-address.ts';
import type { App } from './http-app.ts';
import type { Metrics } from './metrics.ts';
import { commonHeaders } from './security-headers.ts';

/** What a proxy adds to the requests that it passes on. */
const proxyHeaders = [
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'forwarded',
  'via',
];

/** Where the process is in its life; the composition root sets it, /readyz tells it. */
export interface Lifecycle {
  draining: boolean;
}

/** /healthz: the process answers. /readyz: it can serve (database reached, not draining). /metrics: private network only. */
export function mountHealth(app: App, deps: Deps, metrics: Metrics, lifecycle: Lifecycle): void {
  const clientAddress = clientAddressReader(deps.env.trustProxy);

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
    const address = clientAddress(
      c.env.incoming.socket.remoteAddress,
      c.req.header('x-forwarded-for') ?? null,
    );
    // A proxy that nobody told of has an address of this machine for everyone behind it.
    const isHidden =
      deps.env.trustProxy === 0 && proxyHeaders.some((name) => c.req.header(name) !== undefined);
    if (isHidden || !isLocalAddress(address)) return c.notFound();
    return c.body(await metrics.registry.metrics(), 200, {
      ...common,
      'content-type': metrics.registry.contentType,
    });
  });
}
