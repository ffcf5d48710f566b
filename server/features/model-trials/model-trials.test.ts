import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ModelTrial, ModelTrialList } from '#contract/model-trials.ts';
import { messages } from '#domain/messages/index.ts';
import { trialTasks } from '#server/model-trial/trial-tasks.ts';
import { type FakeAi, startFakeAi } from '#testing/fake-ai/server.ts';
import { type SignedInClient, startTestApp, type TestApp } from '#testing/harness.ts';
import { modelTrialJob } from './model-trial-job.ts';

const adminEmail = 'yonetici@site.example';
const key = 'sk-test-0123456789abcdefwxyz';

let app: TestApp;
let admin: SignedInClient;
let ai: FakeAi;

beforeAll(async () => {
  ai = await startFakeAi({ apiKey: key });
  app = await startTestApp({
    env: { ADMIN_EMAILS: adminEmail, SECRETS_KEY: 'k'.repeat(40) },
    configured: true,
  });
  admin = await app.signIn({ email: adminEmail });
});
afterAll(async () => {
  await app.stop();
  await ai.close();
});

const path = '/admin/model-trials';

async function createConfig(overrides: Record<string, unknown> = {}): Promise<string> {
  const id = randomUUID();
  const config = {
    name: 'Denenen',
    provider: 'other',
    key,
    baseUrl: ai.baseUrl,
    model: 'ok',
    isActive: false,
  };
  const { status } = await admin.post('/admin/api-configs', { id, ...config, ...overrides });
  expect(status).toBe(201);
  return id;
}
const start = (configId: string, id = randomUUID()) => admin.post<ModelTrial>(path, { id, configId });
const list = async () => (await admin.get<ModelTrialList>(path)).body;
const find = async (id: string) => (await list()).trials.find((trial) => trial.id === id);
const run = (id: string) => modelTrialJob.run(app.deps, { id, data: { trialId: id } });

test('a trial writes every task, keeps its figures, and is read beside another', async () => {
  const configId = await createConfig({ inputPrice: 1, outputPrice: 4 });
  expect((await list()).costs).toContainEqual({ configId, most: expect.any(Number), currency: 'USD' });
  const { status, body } = await start(configId);
  expect(status).toBe(201);
  await run(body.id);
  await expect
    .poll(() => find(body.id), { timeout: 60_000 })
    .toMatchObject({
      written: trialTasks.length,
      isRunning: false,
      failure: null,
    });
  expect((await find(body.id))?.figures).toContainEqual({ label: 'Metin', value: String(trialTasks.length) });
  // Each text counts for the costs and for the configuration's budget of the day.
  const { rows } = await app.deps.pool.query(
    `SELECT DISTINCT plan, currency, cost > 0 AS paid, count(*) OVER () >= $2 AS all FROM ai_calls WHERE config_id = $1`,
    [configId, trialTasks.length],
  );
  expect(rows).toEqual([{ plan: 'admin', currency: 'USD', paid: true, all: true }]);
  const page = await admin.get<{ html: string }>(`${path}/${body.id}/page`);
  expect(page.body.html).toContain('Denenen / other / ok');
  expect((await admin.get(`${path}/${randomUUID()}/page`)).status).toBe(404);
}, 90_000);

test('starts at the same time make one running trial of a configuration, and a repeat answers it', async () => {
  const configId = await createConfig({ name: 'Bir kez' });
  const id = randomUUID();
  const answers = await Promise.all([
    start(configId, id),
    start(configId, id),
    start(configId),
    start(configId),
  ]);
  const { rows } = await app.deps.pool.query('SELECT id FROM model_trials WHERE config_id = $1', [configId]);
  expect(rows).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 201).every(({ body }) => body.id === rows[0].id)).toBe(
    true,
  );
  expect(answers.filter(({ status }) => status === 409).length).toBeGreaterThanOrEqual(1);
});

test('a refused key ends the trial after three texts, which stay', async () => {
  const configId = await createConfig({ name: 'Yanlış anahtar', key: 'sk-yanlis-0123456789' });
  const { body } = await start(configId);
  await run(body.id);
  await expect
    .poll(() => find(body.id), { timeout: 30_000 })
    .toMatchObject({
      written: 3,
      isRunning: false,
      failure: expect.stringContaining('art arda 3 metni yazamadı'),
    });
}, 60_000);

test('ends when its configuration is deleted, and sends the key no more', async () => {
  const configId = await createConfig({ name: 'Silinecek' });
  const { body } = await start(configId);
  const before = ai.requests.length;
  const running = run(body.id);
  await ai.until(() => ai.requests.length > before);
  expect((await admin.delete(`/admin/api-configs/${configId}`)).status).toBe(200);
  await running;
  await expect
    .poll(() => find(body.id), { timeout: 30_000 })
    .toMatchObject({ isRunning: false, failure: messages.modelTrials.configRemoved });
  expect((await find(body.id))?.written).toBeLessThan(trialTasks.length);
}, 60_000);

test('a run that another process goes on with keeps the stored texts', async () => {
  const id = randomUUID();
  const configId = await createConfig({ name: 'Sürdürülen' });
  const at = new Date();
  const stored = trialTasks.slice(0, -1).map(({ id: task }) => ({
    task,
    text: 'Kalan metin.',
    marks: null,
    error: null,
    firstWordMs: 1,
    wholeMs: 1,
    usage: null,
    cost: null,
  }));
  const row = {
    id,
    config_id: configId,
    name: 'Sürdürülen',
    tasks: trialTasks.length,
    created_at: at,
    updated_at: at,
  };
  await app.deps.db
    .insertInto('model_trials')
    .values({ ...row, texts: JSON.stringify(stored) })
    .execute();
  await run(id);
  expect(await find(id)).toMatchObject({ written: trialTasks.length, isRunning: false, failure: null });
}, 60_000);

test('a trial without a text for half an hour is told as interrupted and holds no other one up', async () => {
  const configId = await createConfig({ name: 'Kaybolan' });
  const id = randomUUID();
  const at = new Date(Date.now() - 31 * 60_000);
  const row = { id, config_id: configId, name: 'Kaybolan', tasks: 40, created_at: at, updated_at: at };
  await app.deps.db.insertInto('model_trials').values(row).execute();
  expect((await start(configId)).status).toBe(201);
  expect((await find(id))?.failure).toBe(messages.modelTrials.interrupted);
});
