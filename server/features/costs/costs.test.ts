import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CostReport } from '#contract/costs.ts';
import { dayMs } from '#domain/time/durations.ts';
import { istanbulDay } from '#domain/time/time.ts';
import { countUsers } from '#server/features/admin-users/index.ts';
import { ProviderChain, ProviderLink, ProviderWriter } from '#server/providers/ai/index.ts';
import { createSale } from '#testing/factories/invoice.ts';
import { createOrder } from '#testing/factories/order.ts';
import { type FakeAi, startFakeAi } from '#testing/fake-ai/server.ts';
import { type SignedInClient, startTestApp, type TestApp } from '#testing/harness.ts';
import { plansOf } from '#testing/query-plans.ts';

const adminEmail = 'yonetici@site.example';
/** 01:30 in Istanbul, where a new day has begun. */
const now = new Date('2026-05-09T22:30:00Z');
const today = '2026-05-10';

let ai: FakeAi;
let app: TestApp;
let admin: SignedInClient;
beforeAll(async () => {
  ai = await startFakeAi();
  app = await startTestApp({ env: { ADMIN_EMAILS: adminEmail }, now: () => now });
  admin = await app.signIn({ email: adminEmail });
});
beforeEach(async () => {
  await app.deps.pool.query('DELETE FROM ai_calls');
  await app.deps.pool.query('DELETE FROM ai_usage_days');
  await app.deps.pool.query('DELETE FROM ai_first_word_days');
  await app.deps.pool.query('DELETE FROM exchange_rates');
  await app.deps.pool.query('DELETE FROM sales_days');
});
afterAll(async () => {
  await app.stop();
  await ai.close();
});

const report = async (days = 7) => {
  const { status, body } = await admin.get<CostReport>(`/admin/costs?days=${days}`);
  expect(status).toBe(200);
  return body;
};

interface StoredCall {
  provider?: string;
  model?: string;
  plan?: string | null;
  error_code?: string | null;
  input_tokens?: number | null;
  output_tokens?: number | null;
  cost?: number | null;
  currency?: string | null;
  first_word_ms?: number | null;
  ended_at?: Date;
}

/** Stores calls in one statement, each by default a priced text of a pro writer. Like the release before it says nothing of fallbacks. */
async function storeCalls(...calls: StoredCall[]): Promise<void> {
  const rows = calls.map((call) => ({
    id: randomUUID(),
    generation_id: randomUUID(),
    provider: 'openai',
    model: 'm-1',
    purpose: 'text',
    plan: 'pro',
    input_tokens: 100,
    output_tokens: 50,
    cost: 0.5,
    currency: 'USD',
    ended_at: now,
    ...call,
  }));
  await app.deps.pool.query(
    'INSERT INTO ai_calls SELECT * FROM jsonb_populate_recordset(NULL::ai_calls, $1)',
    [JSON.stringify(rows)],
  );
}

const setRate = (currency: string, lira: number | null) =>
  admin.put('/admin/costs/rates', { currency, lira });

describe('access and bounds', () => {
  test('answers only administrators', async () => {
    const writer = await app.signIn();
    expect((await writer.get('/admin/costs')).status).toBe(403);
    expect((await writer.put('/admin/costs/rates', { currency: 'USD', lira: 40 })).status).toBe(403);
    expect((await app.visitor().get('/admin/costs')).status).toBe(401);
  });

  test.each(['0', '8', '365', 'x', '7.0'])('refuses a period of %s days', async (days) => {
    expect((await admin.get(`/admin/costs?days=${days}`)).status).toBe(422);
  });

  test.each([0, -1, 100_001, '40', undefined])('refuses the rate %s', async (lira) => {
    expect((await admin.put('/admin/costs/rates', { currency: 'USD', lira })).status).toBe(422);
  });

  test('refuses a rate of the lira itself', async () => {
    expect((await setRate('TRY', 1)).status).toBe(422);
  });
});

test('shows zeros for every day of an empty period', async () => {
  const { from, to, total, byDay, byPlan, byModel, byProvider, rates } = await report(30);
  expect([from, to]).toEqual(['2026-04-11', today]);
  expect(byDay.map(({ day }) => day)).toEqual(
    Array.from({ length: 30 }, (_, at) => istanbulDay(new Date(now.getTime() - (29 - at) * dayMs))),
  );
  expect(total).toMatchObject({ netKurus: 0, calls: 0, costKurus: 0, marginKurus: 0 });
  expect(byPlan.map(({ plan }) => plan)).toEqual(['free', 'pro', 'publisher', 'guest', 'admin']);
  expect([byModel, byProvider]).toEqual([[], []]);
  expect(rates).toEqual([
    { currency: 'USD', lira: null, setAt: null },
    { currency: 'EUR', lira: null, setAt: null },
  ]);
});

