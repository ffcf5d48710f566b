import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { ApiConfig } from '#contract/api-configs.ts';
import { apiProviderIds } from '#domain/generation/api-configs.ts';
import { messages } from '#domain/messages/index.ts';
import { type Client, createClient } from '#testing/client.ts';
import { type FakeAi, startFakeAi } from '#testing/fake-ai/server.ts';
import { type SignedInClient, startTestApp, type TestApp } from '#testing/harness.ts';

const m = messages.apiConfigs;
const adminEmail = 'yonetici@site.example';
const key = 'sk-test-0123456789abcdefwxyz';
const env = { ADMIN_EMAILS: adminEmail, SECRETS_KEY: 'k'.repeat(40), STORYTELLER: 'on' };

let app: TestApp;
let other: TestApp;
let admin: SignedInClient;
let ai: FakeAi;

beforeAll(async () => {
  ai = await startFakeAi({ apiKey: key });
  app = await startTestApp({ env, configured: true });
  other = await app.startAnother();
  admin = await app.signIn({ email: adminEmail });
});
afterAll(async () => {
  await app.stop();
  await ai.close();
});
beforeEach(() => app.deps.db.deleteFrom('api_configs').execute());

const fields = (overrides: Record<string, unknown> = {}) => ({
  name: 'Yerel model',
  provider: 'other',
  key,
  baseUrl: ai.baseUrl,
  model: 'ok',
  // The trial before the use has tests of its own.
  force: true,
  ...overrides,
});
const path = '/admin/api-configs';
const create = async (overrides: Record<string, unknown> = {}) =>
  admin.post<ApiConfig>(path, { id: randomUUID(), ...fields(overrides) });
const list = async () => (await admin.get<{ configs: ApiConfig[] }>(path)).body.configs;

/** A client of the administrator at a process that refuses private addresses. */
let guarded: Promise<TestApp> | null = null;
async function guardedClient(): Promise<Client> {
  guarded ??= app.startAnother({ env: { ...env, AI_PRIVATE_ADDRESSES: 'off' } });
  return createClient((await guarded).url, admin.cookie());
}

/** Waits until the condition holds; the test's timeout limits the wait. */
async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 5));
}

interface Fairedirecting {
  code: string;
  message: string;
  data?: { issues: { path: string; message: string }[] };
}

test('allows the same providers in the table as in the form', async () => {
  const { rows } = await app.deps.pool.query<{ check: string }>(
    `SELECT pg_get_constraintdef(oid) AS check FROM pg_constraint WHERE conname = 'api_configs_provider_check'`,
  );
  const values = Array.from(rows[0]?.check.matchAll(/'([^']*)'::text/g) ?? [], ([, value]) => value);
  expect(values.toSorted()).toEqual(apiProviderIds.toSorted());
});

test('creates one configuration when the request is repeated, and lists it without its key', async () => {
  const config = { id: randomUUID(), ...fields() };
  const answers = await Promise.all([1, 2, 3].map(() => admin.post<ApiConfig>(path, config)));
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
  const configs = await list();
  expect(configs).toMatchObject([
    { name: 'Yerel model', maskedKey: 'sk-t••••••••wxyz', inUse: true, revision: 1 },
  ]);
  expect(JSON.stringify(configs)).not.toContain(key);
});

test('rejects other content under the id of an existing configuration', async () => {
  const config = { id: randomUUID(), ...fields() };
  await admin.post(path, config);
  for (const change of [{ name: 'Yeni ad' }, { key: `${key}9` }]) {
    const late = await admin.post<Fairedirecting>(path, { ...config, ...change });
    expect(late.status).toBe(409);
    expect(late.body).toMatchObject({ code: 'API_CONFIG_CHANGED', data: { current: { name: config.name } } });
  }
  expect(await list()).toHaveLength(1);
});

