import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { messages } from '#domain/messages/index.ts';
import type { Client } from '#testing/client.ts';
import { type SignedInClient, startTestApp, type TestApp } from '#testing/harness.ts';

interface Stats {
  totalActive: number;
  authenticatedActive: number;
  anonymousActive: number;
  lastUpdated: string;
}
interface State {
  active: boolean;
}

let clock = new Date('2026-11-21T09:00:00Z');
let app: TestApp;
let admin: SignedInClient;

beforeAll(async () => {
  app = await startTestApp({
    now: () => clock,
    env: { ADMIN_EMAILS: 'yonetici@site.example', TRUST_PROXY: '1' },
  });
  admin = await app.signIn({ email: 'yonetici@site.example' });
});
afterAll(() => app.stop());
beforeEach(async () => {
  await app.deps.db.deleteFrom('active_sessions').execute();
});

const advanceClock = (seconds: number) => {
  clock = new Date(clock.getTime() + seconds * 1_000);
};
const callPresence = async (client: Client, verb: 'start' | 'heartbeat' | 'end', sessionId: string) =>
  (await client.post<State>(`/presence/${verb}`, { sessionId })).body.active;
const stats = async () => (await admin.get<Stats>('/presence/stats')).body;
const rows = () => app.deps.db.selectFrom('active_sessions').selectAll().execute();

test('counts members by person and visitors by tab, without setting a cookie', async () => {
  const [writer, visitor] = [await app.signIn(), app.visitor()];
  for (const client of [writer, writer, visitor, visitor]) {
    const answer = await client.post<State>('/presence/start', { sessionId: randomUUID() });
    expect(answer).toMatchObject({ status: 200, body: { active: true } });
    expect(answer.headers.getSetCookie()).toEqual([]);
  }
  expect(await stats()).toEqual({
    totalActive: 3,
    authenticatedActive: 1,
    anonymousActive: 2,
    lastUpdated: clock.toISOString(),
  });
});

test('stores no IP address and only the beginning of a long user agent', async () => {
  await app.visitor().request('/presence/start', {
    method: 'POST',
    json: { sessionId: randomUUID() },
    headers: { 'user-agent': 'x'.repeat(5_000), 'x-forwarded-for': '198.51.100.7' },
  });
  const [row] = await rows();
  expect(row).toMatchObject({ ip_address: 'unknown', user_agent: 'x'.repeat(200) });
  expect(JSON.stringify(row)).not.toContain('198.51');
});

test('counts a tab until five minutes after its last call', async () => {
  const [silent, active] = [randomUUID(), randomUUID()];
  const visitor = app.visitor();
  await callPresence(visitor, 'start', silent);
  await callPresence(visitor, 'start', active);
  advanceClock(200);
  expect(await callPresence(visitor, 'heartbeat', active)).toBe(true);
  advanceClock(101);
  expect((await stats()).totalActive).toBe(1);
  expect(await callPresence(visitor, 'heartbeat', silent)).toBe(false);
  expect(await callPresence(visitor, 'start', silent)).toBe(true);
  expect((await stats()).totalActive).toBe(2);
});

test('deletes stale rows when another tab starts', async () => {
  for (let count = 0; count < 5; count += 1) await callPresence(app.visitor(), 'start', randomUUID());
  advanceClock(301);
  const fresh = randomUUID();
  await callPresence(app.visitor(), 'start', fresh);
  expect((await rows()).map(({ id }) => id)).toEqual([fresh]);
});

test('does not count a tab after its end, also when the end is reported twice', async () => {
  const [visitor, sessionId] = [app.visitor(), randomUUID()];
  await callPresence(visitor, 'start', sessionId);
  expect(await callPresence(visitor, 'end', sessionId)).toBe(false);
  expect(await callPresence(visitor, 'end', sessionId)).toBe(false);
  expect((await stats()).totalActive).toBe(0);
  expect(await callPresence(visitor, 'heartbeat', sessionId)).toBe(false);
});

test('ignores calls of other people for a member’s tab', async () => {
  const [owner, stranger, sessionId] = [await app.signIn(), await app.signIn(), randomUUID()];
  await callPresence(owner, 'start', sessionId);
  const before = await rows();
  advanceClock(10);
  for (const other of [stranger, app.visitor()]) {
    for (const verb of ['start', 'heartbeat', 'end'] as const)
      expect(await callPresence(other, verb, sessionId)).toBe(false);
  }
  expect(await rows()).toEqual(before);
});

