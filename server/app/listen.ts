import { createServer, type Server, type ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { isAmbiguous } from '../http/ambiguous-request.ts';
import type { App } from '../http/http-app.ts';
import { pathOf } from '../http/request-path.ts';
import { StartupError } from '../startup-error.ts';

export interface Listening {
  server: Server;
  port: number;
  /** Stops accepting connections, waits at most `limitMs` for pending responses, then closes the other connections. */
  close(limitMs: number): Promise<void>;
}

/** Limits of connections; times in ms. */
export interface Bounds {
  /** Timeout of a request's headers. */
  headMs: number;
  /** Timeout of a whole request: enough for a long story over a slow mobile network. */
  requestMs: number;
  /** Interval between the checks of both timeouts. */
  checkMs: number;
  /** Time after which an idle connection is closed. */
  idleMs: number;
  /** Maximum number of connections. */
  connections: number;
}

/**
 * A slow sender can't hold a connection; a response has no timeout. An idle connection stays open for longer than common
 * reverse proxies keep theirs (60 s): otherwise a proxy can reuse a connection that the server is just closing.
 */
export const bounds: Bounds = {
  headMs: 15_000,
  requestMs: 120_000,
  checkMs: 5_000,
  idleMs: 75_000,
  connections: 10_000,
};

/**
 * How many connections may wait until this process accepts them (the system's own limit is usually 4,096). Node accepts
 * one in each turn of its loop; past this number the system drops them, and a visitor's browser tries again after 1, 3
 * and 7 s.
 */
const waitingConnections = 4_096;

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

/** Answers 400 and closes the connection, as the start of the next request is uncertain. */
function refuse(outgoing: ServerResponse): void {
  outgoing.writeHead(400, { connection: 'close', 'content-length': 0 });
  outgoing.end();
}

/** Serves the app. @throws StartupError when the address is in use or not available */
export async function listen(
  app: App,
  address: { host: string; port: number },
  { headMs, requestMs, checkMs, idleMs, connections }: Bounds = bounds,
): Promise<Listening> {
  const routes = getRequestListener(app.fetch);
  const limits = {
    headersTimeout: headMs,
    requestTimeout: requestMs,
    connectionsCheckingInterval: checkMs,
    keepAliveTimeout: idleMs,
  };
  const server = createServer(limits, (incoming, outgoing) => {
    if (isAmbiguous(incoming)) return refuse(outgoing);
    const direct = app.direct?.(pathOf(incoming));
    if (direct) direct(incoming, outgoing);
    else void routes(incoming, outgoing);
  });
  server.on('upgrade', (incoming, socket, head) => {
    // Node leaves the errors of this socket to us; one that nobody listens to ends the process.
    socket.on('error', () => socket.destroy());
    if (isAmbiguous(incoming)) return socket.destroy();
    if (app.upgrades?.handle(incoming, socket, head)) return;
    // The development server of the pages has a protocol of its own.
    if (server.listenerCount('upgrade') === 1) socket.destroy();
  });
  server.maxConnections = connections;
  await new Promise<void>((resolve, reject) => {
    const fail = (fault: Error) => reject(addressFault(fault, address));
    server.once('error', fail);
    server.listen({ ...address, backlog: waitingConnections }, () => {
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
      await app.upgrades?.close();
      server.closeIdleConnections();
      const idle = setInterval(() => server.closeIdleConnections(), 100);
      const limit = setTimeout(() => server.closeAllConnections(), limitMs);
      await closed;
      clearInterval(idle);
      clearTimeout(limit);
    },
  };
}