test('ignores the base URL of a PayTR configuration', async () => {
  const { body } = await create({ provider: 'paytr', merchantId: '42', salt: 'tuz' });
  expect(body).toMatchObject({ baseUrl: '', model: '' });
  await until(() => app.deps.paytr?.merchantId === '42');
  expect(app.deps.paytr?.baseUrl).toBe('https://www.paytr.com');
});

test('stores no readable key or salt', async () => {
  await create();
  await create({ provider: 'paytr', merchantId: '123456', salt: 'tuz-0123456789', baseUrl: '', model: '' });
  const { rows } = await app.deps.pool.query<{ dump: string }>(
    'SELECT string_agg(c::text, chr(10)) AS dump FROM api_configs c',
  );
  const dump = rows[0]?.dump ?? '';
  expect(dump).toContain('Yerel model');
  for (const secret of [key, 'tuz-0123456789', Buffer.from(key).toString('base64')]) {
    expect(dump).not.toContain(secret);
  }
});

test('uses a new configuration in every process within a second, and the default again when it is switched off', async () => {
  await until(() => other.deps.writer?.name === 'storyteller');
  const { body } = await create();
  const startedAt = performance.now();
  await until(() => app.deps.writer?.name === 'other' && other.deps.writer?.name === 'other');
  expect(performance.now() - startedAt).toBeLessThan(1_000);

  const writer = await other.signIn();
  ai.requests.length = 0;
  const made = await writer.post('/generations', {
    idempotencyKey: randomUUID(),
    idea: 'Deniz feneri',
    surface: 'editor',
  });
  expect(made.status).toBe(200);
  expect(ai.requests).toMatchObject([{ key: 'right', body: { model: 'ok' } }]);

  await admin.put(`${path}/${body.id}/active`, { isActive: false });
  await until(() => app.deps.writer?.name === 'storyteller' && other.deps.writer?.name === 'storyteller');
});

test('uses the newest active configuration of each kind', async () => {
  const older = await create({ name: 'Eski' });
  const newer = await create({ name: 'Yeni', model: 'yeni-model' });
  const paytr = await create({ name: 'Kasa', provider: 'paytr', merchantId: '42', salt: 'tuz', baseUrl: '' });
  const used = async () => (await list()).filter(({ inUse }) => inUse).map(({ name }) => name);
  expect(await used()).toEqual(['Kasa', 'Yeni']);
  await until(() => other.deps.writer?.model === 'yeni-model' && other.deps.paytr?.merchantId === '42');
  await admin.delete(`${path}/${newer.body.id}`);
  expect(await used()).toEqual(['Kasa', 'Eski']);
  await until(() => other.deps.writer?.model === 'ok');
  await admin.delete(`${path}/${paytr.body.id}`);
  await admin.delete(`${path}/${older.body.id}`);
  await until(() => other.deps.writer?.name === 'storyteller' && other.deps.paytr === null);
  expect((await admin.delete<Fairedirecting>(`${path}/${older.body.id}`)).body).toMatchObject({
    message: m.notFound,
  });
});

test('rejects invalid fields with the specified messages', async () => {
  const issuesOf = async (overrides: Record<string, unknown>) => {
    const { status, body } = await admin.post<Fairedirecting>(path, {
      id: randomUUID(),
      ...fields(overrides),
    });
    expect(status).toBe(422);
    return Object.fromEntries((body.data?.issues ?? []).map((issue) => [issue.path, issue.message]));
  };
  expect(await issuesOf({ name: '  ', key: ' ' })).toEqual({ name: m.nameRequired, key: m.keyRequired });
  expect(await issuesOf({ key: ' ' })).toEqual({ key: m.keyRequired });
  expect(await issuesOf({ provider: 'yok' })).toEqual({ provider: m.providerRequired });
  expect(await issuesOf({ key: 'anahtarım' })).toEqual({ key: m.keyInvalid });
  expect(await issuesOf({ baseUrl: '', model: '' })).toEqual({
    baseUrl: m.baseUrlRequired,
    model: m.modelRequired,
  });
  expect(await issuesOf({ baseUrl: 'file:///etc/passwd' })).toEqual({ baseUrl: m.baseUrlInvalid });
  expect(await issuesOf({ baseUrl: 'https://kim:gizli@model.example/v1' })).toEqual({
    baseUrl: m.baseUrlCredentials,
  });
  expect(await issuesOf({ provider: 'paytr' })).toEqual({
    merchantId: m.merchantIdRequired,
    salt: m.saltRequired,
  });
  expect(await list()).toEqual([]);
});

