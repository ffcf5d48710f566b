import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openDocument } from '#server/features/story-documents/index.ts';
import { createJobSender, type JobKind, openJobs } from '#server/jobs/index.ts';
import { sendMailJob } from '#server/mail/index.ts';
import { ProviderChain, ProviderLink, ProviderWriter } from '#server/providers/ai/index.ts';
import { MailError } from '#server/providers/mail/index.ts';
import { seal } from '#server/seal.ts';
import { createOrder } from '#testing/factories/order.ts';
import { saveStory } from '#testing/factories/story.ts';
import { type FakeAi, startFakeAi } from '#testing/fake-ai/server.ts';
import { startTestApp, type TestApp } from '#testing/harness.ts';

const token = 'a-token-that-only-prometheus-knows';
const headers = { authorization: `Bearer ${token}` };

/** Reconnections and polling of queues take seconds. */
const waits = { timeout: 15_000 };

let ai: FakeAi;
let app: TestApp;
beforeAll(async () => {
  ai = await startFakeAi();
  app = await startTestApp({ env: { METRICS_TOKEN: token } });
});
afterAll(async () => {
  await app.stop();
  await ai.close();
});

const scrape = async () => (await fetch(`${app.url}/metrics`, { headers })).text();

/** The value of a series as Prometheus reads it; null where it is missing. */
function readValue(text: string, series: string): number | null {
  const line = text.split('\n').find((one) => one.startsWith(`${series} `));
  return line === undefined ? null : Number(line.slice(series.length + 1));
}

test('counts generations, calls, tokens and first words by provider', async () => {
  const links = ['fault-429', 'ok'].map(
    (model) => new ProviderLink(new ProviderWriter({ provider: 'other', baseUrl: ai.baseUrl, model })),
  );
  app.deps.writer = new ProviderChain(links);
  const writer = await app.signIn({ plan: 'pro' });
  const idea = 'Deniz fenerinde yaşayan bir kız eski bir harita bulur.';
  const start = () => ({ idempotencyKey: randomUUID(), idea, surface: 'editor', paragraphs: 1 });
  await writer.post('/generations', start());
  await writer.post('/generations/stream', start());
  app.deps.writer = new ProviderChain(links.slice(0, 1));
  await writer.post('/generations', start());
  const text = await scrape();
  const values = (...series: string[]) => series.map((one) => readValue(text, one));
  expect(
    values(
      'generations_total{provider="other",outcome="completed"}',
      'generations_total{provider="other",outcome="failed"}',
      'ai_calls_total{provider="other",purpose="text",outcome="fallback"}',
      'ai_calls_total{provider="other",purpose="text",outcome="failed"}',
      'ai_tokens_total{provider="other",kind="input"}',
      'ai_tokens_total{provider="other",kind="output"}',
      'generation_first_word_seconds_count{provider="other"}',
    ),
  ).toEqual([2, 1, 2, 3, 640, 820, 1]);
});

test('shows flagged payments, waiting changes of stories and the age of the last backup', async () => {
  const { db, pool } = app.deps;
  const { userId } = await app.signIn();
  const before = await scrape();
  expect(readValue(before, 'payments_flagged{kind="order"}')).toBe(0);
  expect(readValue(before, 'backup_age_seconds')).toBeNull();
  expect(readValue(before, 'story_sync_lag_seconds')).toBe(0);
  expect(readValue(before, 'app_ready')).toBe(1);

  const paid = { userId, paid_at: new Date(), total_amount: 20_000 };
  await createOrder(app.deps, { ...paid, status: 'refused', flags: ['amount_mismatch'] });
  await createOrder(app.deps, { ...paid, status: 'paid', flags: ['paid_twice'] });
  await createOrder(app.deps, { ...paid, status: 'refunded', flags: ['refunded_at_paytr'] });
  await createOrder(app.deps, { userId });
  const hourAgo = new Date(Date.now() - 3_600_000);
  const backup = { started_at: hourAgo, place: '/yedek' };
  await db
    .insertInto('backups')
    .values({ ...backup, ended_at: hourAgo, bytes: 1 })
    .execute();
  await db
    .insertInto('backups')
    .values({ ...backup, ended_at: new Date(), error: 'dolu' })
    .execute();
  const author = await app.signIn();
  const { id } = await saveStory(author);
  await openDocument(app.deps, { storyId: id, userId: author.userId, create: false });
  await pool.query(
    'UPDATE story_documents SET version = derived_version + 1, changed_at = $2 WHERE story_id = $1',
    [id, hourAgo],
  );
  const after = await scrape();
  expect(readValue(after, 'payments_flagged{kind="order"}')).toBe(2);
  expect(readValue(after, 'backup_age_seconds')).toBeCloseTo(3_600, -2);
  expect(readValue(after, 'story_sync_lag_seconds')).toBeCloseTo(3_600, -2);
});

