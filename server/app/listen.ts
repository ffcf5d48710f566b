import { createServer, type Server, type ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { isAmbiguous } from '../http/ambiguous-request.ts';
import type { App } from '../http/http-app.ts';
import { pathOf } from '../http/request-path.ts';
import { StartupError } from '../startup-error.ts';

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

const addressWords: Record<string, string> = {
  EADDRINUSE: 'başka bir program kullanıyor. Onu kapatın ya da PORT ile başka bir port verin.',
  EACCES: 'kullanmaya bu kullanıcının izni yok. PORT ile 1024 ya da daha büyük bir port verin.',
  EADDRNOTAVAIL: 'bu makine tanımıyor. HOST ile bu makinenin bir adresini verin.',
};

function addressFault(fault: NodeJS.ErrnoException, { host, port }: { host: string; port: number }): Error {
  const words = addressWords[fault.code ?? ''];
  return words
    ? new StartupError(`${host.includes(':') ? `[${host}]` : host}:${port} adresini ${words}`, {
        cause: fault,
      })
    : fault;
}

/** Answers 400 and closes the connection: where the next request begins is not certain. */
function refuse(outgoing: ServerResponse): void {
  outgoing.writeHead(400, { connection: 'close', 'content-length': 0 });
  outgoing.end();
}

/** Serves the app. @throws StartFault where the address can't be had: taken, or not ours. */
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
    if (isAmbiguous(incoming)) return refuse(outgoing);
    const direct = app.direct?.(pathOf(incoming));
    if (direct) direct(incoming, outgoing);
    else void routes(incoming, outgoing);
  });
  server.maxConnections = connections;
  await new Promise<void>((resolve, reject) => {
    const fail = (fault: Error) => reject(addressFault(fault, address));
    server.once('error', fail);
    server.listen(address.port, address.host, () => {
      server.off('error', fail);
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
