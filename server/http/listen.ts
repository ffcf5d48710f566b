import type { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import type { App } from './app.ts';

export interface Listening {
  server: Server;
  port: number;
  /** Stops taking connections, lets answers under way finish for at most `limitMs`, then hangs up on the rest. */
  close(limitMs: number): Promise<void>;
}

/** Serves the app. @throws where the address is taken. */
export async function listen(app: App, address: { host: string; port: number }): Promise<Listening> {
  const server = createAdaptorServer({ fetch: app.fetch }) as Server;
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