test('keeps the key at a change, but requires it again for another server', async () => {
  const { body } = await create();
  const change = (overrides: Record<string, unknown>) =>
    admin.put<ApiConfig & Fairedirecting>(`${path}/${body.id}`, {
      ...fields({ key: '', revision: 1 }),
      ...overrides,
    });
  expect((await change({ baseUrl: 'https://baska.example/v1' })).body.data?.issues).toEqual([
    { path: 'key', message: m.keyRequired },
  ]);
  expect((await change({ name: 'Yeni ad' })).body).toMatchObject({ name: 'Yeni ad', revision: 2 });
  const late = await change({ name: 'Geç kalan' });
  expect(late.status).toBe(409);
  expect(late.body).toMatchObject({ message: m.changedElsewhere, data: { current: { name: 'Yeni ad' } } });
  expect((await admin.post(`${path}/${body.id}/reveal`, {})).body).toEqual({ key, salt: '' });
});

test('reveals the key only after a recent sign-in and writes the audit log', async () => {
  const { body } = await create();
  expect((await admin.post(`${path}/${body.id}/reveal`, {})).body).toEqual({ key, salt: '' });
  await app.deps.db
    .updateTable('sessions')
    .set({ created_at: new Date(Date.now() - 11 * 60_000) })
    .where('user_id', '=', admin.userId)
    .execute();
  const refused = await admin.post<Fairedirecting>(`${path}/${body.id}/reveal`, { password: 'tahmin' });
  expect(refused).toMatchObject({
    status: 403,
    body: { code: 'FRESH_SIGN_IN_REQUIRED', data: { hasPassword: false } },
  });
  const { rows } = await app.deps.pool.query<{ action: string; actor_email: string; text: string }>(
    'SELECT action, actor_email, a::text AS text FROM audit_log a WHERE subject_id = $1 ORDER BY id',
    [body.id],
  );
  expect(rows.map(({ action }) => action)).toEqual(['api_config.created', 'api_config.revealed']);
  expect(rows.every(({ actor_email, text }) => actor_email === adminEmail && !text.includes(key))).toBe(true);
});

test.each([
  ['ok', true, m.testPassed],
  ['fault-401', false, messages.generation.invalidKey],
  ['fault-429', false, messages.generation.rateLimited],
  ['fault-503', false, messages.generation.unavailable],
  ['fault-cut', false, m.unreachable],
  ['fault-404', false, messages.generation.modelNotFound],
  ['fault-unparseable', false, messages.generation.unparseable],
])('tests a configuration and returns its result for the model %s', async (model, ok, message) => {
  const { body } = await create({ model, isActive: false });
  const answer = await admin.post<{ ok: boolean; message: string }>(`${path}/${body.id}/test`);
  expect(answer.body).toMatchObject({ ok, message });
});

test('seals a key under the newest SECRETS_KEY at a start with both', async () => {
  const { body } = await create();
  const sealed = async () =>
    (
      await app.deps.db
        .selectFrom('api_configs')
        .select('sealed_key')
        .where('id', '=', body.id)
        .executeTakeFirst()
    )?.sealed_key;
  const before = await sealed();
  const rotated = await app.startAnother({
    env: { ...env, SECRETS_KEY: `${'n'.repeat(40)},${env.SECRETS_KEY}` },
  });
  expect(await sealed()).not.toBe(before);
  expect(rotated.deps.writer?.name).toBe('other');
  const lost = await app.startAnother({ env: { ...env, SECRETS_KEY: 'x'.repeat(40) } });
  expect(lost.deps.writer?.name).toBe('storyteller');
});