describe('revenue', () => {
  test('counts sales on the day of payment and refunds on their own day', async () => {
    const { userId } = await app.signIn();
    const before = new Date(now.getTime() - 2 * dayMs);
    const sale = { userId, kurus: 20_000 };
    await createSale(app.deps, { ...sale, at: now });
    await createSale(app.deps, { ...sale, at: before, refundedAt: now });
    // Paid before the period, refunded within it.
    await createSale(app.deps, { ...sale, at: new Date(now.getTime() - 20 * dayMs), refundedAt: before });
    const { total, byDay, byPlan } = await report();
    const sums = {
      soldKurus: 40_000,
      soldPayments: 2,
      refundedKurus: 40_000,
      refundedPayments: 2,
      netKurus: 0,
    };
    expect(total).toMatchObject(sums);
    expect(byPlan.find(({ plan }) => plan === 'pro')).toMatchObject(sums);
    expect(byDay.at(-1)).toMatchObject({ day: today, soldKurus: 20_000, refundedKurus: 20_000 });
    expect(byDay.at(-3)).toMatchObject({ soldKurus: 20_000, refundedKurus: 20_000 });
  });

  test('leaves out what was not paid, was refused, or was a test', async () => {
    const { userId } = await app.signIn();
    for (const status of ['failed', 'cancelled', 'abandoned'] as const)
      await createOrder(app.deps, { userId, status });
    const refused = { userId, status: 'refused', flags: ['amount_mismatch'] } as const;
    await createOrder(app.deps, {
      ...refused,
      flags: ['amount_mismatch'],
      paid_at: now,
      total_amount: 20_000,
    });
    await createSale(app.deps, { userId, at: now, kurus: 20_000, test: true });
    expect((await report()).total).toMatchObject({ soldPayments: 0, refundedPayments: 0, netKurus: 0 });
  });
});

describe('costs', () => {
  test('need the rate of one currency for the margin, which is audited', async () => {
    await storeCalls({}, { plan: null, cost: 0.25 });
    const { userId } = await app.signIn();
    await createSale(app.deps, { userId, at: now, kurus: 20_000 });
    expect((await report()).total).toMatchObject({
      cost: { USD: 0.75, EUR: 0, TRY: 0 },
      costKurus: null,
      marginKurus: null,
    });
    expect((await setRate('USD', 40)).body).toEqual({
      currency: 'USD',
      lira: 40,
      setAt: now.toISOString(),
    });
    const { total, byPlan } = await report();
    expect(total).toMatchObject({ costKurus: 3_000, marginKurus: 17_000 });
    const of = (plan: string) => byPlan.find((row) => row.plan === plan);
    expect(of('pro')).toMatchObject({ costKurus: 2_000, marginKurus: 18_000, texts: 1 });
    expect(of('guest')).toMatchObject({ costKurus: 1_000, marginKurus: -1_000, texts: 1, users: null });
    expect((await setRate('USD', null)).body).toMatchObject({ lira: null });
    expect((await report()).total.marginKurus).toBeNull();
    const { rows } = await app.deps.pool.query(
      `SELECT actor_email, subject_id, before->'lira' AS before, after->'lira' AS after FROM audit_log
       WHERE action = 'exchange_rate.set' ORDER BY id`,
    );
    expect(rows).toEqual([
      { actor_email: adminEmail, subject_id: 'USD', before: null, after: 40 },
      { actor_email: adminEmail, subject_id: 'USD', before: 40, after: null },
    ]);
  });

  test('count calls without a price and without told tokens apart from the cost', async () => {
    const unpriced = { cost: null, currency: null };
    await storeCalls(
      {},
      unpriced,
      { ...unpriced, input_tokens: null, output_tokens: null },
      { ...unpriced, input_tokens: null, output_tokens: null, error_code: 'AI_TIMEOUT' },
    );
    expect((await report()).total).toMatchObject({
      ...{ calls: 4, texts: 3, failed: 1, unpriced: 1, unmeasured: 1, inputTokens: 200 },
      cost: { USD: 0.5, EUR: 0, TRY: 0 },
    });
  });

  test('are summed by Istanbul day, model and provider', async () => {
    const yesterday = new Date('2026-05-09T20:59:00Z');
    await storeCalls(
      { ended_at: yesterday, first_word_ms: 90 },
      { first_word_ms: 450 },
      { model: 'm-2', cost: 2, first_word_ms: 480 },
      { provider: 'google', model: 'm-1', cost: 3, currency: 'TRY', first_word_ms: 70_000 },
      { ended_at: new Date(now.getTime() - 7 * dayMs) },
    );
    const { byDay, byModel, byProvider } = await report();
    expect(byDay.slice(-2)).toMatchObject([{ calls: 1 }, { day: today, calls: 3 }]);
    expect(byModel).toMatchObject([
      { provider: 'google', model: 'm-1', costKurus: 300 },
      { provider: 'openai', model: 'm-2', cost: { USD: 2 }, calls: 1 },
      { provider: 'openai', model: 'm-1', cost: { USD: 1 }, calls: 2 },
    ]);
    expect(byProvider).toMatchObject([
      { provider: 'google', medianMs: 120_000, p95Ms: 120_000 },
      { provider: 'openai', medianMs: 500, p95Ms: 500, calls: 3 },
    ]);
  });

  test('lose nothing when calls of two processes are stored at the same time, in any order', async () => {
    const models = ['m-1', 'm-2', 'm-3', 'm-4'];
    const batches = Array.from({ length: 24 }, (_, at) =>
      storeCalls(...(at % 2 ? models : models.toReversed()).map((model) => ({ model, first_word_ms: 100 }))),
    );
    await Promise.all(batches);
    const { byModel, byProvider } = await report();
    expect(byModel.map(({ calls }) => calls)).toEqual([24, 24, 24, 24]);
    expect(byProvider[0]?.medianMs).toBe(100);
  });
});

