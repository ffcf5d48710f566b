import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ApiConfig } from '#contract/api-configs.ts';
import type { Generation } from '#contract/generations.ts';
import { messages } from '#domain/messages/index.ts';
import { type FakeAi, startFakeAi } from '#testing/fake-ai/server.ts';
import { type SignedInClient, startTestApp, type TestApp } from '#testing/harness.ts';

const m = messages.apiConfigs;
const adminEmail = 'yonetici@site.example';
const path = '/admin/api-configs';

let app: TestApp;
let admin: SignedInClient;
let ai: FakeAi;
let ofEnvironment: FakeAi;

beforeAll(async () => {
  ai = await startFakeAi();
  ofEnvironment = await startFakeAi();
  const env = {
    ADMIN_EMAILS: adminEmail,
    STORYTELLER: 'on',
    AI_PROVIDER: 'other',
    AI_BASE_URL: ofEnvironment.baseUrl,
    AI_MODEL: 'ortam',
  };
  app = await startTestApp({ env, configured: true });
  admin = await app.signIn({ email: adminEmail });
});
afterAll(async () => {
  await app.stop();
  await ai.close();
  await ofEnvironment.close();
});
beforeEach(async () => {
  await app.deps.db.deleteFrom('api_configs').execute();
  await app.deps.db.deleteFrom('ai_calls').execute();
  await until(() => app.deps.writer?.model === 'ortam');
  ai.requests.length = 0;
  ofEnvironment.requests.length = 0;
});

/** Waits until the condition holds; the test's timeout limits the wait. */
async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 5));
}

/** Adds a configuration whose name and model are the scenario of the fake provider, and waits until it is used. */
async function create(model: string, overrides: Record<string, unknown> = {}): Promise<ApiConfig> {
  const place = { id: randomUUID(), name: model, provider: 'other', key: 'k', baseUrl: ai.baseUrl, model };
  const config = { ...place, force: true };
  const { status, body } = await admin.post<ApiConfig>(path, { ...config, ...overrides });
  expect(status).toBe(201);
  await until(() => app.deps.writer?.states?.().has(body.id) === true);
  return body;
}
const places = (configs: ApiConfig[]) => configs.map(({ name, place }) => [name, place]);
const list = async () => (await admin.get<{ configs: ApiConfig[] }>(path)).body.configs;
const named = async (name: string) => (await list()).find((config) => config.name === name);
const move = async (id: string, direction: string) =>
  admin.put<{ configs: ApiConfig[] }>(`${path}/${id}/place`, { direction });

async function write() {
  const person = await app.signIn();
  const request = { idempotencyKey: randomUUID(), idea: 'Deniz feneri', surface: 'editor' };
  return person.post<Generation & { code?: string; message?: string }>('/generations', request);
}
const models = () => [...ai.requests, ...ofEnvironment.requests].map(({ body }) => body.model);

test('orders the newest first, moves a configuration up and down, and writes the audit log', async () => {
  const old = await create('eski');
  await create('orta');
  await create('yeni');
  expect(places(await list())).toEqual([
    ['yeni', 1],
    ['orta', 2],
    ['eski', 3],
  ]);
  expect(places((await move(old.id, 'up')).body.configs)).toEqual([
    ['yeni', 1],
    ['eski', 2],
    ['orta', 3],
  ]);
  await move(old.id, 'up');
  await until(() => app.deps.writer?.model === 'eski');
  expect((await move(old.id, 'up')).status).toBe(200);
  await create('en yeni');
  await move(old.id, 'down');
  expect(places(await list())).toEqual([
    ['en yeni', 1],
    ['yeni', 2],
    ['eski', 3],
    ['orta', 4],
  ]);
  const { rows } = await app.deps.pool.query(
    `SELECT before, after FROM audit_log WHERE action = 'api_config.moved' AND subject_id = $1 ORDER BY id`,
    [old.id],
  );
  expect(rows).toEqual([
    { before: { place: 3 }, after: { place: 2 } },
    { before: { place: 2 }, after: { place: 1 } },
    { before: { place: 2 }, after: { place: 3 } },
  ]);
  expect((await move(randomUUID(), 'up')).status).toBe(404);
});

