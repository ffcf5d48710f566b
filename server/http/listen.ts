import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { App } from './http-app.ts';
import { pathOf } from './request-path.ts';

export interface Listening {
  server: Server;
  port: number;
  /** Stops taking connections, lets answers under way finish for at most `limitMs`, then hangs up on the rest. */
  close(limitMs: number): Promise<void>;
}

/** How long a request may take to arrive, ms, how often that is looked at, and how many connections are held. */
export interface Bounds {
  headMs: number;
  requestMs: number;
  checkMs: number;
  connections: number;
}

/**
 * Nobody holds a connection by sending slowly: the head comes soon, the body in the time that a whole story takes over
 * a poor mobile network. Answers may take as long as they like.
 */
export const bounds: Bounds = { headMs: 15_000, requestMs: 120_000, checkMs: 5_000, connections: 10_000 };

/** Serves the app. @throws where the address is taken. */
export async function listen(
  app: App,
  address: { host: string; port: number },
  { headMs, requestMs, checkMs, connections }: Bounds = bounds,
): Promise<Listening> {
  const routes = getRequestListener(app.fetch);
  const limits = {
    headersTimeout: headMs,
    requestTimeout: requestMs,
    connectionsCheckingInterval: checkMs,
  };
  const server = createServer(limits, (incoming, outgoing) => {
    const direct = app.direct?.(pathOf(incoming));
    if (direct) direct(incoming, outgoing);
    else void routes(incoming, outgoing);
  });
  server.maxConnections = connections;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(address.port, address.host, () => {
      server.off('error', reject);
      resolve();
    });
  });
  const bound = server.address();
  return {
    server,
    port: typeof bound === 'object' && bound !== null ? bound.port : address.port,
    async close(limitMs) {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeIdleConnections();
      const idle = setInterval(() => server.closeIdleConnections(), 100);
      const limit = setTimeout(() => server.closeAllConnections(), limitMs);
      await closed;
      clearInterval(idle);
      clearTimeout(limit);
    },
  };
}
