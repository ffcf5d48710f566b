import type { IncomingMessage, ServerResponse } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import type { Hono } from 'hono';

/** Answers a request on Node's own objects. */
export type NodeHandler = (incoming: IncomingMessage, outgoing: ServerResponse) => void;

/** The application that routes are mounted onto. */
export type App = Hono<{ Bindings: HttpBindings }> & {
  /** Who answers a request without the routes; null where they do. */
  direct?: (path: string) => NodeHandler | null;
};