test('does not use a configuration whose key can’t be opened, and lists it as lost', async () => {
  const { body: older } = await create({ name: 'Eski' });
  const renewed = await app.startAnother({ env: { ...env, SECRETS_KEY: 'y'.repeat(40) } });
  const client = createClient(renewed.url, admin.cookie());
  const statuses = async () =>
    (await client.get<{ configs: ApiConfig[] }>(path)).body.configs.map(({ name, inUse, keyLost }) => ({
      name,
      inUse,
      keyLost,
    }));
  const lost = { name: 'Eski', inUse: false, keyLost: true };
  expect(await statuses()).toEqual([lost]);
  expect((await client.post(`${path}/${older.id}/test`)).body).toMatchObject({
    ok: false,
    message: m.keyLost,
  });
  await client.post(path, { id: randomUUID(), ...fields({ name: 'Yeni' }) });
  expect(await statuses()).toEqual([{ name: 'Yeni', inUse: true, keyLost: false }, lost]);
  // The first process can't open the newest configuration and uses the one before it.
  expect((await list()).map(({ name, inUse, keyLost }) => [name, inUse, keyLost])).toEqual([
    ['Yeni', false, true],
    ['Eski', true, false],
  ]);
});

test.each([
  ['https://127.0.0.1/v1', m.baseUrlPrivate],
  ['https://[::1]/v1', m.baseUrlPrivate],
  ['https://[::ffff:10.0.0.1]/v1', m.baseUrlPrivate],
  ['https://0x7f000001/v1', m.baseUrlPrivate],
  ['https://2130706433/v1', m.baseUrlPrivate],
  ['https://169.254.169.254/latest/meta-data', m.baseUrlPrivate],
  ['https://10.1.2.3/v1', m.baseUrlPrivate],
  ['https://localhost/v1', m.baseUrlPrivate],
  ['http://93.184.216.34/v1', m.baseUrlInsecure],
  ['https://boyle-bir-sunucu-yok.invalid/v1', m.baseUrlUnknown],
])('refuses %s when private addresses are not allowed', async (baseUrl, message) => {
  const client = await guardedClient();
  const answer = await client.post<Fairedirecting>(path, { id: randomUUID(), ...fields({ baseUrl }) });
  expect(answer.status).toBe(422);
  expect(answer.body.data?.issues).toEqual([{ path: 'baseUrl', message }]);
});

test('does not use a stored private or insecure address when they are not allowed any more', async () => {
  await create({ name: 'Dışarıda', baseUrl: 'https://93.184.216.34/v1', model: 'disarida' });
  await create({ name: 'İçeride', baseUrl: 'https://10.1.2.3/v1', model: 'iceride' });
  const { body: open } = await create({
    name: 'Açıkta',
    baseUrl: 'http://93.184.216.34/v1',
    model: 'acikta',
  });
  const statuses = async (client: Client) =>
    (await client.get<{ configs: ApiConfig[] }>(path)).body.configs.map(
      ({ name, inUse, addressRefused }) => ({
        name,
        inUse,
        addressRefused,
      }),
    );
  const client = await guardedClient();
  expect(await statuses(client)).toEqual([
    { name: 'Açıkta', inUse: false, addressRefused: true },
    { name: 'İçeride', inUse: false, addressRefused: true },
    { name: 'Dışarıda', inUse: true, addressRefused: false },
  ]);
  const process = await guarded;
  await until(() => process?.deps.writer?.model === 'disarida');
  expect((await client.post(`${path}/${open.id}/test`)).body).toMatchObject({
    ok: false,
    message: m.baseUrlInsecure,
  });
  expect(await statuses(admin)).toEqual([
    { name: 'Açıkta', inUse: true, addressRefused: false },
    { name: 'İçeride', inUse: false, addressRefused: false },
    { name: 'Dışarıda', inUse: false, addressRefused: false },
  ]);
});