test('answers while every connection is in use, and shows how many queries wait', async () => {
  const { pool } = app.deps;
  const held = await Promise.all(Array.from({ length: pool.options.max ?? 0 }, () => pool.connect()));
  const waiting = pool.query('SELECT 1');
  try {
    const text = await scrape();
    expect(readValue(text, 'db_pool_waiting_requests')).toBeGreaterThanOrEqual(1);
    expect(readValue(text, 'db_pool_connections{state="used"}')).toBe(held.length);
    expect(readValue(text, 'app_ready')).toBe(0);
    expect(readValue(text, 'payments_flagged{kind="order"}')).toBeNull();
  } finally {
    for (const client of held) client.release();
    await waiting;
  }
});

test('shows whether notifications arrive, and how often they were lost', async () => {
  app.deps.changes.subscribe('content', () => undefined);
  const isListening = async () => readValue(await scrape(), 'db_listen_connected');
  await vi.waitFor(async () => expect(await isListening()).toBe(1), waits);
  expect(readValue(await scrape(), 'db_listen_lost_total')).toBe(0);
  await app.deps.pool.query(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND query LIKE '%LISTEN%' AND pid <> pg_backend_pid()",
  );
  await vi.waitFor(
    async () => expect(readValue(await scrape(), 'db_listen_lost_total')).toBeGreaterThan(0),
    waits,
  );
  await vi.waitFor(async () => expect(await isListening()).toBe(1), waits);
});

test('counts sent, failed and refused mails', async () => {
  const outcomes = [null, new MailError('later', false), new MailError('no such address', true)];
  const sealed = seal(
    JSON.stringify({ to: 'a@site.example', subject: 'Konu', text: 'Metin', html: '<p>Metin</p>' }),
    app.deps.env.appSecrets,
    'waiting-mail',
  );
  for (const error of outcomes) {
    app.deps.mailer = {
      deliver: () => (error ? Promise.reject(error) : Promise.resolve()),
      close: async () => undefined,
    };
    await sendMailJob.run(app.deps, { id: randomUUID(), data: { sealed } }).catch(() => undefined);
  }
  const text = await scrape();
  for (const outcome of ['sent', 'failed', 'refused'])
    expect(readValue(text, `mails_total{outcome="${outcome}"}`)).toBe(1);
});

test('counts runs of jobs and shows the age of those that wait', async () => {
  const kind: JobKind = {
    name: 'trial-work',
    options: { retryLimit: 0 },
    run: async (_deps, { data }) => {
      if (data.fails === true) throw new Error('on purpose');
    },
  };
  const jobs = await openJobs(app.database.directUrl, pino({ level: 'silent' }), [kind]);
  try {
    const sender = createJobSender(jobs.boss);
    await sender.send(kind.name, { fails: true });
    await sender.send(kind.name, {});
    await app.deps.pool.query("UPDATE jobs.job SET start_after = start_after - interval '10 minutes'");
    const waiting = await scrape();
    expect(readValue(waiting, 'job_queue_waiting_jobs{queue="trial-work"}')).toBe(2);
    expect(readValue(waiting, 'job_queue_age_seconds{queue="trial-work"}')).toBeCloseTo(600, -2);
    await jobs.work(app.deps, [kind]);
    await vi.waitFor(async () => {
      const text = await scrape();
      for (const outcome of ['done', 'failed'])
        expect(readValue(text, `jobs_total{queue="trial-work",outcome="${outcome}"}`)).toBe(1);
      expect(readValue(text, 'job_queue_age_seconds{queue="trial-work"}')).toBeNull();
    }, waits);
  } finally {
    await jobs.stop();
  }
});

test('has no label with more values than the code and its configuration have', async () => {
  await app.visitor().get(`/no-such-operation-${randomUUID()}`);
  const text = await scrape();
  expect(text).toContain('api_requests_total{operation="none"');
  expect(text).not.toMatch(/no-such-operation|@site\.example/);
});