test('counts a tab once when two processes receive its calls at the same time', async () => {
  const other = await app.startAnother();
  const [writer, sessionId] = [await app.signIn(), randomUUID()];
  const elsewhere = (path: string) =>
    fetch(`${other.url}/api/presence/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: writer.cookie() },
      body: JSON.stringify({ sessionId }),
    });
  const started = await Promise.all(
    Array.from({ length: 10 }, (_, turn) =>
      turn % 2 ? elsewhere('start').then(({ status }) => status) : callPresence(writer, 'start', sessionId),
    ),
  );
  expect(started.filter((answer) => answer !== true && answer !== 200)).toEqual([]);
  expect((await stats()).totalActive).toBe(1);
  await elsewhere('end');
  expect((await stats()).totalActive).toBe(0);
});

test('deletes the tabs of a deleted account', async () => {
  const writer = await app.signIn();
  await callPresence(writer, 'start', randomUUID());
  await app.deps.db.deleteFrom('users').where('id', '=', writer.userId).execute();
  expect(await rows()).toEqual([]);
});

test('limits the rows of one address and still accepts other addresses', async () => {
  const visitor = app.visitor();
  const start = (ip: string) =>
    visitor.request<{ code: string }>('/presence/start', {
      method: 'POST',
      json: { sessionId: randomUUID() },
      headers: { 'x-forwarded-for': ip },
    });
  const statuses = await Promise.all(
    Array.from({ length: 330 }, async () => (await start('203.0.113.9')).status),
  );
  expect(statuses.filter((status) => status === 200)).toHaveLength(300);
  expect(statuses.filter((status) => status === 429)).toHaveLength(30);
  expect(await rows()).toHaveLength(300);
  expect((await start('203.0.113.10')).status).toBe(200);
});

test.each([
  ['nothing', {}],
  ['a number', { sessionId: 7 }],
  ['a text', { sessionId: "' OR 1=1 --" }],
  ['an id that can be guessed', { sessionId: '00000000-0000-0000-0000-000000000000' }],
  ['an id of another kind', { sessionId: '01939c9e-0000-7000-8000-000000000000' }],
  ['a list', { sessionId: [randomUUID()] }],
])('rejects %s as a session id', async (_, body) => {
  for (const verb of ['start', 'heartbeat', 'end']) {
    const answer = await app.visitor().post<{ code: string }>(`/presence/${verb}`, body);
    expect(answer).toMatchObject({ status: 422, body: { code: 'INVALID_INPUT' } });
  }
  expect(await rows()).toEqual([]);
});

test('rejects a body larger than a session id', async () => {
  const answer = await app
    .visitor()
    .post('/presence/start', { sessionId: randomUUID(), more: 'x'.repeat(2_000) });
  expect(answer.status).toBe(413);
});

test('accepts a beacon only from this site and as JSON', async () => {
  const sessionId = randomUUID();
  await callPresence(app.visitor(), 'start', sessionId);
  const beacon = (site: string, type = 'application/json') =>
    app.visitor().request('/presence/end', {
      method: 'POST',
      raw: JSON.stringify({ sessionId }),
      headers: { 'content-type': type, 'sec-fetch-site': site, 'sec-fetch-mode': 'no-cors' },
    });
  expect((await beacon('cross-site')).status).toBe(403);
  expect((await beacon('same-origin', 'text/plain;charset=UTF-8')).status).toBe(415);
  expect(await rows()).toHaveLength(1);
  expect((await beacon('same-origin')).status).toBe(200);
  expect(await rows()).toEqual([]);
});

test('returns the figures to administrators only, and an error with the specified message', async () => {
  expect((await app.visitor().get('/presence/stats')).status).toBe(401);
  expect((await (await app.signIn()).get('/presence/stats')).status).toBe(403);
  await app.deps.pool.query('ALTER TABLE active_sessions RENAME TO away');
  const answer = await admin.get<{ message: string }>('/presence/stats');
  await app.deps.pool.query('ALTER TABLE away RENAME TO active_sessions');
  expect(answer).toMatchObject({ status: 500, body: { message: messages.presence.notLoaded } });
});
