import type { HttpBindings } from '@hono/node-server';
import type { Hono } from 'hono';

/** The application that routes are mounted onto. */
export type App = Hono<{ Bindings: HttpBindings }>;
