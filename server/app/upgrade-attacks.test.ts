import { randomBytes, randomUUID } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Client, createClient } from '#testing/client.ts';
import { createTestDatabase, type TestDatabase } from '#testing/database/test-database.ts';
import { prepareServer, type ServerProcess } from '#testing/server-process.ts';

/** A process of its own: an error that nobody handles would end it. */
let server: ServerProcess;
let database: TestDatabase;
let client: Client;
beforeAll(async () => {
  database = await createTestDatabase();
  server = await prepareServer({ DATABASE_URL: database.url, DATABASE_DIRECT_URL: database.directUrl });
  await server.start();
  client = createClient(server.url);
  const username = `u_${randomBytes(6).toString('hex')}`;
  const account = { username, email: `${username}@test.example`, password: 'uzun-bir-parola' };
  expect((await client.post('/auth/sign-up', account)).status).toBe(201);
}, 60_000);
afterAll(async () => {
  await server.remove();
  await database.drop();
});

/** Sends a request for a WebSocket; resolves once it is sent. @param allowHalfOpen does not close when the server does */
function askForSocket(
  target: string,
  headers: Record<string, string> = {},
  allowHalfOpen = false,
): Promise<Socket> {
  const lines = Object.entries({
    host: new URL(server.url).host,
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
    ...headers,
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  return new Promise((resolve, reject) => {
    const port = Number(new URL(server.url).port);
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen });
    socket.on('error', () => undefined);
    socket.write(`GET ${target} HTTP/1.1\r\n${lines.join('')}\r\n`, (error) =>
      error ? reject(error) : resolve(socket),
    );
  });
}

const closed = (socket: Socket) => new Promise((resolve) => socket.resume().once('close', resolve));
const sync = () => `/api/stories/${randomUUID()}/sync`;

async function expectAlive(): Promise<void> {
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  expect(server.said()).not.toContain('Error');
}

test.each(['//', '///', 'http://[', '/\\'])('a WebSocket for %s is refused', async (target) => {
  await closed(await askForSocket(target));
  await expectAlive();
});

test('a client that leaves while its session is read harms nobody', async () => {
  const holder = await database.pool.connect();
  try {
    await holder.query('BEGIN; LOCK TABLE sessions IN ACCESS EXCLUSIVE MODE');
    const sockets = await Promise.all(
      Array.from({ length: 10 }, () => askForSocket(sync(), { cookie: client.cookie() })),
    );
    await expect
      .poll(async () => {
        // On another connection: a transaction keeps the first view of the activity that it reads.
        const { rows } = await database.pool.query<{ n: number }>(
          "SELECT count(*)::integer AS n FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
        );
        return rows[0]?.n;
      })
      .toBeGreaterThan(0);
    for (const socket of sockets) socket.resetAndDestroy();
    await expectAlive();
  } finally {
    await holder.query('ROLLBACK');
    holder.release();
  }
  expect((await client.get('/stories')).status).toBe(200);
  await expectAlive();
});

test('a client that leaves as it is refused harms nobody', async () => {
  const sockets = await Promise.all(
    Array.from({ length: 50 }, () => askForSocket(sync(), { origin: 'https://kotu.example' })),
  );
  for (const socket of sockets) socket.resetAndDestroy();
  await expectAlive();
});

test('a client that is refused and does not close is closed', async () => {
  const socket = await askForSocket(sync(), { origin: 'https://kotu.example' }, true);
  await new Promise((resolve) => socket.resume().once('end', resolve));
  // The first write tells that the other side is gone, a later one fails.
  const isGone = () => {
    socket.write('Still here.');
    return socket.destroyed;
  };
  await expect.poll(isGone).toBe(true);
});