test('counts the texts of real generations: a fallback, its first word, and a provider that failed', async () => {
  const prices = { input: 2, cached: null, output: 8, currency: 'USD' } as const;
  const links = ['fault-429', 'ok'].map(
    (model) =>
      new ProviderLink(new ProviderWriter({ provider: 'other', baseUrl: ai.baseUrl, model }), {
        configId: randomUUID(),
        prices,
        maxStreams: null,
      }),
  );
  app.deps.writer = new ProviderChain(links);
  const writer = await app.signIn({ plan: 'pro' });
  const request = {
    idempotencyKey: randomUUID(),
    idea: 'Deniz fenerinde yaşayan bir kız eski bir harita bulur.',
    surface: 'editor',
    paragraphs: 1,
  };
  expect((await writer.post('/generations', request)).status).toBe(200);
  const idea = { ...request, idempotencyKey: randomUUID() };
  expect((await writer.post('/generations/stream', idea)).status).toBe(200);
  const { byProvider } = await report();
  const kept = byProvider[0];
  expect(kept).toMatchObject({ provider: 'other', calls: 4, texts: 2, failed: 2, fallbacks: 2 });
  expect(kept?.medianMs).toBeGreaterThan(0);

  await app.deps.pool.query('DELETE FROM users WHERE id = $1', [writer.userId]);
  expect((await report()).byProvider).toEqual(byProvider);
});

test('shows the accounts of each plan', async () => {
  await countUsers(app.deps);
  const { byPlan } = await report();
  expect(byPlan.find(({ plan }) => plan === 'free')?.users).toBeGreaterThan(0);
});

test('reads sums by index when there are many', async () => {
  const { pool } = app.deps;
  await pool.query(
    `INSERT INTO sales_days SELECT $1::date - n, false, kind, 'pro', 100, 2000000, 333300
     FROM generate_series(100, 12000) n, unnest('{sale,refund,plan}'::text[]) kind`,
    [today],
  );
  await pool.query(
    `INSERT INTO ai_calls (generation_id, provider, model, purpose, ended_at, first_word_ms)
     SELECT gen_random_uuid(), 'openai', 'm-' || n % 20, 'text', $1::timestamptz - n * interval '1 hour', 100
     FROM generate_series(2000, 40000) n`,
    [now],
  );
  await pool.query('ANALYZE sales_days, ai_calls, ai_usage_days, ai_first_word_days');
  const planned = await plansOf(pool, () => report());
  const plans = planned.map(({ plan }) => plan).join('\n');
  for (const index of ['sales_days_pkey', 'ai_usage_days_pkey', 'ai_first_word_days_pkey'])
    expect(plans).toContain(index);
  expect(plans).not.toMatch(/Seq Scan on (sales_|payment_|ai_)/);
});
