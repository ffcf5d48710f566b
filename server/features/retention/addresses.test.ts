import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayMs } from '#domain/time/durations.ts';
import { createStoryWriter } from '#server/providers/ai/index.ts';
import { bridgeRequest } from '#testing/factories/bridge.ts';
import { generationRequest } from '#testing/factories/generation.ts';
import { orderRequest } from '#testing/factories/order.ts';
import { startTestApp, type TestApp } from '#testing/harness.ts';
import { type PaytrServer, startPaytr } from '#testing/paytr/paytr-server.ts';
import { deleteExpired } from './delete-expired.ts';

const address = '203.0.113.77';
const lines: string[] = [];
let now = new Date();
let paytr: PaytrServer;
let app: TestApp;
beforeAll(async () => {
  paytr = await startPaytr();
  app = await startTestApp({
    env: { ...paytr.env, TRUST_PROXY: '1' },
    now: () => now,
    writer: createStoryWriter({ ai: null, storyteller: true, storytellerWordsPerSecond: 'instant' }),
    log: pino({ level: 'trace' }, { write: (line) => void lines.push(line) }),
  });
  paytr.serve(app);
});
afterAll(async () => {
  await app.stop();
  await paytr.close();
});

/** Tables that hold the address anywhere in a row. */
async function tablesWithAddress(): Promise<string[]> {
  const { rows } = await app.deps.pool.query<{ name: string }>(
    `SELECT format('%I.%I', table_schema, table_name) AS name FROM information_schema.tables
     WHERE table_type = 'BASE TABLE' AND table_schema NOT IN ('pg_catalog', 'information_schema')`,
  );
  const found: string[] = [];
  for (const { name } of rows) {
    const hits = await app.deps.pool.query(
      `SELECT FROM ${name} t WHERE t::text LIKE '%' || $1 || '%' LIMIT 1`,
      [address],
    );
    if (hits.rowCount) found.push(name.replace('public.', ''));
  }
  return found.sort();
}

test('an IP address is stored with a sale and in counters only, and the counters go within a day', async () => {
  const guest = app.visitor();
  const member = app.visitor();
  const account = { username: 'adresli_yazar', email: 'adresli@site.example', password: 'cok-gizli-sifre' };
  const send = async (client: typeof guest, path: string, json: unknown) =>
    (await client.request(path, { method: 'POST', json, headers: { 'x-forwarded-for': address } })).status;
  const statuses = [
    await send(guest, '/generations', generationRequest()),
    await send(guest, '/presence/start', { sessionId: randomUUID() }),
    await send(member, '/auth/sign-up', account),
    await send(app.visitor(), '/auth/sign-in', { email: account.email, password: 'yanlis-sifre' }),
    await send(app.visitor(), '/auth/sign-in', { email: account.email, password: account.password }),
    await send(member, '/presence/start', { sessionId: randomUUID() }),
    await send(member, '/stories', { id: randomUUID(), title: 'Başlık', content: 'Metin.' }),
    await send(member, '/generations', generationRequest()),
    await send(member, '/contact', {
      id: randomUUID(),
      name: 'Ada',
      email: account.email,
      category: 'general',
      subject: 'Soru',
      message: 'Merhaba',
    }),
    await send(member, '/payments/orders', orderRequest()),
    await send(guest, '/membership/payments', bridgeRequest(account.username)),
  ];
  expect(statuses).toEqual([200, 200, 201, 401, 200, 200, 201, 200, 200, 200, 200]);
  expect(await tablesWithAddress()).toEqual(['membership_payments', 'payment_intents', 'rate_limits']);

  now = new Date(now.getTime() + dayMs);
  await deleteExpired(app.deps);
  expect(await tablesWithAddress()).toEqual(['membership_payments', 'payment_intents']);
  expect(lines.filter((line) => line.includes(address))).toEqual([]);
});
