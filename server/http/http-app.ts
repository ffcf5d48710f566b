import type { IncomingMessage, ServerResponse } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import type { Hono } from 'hono';

/** Handles a request with Node's request and response objects. */
export type NodeHandler = (incoming: IncomingMessage, outgoing: ServerResponse) => void;

/** The application that routes are mounted on. */
export type App = Hono<{ Bindings: HttpBindings }> & {
  /** Returns the handler of a request that bypasses the routes, or null. */
  direct?: (path: string) => NodeHandler | null;
};