test('refuses the connection when a host name resolves to a private address', async () => {
  const { port } = new URL(ai.baseUrl);
  const { body } = await create({ baseUrl: `https://localhost:${port}/v1` });
  ai.requests.length = 0;
  const client = await guardedClient();
  const answer = await client.post<{ ok: boolean; message: string }>(`${path}/${body.id}/test`);
  expect(answer.body).toMatchObject({ ok: false, message: m.baseUrlPrivate });
  expect(ai.requests).toEqual([]);
});

test('does not follow redirects', async () => {
  const inner = vi.fn();
  const target = createServer((_request, response) => {
    inner();
    response.end('{}');
  });
  await new Promise<void>((resolve) => target.listen(0, '127.0.0.1', resolve));
  const { port } = target.address() as AddressInfo;
  const redirecting = createServer((_request, response) => {
    response.writeHead(307, { location: `http://127.0.0.1:${port}/` }).end();
  });
  await new Promise<void>((resolve) => redirecting.listen(0, '127.0.0.1', resolve));
  const { body } = await create({
    baseUrl: `http://127.0.0.1:${(redirecting.address() as AddressInfo).port}/v1`,
  });
  const answer = await admin.post<{ ok: boolean }>(`${path}/${body.id}/test`);
  expect(answer.body.ok).toBe(false);
  expect(inner).not.toHaveBeenCalled();
  target.close();
  redirecting.close();
});

test('tries an AI configuration before it writes, and leaves it off with the reason when that fails', async () => {
  const id = randomUUID();
  const wrong = { id, ...fields({ key: 'sk-wrong-0123456789', force: false }) };
  const first = await admin.post<ApiConfig>(path, wrong);
  expect(first.status).toBe(201);
  expect(first.body).toMatchObject({
    isActive: false,
    inUse: false,
    trialFailure: messages.generation.invalidKey,
  });
  // A repeated request answers the same configuration.
  expect((await admin.post<ApiConfig>(path, wrong)).body).toMatchObject({ id, isActive: false });
  expect((await admin.put<ApiConfig>(`${path}/${id}/active`, { isActive: true })).body).toMatchObject({
    isActive: false,
    trialFailure: messages.generation.invalidKey,
  });
  const mended = await admin.put<ApiConfig>(`${path}/${id}`, {
    ...fields({ force: false }),
    revision: first.body.revision,
  });
  expect(mended.body).toMatchObject({ isActive: true, trialFailure: null });
  // A change of the name is not tried, a change of the model is.
  const renamed = await admin.put<ApiConfig>(`${path}/${id}`, {
    ...fields({ force: false, key: '', name: 'Başka ad' }),
    revision: mended.body.revision,
  });
  expect(renamed.body).toMatchObject({ isActive: true, name: 'Başka ad' });
  const broken = await admin.put<ApiConfig>(`${path}/${id}`, {
    ...fields({ force: false, key: '', model: 'fault-401' }),
    revision: renamed.body.revision,
  });
  expect(broken.body).toMatchObject({ isActive: false, trialFailure: messages.generation.invalidKey });
});

test('names this server’s connection when a trial reaches nobody, and is forced by an administrator', async () => {
  const { body } = await create({ baseUrl: 'http://127.0.0.1:9/v1', force: false });
  expect(body).toMatchObject({ isActive: false, trialFailure: m.unreachable });
  const forced = await admin.put<ApiConfig>(`${path}/${body.id}/active`, { isActive: true, force: true });
  expect(forced.body).toMatchObject({ isActive: true, inUse: true, trialFailure: null });
  const { rows } = await app.deps.pool.query(
    `SELECT after FROM audit_log WHERE subject_id = $1 AND action = 'api_config.activated'`,
    [body.id],
  );
  expect(rows).toEqual([{ after: { is_active: true, trial_skipped: true } }]);
});
