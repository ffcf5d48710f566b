import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { HttpBindings } from '@hono/node-server';
import type { Hono } from 'hono';

/** Handles a request with Node's request and response objects. */
export type NodeHandler = (incoming: IncomingMessage, outgoing: ServerResponse) => void;

/** Takes over connections whose client asks for another protocol (WebSocket). */
export interface Upgrades {
  /** Takes the connection over, or returns false for a path that is not its own. */
  handle(incoming: IncomingMessage, socket: Duplex, head: Buffer): boolean;
  /** Closes all of them; their clients connect again. */
  close(): Promise<void>;
}

/** The application that routes are mounted on. */
export type App = Hono<{ Bindings: HttpBindings }> & {
  /** Returns the handler of a request that bypasses the routes, or null. */
  direct?: (path: string) => NodeHandler | null;
  upgrades?: Upgrades;
};
