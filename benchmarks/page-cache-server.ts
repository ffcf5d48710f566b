/**
 * Two servers in one process: the whole app with its pages, and a bare Hono handler that answers the landing page's
 * very bytes. No database: nothing that is measured asks one.
 */
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { pino } from 'pino';
import { createApp } from '#server/app/app.ts';
import { mountWeb } from '#server/app/web/mount.ts';
import { connect } from '#server/db/connect.ts';
import { parseEnv } from '#server/env.ts';
import { quietDeps } from './measured-app.ts';

const env = parseEnv({
  NODE_ENV: 'production',
  PUBLIC_URL: 'http://127.0.0.1',
  APP_SECRET: 'measured-measured-measured-measured',
});
const deps = quietDeps({
  env,
  ...connect('postgres://nobody@127.0.0.1:1/nothing'),
  log: pino({ level: 'silent' }),
});
const app = createApp(deps);
await mountWeb(app, deps);

const page = await app.request('/', { headers: { 'accept-encoding': 'br' } });
const bytes = new Uint8Array(await page.arrayBuffer());
const bare = new Hono();
bare.get('/', () => {
  return new Response(bytes, {
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' },
  });
});

const listen = (fetch: (request: Request) => Response | Promise<Response>) =>
  new Promise<number>((resolve) => {
    const server = serve({ fetch, hostname: '127.0.0.1', port: 0 }, () => {
      resolve((server.address() as AddressInfo).port);
    });
  });
process.send?.({
  app: await listen(app.fetch as typeof bare.fetch),
  bare: await listen(bare.fetch),
  bytes: bytes.length,
});
process.on('disconnect', () => process.exit());