test('writes with the next configuration, and with the environment’s provider last', async () => {
  await create('fault-503');
  await create('fault-429');
  const { status } = await write();
  expect(status).toBe(200);
  expect(models()).toEqual(['fault-429', 'fault-503', 'ortam']);
  const { rows } = await app.deps.pool.query(`SELECT writer, model FROM generations WHERE model = 'ortam'`);
  expect(rows).toEqual([{ writer: 'other', model: 'ortam' }]);
});

test('never lets the storyteller write for a configured provider that fails', async () => {
  await create('fault-503');
  ofEnvironment.queue({ status: 503, body: '' });
  expect(await write()).toMatchObject({ status: 503, body: { code: 'AI_UNAVAILABLE' } });
});

test('skips a provider that fails repeatedly, and shows it to administrators', async () => {
  await create('fault-503');
  for (let count = 0; count < 4; count += 1) expect((await write()).status).toBe(200);
  expect(models().filter((model) => model === 'fault-503')).toHaveLength(3);
  expect(await named('fault-503')).toMatchObject({ circuit: 'open', place: 1 });
});

test('keeps the state of a provider when another configuration changes', async () => {
  await create('fault-503');
  for (let count = 0; count < 3; count += 1) await write();
  const other = await create('ok');
  await admin.put(`${path}/${other.id}/active`, { isActive: false });
  await until(() => app.deps.writer?.states?.().has(other.id) === false);
  expect(await named('fault-503')).toMatchObject({ circuit: 'open' });
});

test('writes with the next provider when the daily budget is used up', async () => {
  const { id } = await create('ok', { dailyTokens: 731 });
  await write();
  expect(await named('ok')).toMatchObject({ tokensToday: 730, dailyTokens: 731 });
  await write();
  await write();
  expect(models()).toEqual(['ok', 'ok', 'ortam']);
  // Yesterday's tokens do not count.
  await app.deps.pool.query(
    `UPDATE ai_calls SET ended_at = ended_at - interval '1 day' WHERE config_id = $1`,
    [id],
  );
  await write();
  expect(models()).toEqual(['ok', 'ok', 'ok', 'ortam']);
});

test('stores the cost at the prices of the configuration', async () => {
  await create('ok', { inputPrice: 1, outputPrice: 10, currency: 'TRY' });
  await write();
  const { rows } = await app.deps.pool.query('SELECT cost::float, currency FROM ai_calls');
  expect(rows).toEqual([{ cost: (320 + 4_100) / 1_000_000, currency: 'TRY' }]);
});

test('requires input and output prices together, and limits above zero', async () => {
  const issuesOf = async (overrides: Record<string, unknown>) => {
    const config = { id: randomUUID(), name: 'a', provider: 'openai', key: 'k', ...overrides };
    const { status, body } = await admin.post<{ data?: { issues: { path: string; message: string }[] } }>(
      path,
      config,
    );
    expect(status).toBe(422);
    return Object.fromEntries((body.data?.issues ?? []).map((issue) => [issue.path, issue.message]));
  };
  expect(await issuesOf({ inputPrice: 1 })).toEqual({ outputPrice: m.pricesTogether });
  expect(await issuesOf({ cachedPrice: 1 })).toEqual({
    inputPrice: m.pricesTogether,
    outputPrice: m.pricesTogether,
  });
  expect(await issuesOf({ inputPrice: -1, outputPrice: 1 })).toEqual({ inputPrice: m.priceInvalid });
  expect(await issuesOf({ maxStreams: 0, dailyTokens: 1.5 })).toEqual({
    maxStreams: m.limitInvalid,
    dailyTokens: m.limitInvalid,
  });
});
