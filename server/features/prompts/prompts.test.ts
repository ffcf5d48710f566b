import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { AdminPrompt, StoredPromptVersion } from '#contract/prompts.ts';
import { messages } from '#domain/messages/index.ts';
import { type PromptText, prompts } from '#server/providers/ai/index.ts';
import { generationRequest } from '#testing/factories/generation.ts';
import { type FakeAi, startFakeAi } from '#testing/fake-ai/server.ts';
import { fakeStory } from '#testing/fake-ai/story.ts';
import { type SignedInClient, startTestApp, type TestApp } from '#testing/harness.ts';

const adminEmail = 'yonetici@site.example';
const m = messages.prompts;

let fake: FakeAi;
let app: TestApp;
let other: TestApp;
let admin: SignedInClient;
beforeAll(async () => {
  fake = await startFakeAi();
  const env = {
    ADMIN_EMAILS: adminEmail,
    AI_PROVIDER: 'other',
    AI_API_KEY: 'key',
    AI_BASE_URL: fake.baseUrl,
    AI_MODEL: 'ok',
  };
  app = await startTestApp({ env, configured: true });
  other = await app.startAnother();
  admin = await app.signIn({ email: adminEmail });
});
afterAll(async () => {
  await app.stop();
  await fake.close();
});
beforeEach(() => {
  fake.requests.length = 0;
});

const own = ({ system, user }: PromptText = prompts.story) => ({ system, user });
const list = async () => (await admin.get<AdminPrompt[]>('/admin/prompts')).body;
const read = async (id = 'story') => (await list()).find((each) => each.id === id) as AdminPrompt;
const put = (change: { system?: string; user?: string }, revision: number, client = admin) =>
  client.put<AdminPrompt & { data?: { current?: AdminPrompt; issues?: unknown } }>('/admin/prompts/story', {
    ...own(),
    ...change,
    revision,
  });
const systemSent = () =>
  (fake.requests.at(-1)?.body.messages as { content: string }[] | undefined)?.[0]?.content ?? '';

test('a stored text is followed by every process, and named in the records of its texts', async () => {
  const { revision } = await read();
  const { status, body } = await put({ system: `Kısa yaz.\n${prompts.story.system}` }, revision);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    isOverridden: true,
    revision: revision + 1,
    changedBy: adminEmail,
    basedOn: 1,
  });
  await vi.waitUntil(() => other.deps.prompts.story.override === body.revision, {
    timeout: 2_000,
    interval: 5,
  });

  const person = await app.signIn();
  const request = generationRequest();
  const { status: written } = await other
    .visitor()
    .post('/generations', { ...request, idempotencyKey: randomUUID() });
  expect(written).toBe(200);
  expect(systemSent().startsWith('Kısa yaz.')).toBe(true);
  expect(systemSent()).toContain('On sekiz yaşından küçükleri');

  const reset = await admin.post<AdminPrompt>('/admin/prompts/story/reset', { revision: body.revision });
  expect(reset.body).toMatchObject({ isOverridden: false, system: prompts.story.system });
  await vi.waitUntil(() => app.deps.prompts.story.override === null, { timeout: 2_000, interval: 5 });
  await person.post('/generations', generationRequest());
  const { rows } = await app.deps.pool.query<{ prompt_version: string }>(
    'SELECT prompt_version FROM generations ORDER BY created_at DESC LIMIT 2',
  );
  expect(rows.map((row) => row.prompt_version)).toEqual([
    `story@${prompts.story.version}`,
    `story@${prompts.story.version}+${body.revision}`,
  ]);

  const history = await admin.get<{ versions: StoredPromptVersion[] }>('/admin/prompts/story/versions');
  expect(history.body.versions.slice(0, 2)).toMatchObject([
    { revision: body.revision + 1, system: null, user: null },
    { revision: body.revision, createdBy: adminEmail },
  ]);
  const audit = await app.deps.db
    .selectFrom('audit_log')
    .select('action')
    .where('subject_type', '=', 'prompt')
    .orderBy('created_at')
    .execute();
  expect(audit.map(({ action }) => action)).toEqual(['prompt.changed', 'prompt.reset']);
});

test('of two administrators who change the same text at once, one is shown the other’s', async () => {
  const { revision } = await read();
  const answers = await Promise.all(
    ['Biri.', 'Öteki.'].map((line) => put({ system: `${line}\n${prompts.story.system}` }, revision)),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const saved = answers.find(({ status }) => status === 200)?.body;
  const refused = answers.find(({ status }) => status === 409)?.body;
  expect(refused).toMatchObject({
    code: 'PROMPT_CHANGED',
    data: { current: { system: saved?.system, revision: saved?.revision } },
  });
});

test('a wrong or missing variable is refused with its name, and stores nothing', async () => {
  const { revision } = await read();
  const unknown = await put({ system: 'Yaz: {konusma} {baslik}' }, revision);
  expect(unknown.status).toBe(422);
  expect(unknown.body.data?.issues).toEqual([{ path: 'system', message: m.unknownVariable('baslik') }]);
  const missing = await put({ user: prompts.story.user.replace('{uzunluk}', '') }, revision);
  expect(missing.status).toBe(422);
  expect(JSON.stringify(missing.body.data?.issues)).toContain('{uzunluk} eksik');
  expect((await read()).revision).toBe(revision);
});

test('a text that is not stored is tried with an example, with the model on request', async () => {
  const draft = { ...own(prompts.summary), system: `Çok kısa.\n${prompts.summary.system}` };
  const shown = await admin.post<{ messages: { content: string }[]; answer: null }>(
    '/admin/prompts/summary/try',
    {
      ...draft,
      callModel: false,
    },
  );
  expect(shown.body.messages[0]?.content.startsWith('Çok kısa.')).toBe(true);
  expect(shown.body.answer).toBeNull();
  expect(fake.requests).toHaveLength(0);
  const tried = await admin.post('/admin/prompts/summary/try', { ...draft, callModel: true });
  expect(tried.body).toMatchObject({ answer: fakeStory, model: 'ok' });
  expect(systemSent().startsWith('Çok kısa.')).toBe(true);
  fake.queue({ status: 401, body: '{"error":{"message":"no","code":"invalid_api_key"}}' });
  const failed = await admin.post<{ code: string }>('/admin/prompts/story/try', {
    ...own(),
    callModel: true,
  });
  expect(failed.body.code).toBe('PROMPT_TRY_FAILED');
  const { rows } = await app.deps.pool.query(
    "SELECT error_code, input_tokens FROM ai_calls WHERE plan = 'admin' ORDER BY ended_at",
  );
  expect(rows).toEqual([
    { error_code: null, input_tokens: 320 },
    { error_code: 'AI_INVALID_KEY', input_tokens: null },
  ]);
  expect((await read('summary')).isOverridden).toBe(false);
});

test('only administrators read and change prompts', async () => {
  for (const [client, status] of [
    [app.visitor(), 401],
    [await app.signIn(), 403],
  ] as const) {
    expect((await client.get('/admin/prompts')).status).toBe(status);
    expect((await client.post('/admin/prompts/story/reset', { revision: 0 })).status).toBe(status);
    expect((await client.post('/admin/prompts/story/try', { ...own(), callModel: true })).status).toBe(
      status,
    );
  }
});
