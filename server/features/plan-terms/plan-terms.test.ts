import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Viewer } from '#contract/auth.ts';
import type { Generation } from '#contract/generations.ts';
import type { Order } from '#contract/payments.ts';
import type { StoredTerms } from '#contract/plan-terms.ts';
import type { Balance } from '#contract/tokens.ts';
import { defaultTerms, type PlanCatalogue, type PlanId, type PlanTerms } from '#domain/billing/plans.ts';
import { documentsVersionOf, salesDocumentsVersion } from '#domain/content/legal/sales-documents.ts';
import { messages } from '#domain/messages/index.ts';
import { defaultBrand } from '#domain/site/brand.ts';
import { storageFull } from '#domain/story/story-storage.ts';
import { dayMs } from '#domain/time/durations.ts';
import type { StoryJob, StoryWriter } from '#server/providers/ai/index.ts';
import { generationRequest } from '#testing/factories/generation.ts';
import { orderRequest } from '#testing/factories/order.ts';
import { storyDraft } from '#testing/factories/story.ts';
import { bookTokens } from '#testing/factories/tokens.ts';
import { wizardRequest } from '#testing/factories/wizard.ts';
import { type SignedInClient, startTestApp, type TestApp } from '#testing/harness.ts';
import { type PaytrServer, startPaytr } from '#testing/paytr/paytr-server.ts';

const adminEmail = 'yonetici@site.example';
const m = messages.planTerms;
const path = '/admin/plans';

interface Refusal {
  code: string;
  message: string;
  data: { current: PlanTerms; issues: unknown[] };
}
type Listed = { plans: { plan: PlanId; versions: StoredTerms[] }[]; hasFixedLink: boolean };

const jobs: StoryJob[] = [];
const writer: StoryWriter = {
  name: 'measured',
  model: '',
  async *write(job) {
    jobs.push(job);
    yield 'Fener o gece yeniden yandı ve gemi limana döndü. '.repeat(12);
    return { finish: 'stop' };
  },
};

let paytr: PaytrServer;
let app: TestApp;
let other: TestApp;
let admin: SignedInClient;
let now = new Date();
beforeAll(async () => {
  paytr = await startPaytr();
  const env = { ...paytr.env, ADMIN_EMAILS: adminEmail };
  app = await startTestApp({ env, writer, now: () => now });
  other = await app.startAnother({ configured: true });
  paytr.serve(app);
  admin = await app.signIn({ email: adminEmail });
});
afterAll(async () => {
  await app.stop();
  await paytr.close();
});
beforeEach(() => {
  now = new Date();
});

const list = async () => (await admin.get<Listed>(path)).body.plans;
const newestOf = async (plan: PlanId): Promise<StoredTerms> => {
  const [newest] = (await list()).find((one) => one.plan === plan)?.versions ?? [];
  if (!newest) throw new Error('no terms');
  return newest;
};
/** Changes a plan's terms by the API, based on the newest. */
async function change(plan: PlanId, fields: Partial<PlanTerms>): Promise<PlanTerms> {
  const { createdAt, createdBy, memberships, ...newest } = await newestOf(plan);
  const { status, body } = await admin.put<PlanTerms>(path, {
    ...newest,
    ...fields,
    version: newest.version,
  });
  expect(status).toBe(200);
  return body;
}
const balance = async (client: SignedInClient) => (await client.get<Balance>('/tokens')).body;
const viewerOf = async (client: SignedInClient) =>
  (await client.get<{ viewer: Viewer }>('/auth/session')).body.viewer;
/** Lets days pass, and uses the session, which ends without use. */
async function passDays(client: SignedInClient, days: number): Promise<void> {
  now = new Date(now.getTime() + days * dayMs);
  await viewerOf(client);
}
const write = (client: SignedInClient, fields: Parameters<typeof generationRequest>[0] = {}) =>
  client.post<Generation>('/generations', generationRequest(fields));
const give = (userId: string, plan: PlanId) =>
  admin.put(`/admin/users/${userId}/plan`, {
    plan,
    reason: 'Deneme',
    idempotencyKey: crypto.randomUUID(),
  });

async function begin(client: SignedInClient, terms: PlanTerms) {
  const { status, body } = await client.post<{ orderId: string; paymentUrl: string }>(
    '/payments/orders',
    orderRequest({
      amountKurus: terms.monthlyPriceKurus,
      documentsVersion: documentsVersionOf(terms, defaultBrand),
    }),
  );
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
}
async function buy(client: SignedInClient, terms: PlanTerms): Promise<void> {
  await paytr.choose((await begin(client, terms)).paymentUrl, 'pay');
}

test('the first versions are those of the catalogue in code', async () => {
  const first = (await list()).map(({ plan, versions }) => [plan, versions.at(-1)]);
  for (const [plan, terms] of first) expect(terms).toMatchObject(defaultTerms[plan as PlanId]);
  expect(first).toHaveLength(3);
});

describe('a version', () => {
  test.each([
    ['UPDATE plan_terms SET daily_tokens = 900'],
    ['DELETE FROM plan_terms WHERE version = 1'],
    ['TRUNCATE plan_terms CASCADE'],
  ])('can not be changed: %s', async (statement) => {
    await expect(app.deps.pool.query(statement)).rejects.toThrow('plan_terms is append-only');
  });

  test('can not be exchanged in an order or a membership', async () => {
    const terms = await change('pro', { dailyTokens: 4_100 });
    const client = await app.signIn();
    await buy(client, terms);
    for (const table of ['payment_intents', 'plan_grants'])
      await expect(
        app.deps.pool.query(`UPDATE ${table} SET terms_version = 1 WHERE user_id = $1`, [client.userId]),
      ).rejects.toThrow('never change');
  });

  test('is added once by concurrent saves; the others get the newest terms', async () => {
    const { createdAt, createdBy, memberships, ...newest } = await newestOf('publisher');
    const answers = await Promise.all(
      [8_100, 8_200, 8_300, 8_400].map((dailyTokens) =>
        admin.put<Refusal & PlanTerms>(path, { ...newest, dailyTokens }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    const saved = answers.find(({ status }) => status === 200)?.body;
    const refused = answers.filter(({ status }) => status === 409);
    for (const { body } of refused) {
      expect(body).toMatchObject({ code: 'PLAN_TERMS_CHANGED', message: m.changedElsewhere });
      expect(body.data.current).toMatchObject({ version: 2, dailyTokens: saved?.dailyTokens });
    }
    expect(await newestOf('publisher')).toMatchObject({ version: 2, createdBy: adminEmail });
  });

  test('is refused when it changes nothing', async () => {
    const { createdAt, createdBy, memberships, ...newest } = await newestOf('free');
    const { status, body } = await admin.put<Refusal>(path, newest);
    expect([status, body.message]).toEqual([409, m.unchanged]);
  });

  test.each([
    ['pro', { monthlyPriceKurus: 99 }, 'monthlyPriceKurus', m.priceRange],
    ['pro', { monthlyPriceKurus: 10_000_001 }, 'monthlyPriceKurus', m.priceRange],
    ['pro', { monthlyPriceKurus: null }, 'monthlyPriceKurus', m.priceRange],
    ['free', { monthlyPriceKurus: 100 }, 'monthlyPriceKurus', m.priceFixed],
    ['publisher', { monthlyPriceKurus: 30_000 }, 'monthlyPriceKurus', m.priceFixed],
    ['free', { dailyTokens: 99 }, 'dailyTokens', m.dailyTokensRange],
    ['pro', { monthlyGuaranteeTokens: 3_000 }, 'monthlyGuaranteeTokens', m.guaranteeBelowDay],
    ['free', { monthlyGuaranteeTokens: 15_000 }, 'monthlyGuaranteeTokens', m.guaranteeFixed],
    ['free', { outputCap: { fresh: 4_001, continuation: 600 } }, 'outputCap.fresh', m.outputRange],
    ['free', { usualParagraphs: 3 }, 'usualParagraphs', m.usualAboveCap],
    ['free', { wizardPerDay: 0 }, 'wizardPerDay', m.wizardRange],
    ['free', { storageBytes: 200_000_001 }, 'storageBytes', m.storageRange],
  ] as const)('is refused with %s %j', async (plan, fields, field, message) => {
    const { createdAt, createdBy, memberships, ...newest } = await newestOf(plan);
    const { status, body } = await admin.put<Refusal>(path, { ...newest, ...fields });
    expect(status).toBe(422);
    expect(body.data.issues).toEqual([{ path: field, message }]);
  });

  test('is written to the audit log with the values before and after', async () => {
    const before = await newestOf('pro');
    const after = await change('pro', {
      monthlyPriceKurus: 21_000,
      outputCap: { fresh: 2_600, continuation: 2_500 },
    });
    const { rows } = await app.deps.pool.query(
      `SELECT actor_email, subject_id, before, after FROM audit_log WHERE action = 'plan_terms.changed'
       ORDER BY id DESC LIMIT 1`,
    );
    expect(rows[0]).toMatchObject({
      actor_email: adminEmail,
      subject_id: 'pro',
      before: {
        version: before.version,
        kurus: before.monthlyPriceKurus,
        'outputCap.fresh': before.outputCap.fresh,
      },
      after: { version: after.version, kurus: 21_000, 'outputCap.fresh': 2_600 },
    });
  });

  test('is for administrators only', async () => {
    const member = await app.signIn();
    for (const client of [member, app.visitor()]) {
      expect((await client.get(path)).status).toBeGreaterThan(400);
      expect((await client.put(path, defaultTerms.pro)).status).toBeGreaterThan(400);
    }
  });
});

describe('a sold plan', () => {
  test('keeps its tokens, guarantee, caps, wizard and space after a change', async () => {
    const terms = await change('pro', { dailyTokens: 4_200 });
    const client = await app.signIn();
    await buy(client, terms);
    await change('pro', {
      monthlyPriceKurus: 45_000,
      dailyTokens: 1_000,
      monthlyGuaranteeTokens: 1_000,
      outputCap: { fresh: 300, continuation: 300 },
      paragraphCap: { standard: 1, editor: 1, continuation: 1 },
      usualParagraphs: 1,
      wizardPerDay: 1,
      storageBytes: 10_000_000,
    });
    await bookTokens(app.deps, client.userId, -4_200, { reason: 'generation', at: now });
    // The guarantee of the old terms is drawn on: with the new one nothing would be left.
    expect(await balance(client)).toMatchObject({
      tokens: 4_200,
      monthlyGuarantee: 80_000,
      dailyAllowance: 4_200,
      terms,
    });
    expect((await viewerOf(client)).terms).toEqual(terms);
    await write(client, { surface: 'editor', paragraphs: 4 });
    expect(jobs.at(-1)).toMatchObject({ maxOutputTokens: terms.outputCap.fresh, paragraphs: 4 });
    for (let at = 0; at < 2; at += 1)
      expect((await client.post('/generations', wizardRequest())).status).toBe(200);
    await app.deps.pool.query('INSERT INTO story_storage (user_id, bytes) VALUES ($1, 900000000)', [
      client.userId,
    ]);
    expect((await client.post('/stories', storyDraft())).status).toBe(201);

    now = new Date(now.getTime() + dayMs);
    await bookTokens(app.deps, client.userId, -(await balance(client)).tokens, {
      reason: 'generation',
      at: now,
    });
    now = new Date(now.getTime() + dayMs);
    expect((await balance(client)).tokens).toBe(4_200);
  });

  test('takes the newest terms with its renewal, which begins when the old period ends', async () => {
    const terms = await change('pro', { ...defaultTerms.pro, dailyTokens: 4_300 });
    const client = await app.signIn();
    await buy(client, terms);
    await passDays(client, 28);
    const renewed = await change('pro', { dailyTokens: 2_000, monthlyPriceKurus: 25_000 });
    await buy(client, renewed);
    expect((await balance(client)).terms).toEqual(terms);
    await passDays(client, 4);
    expect((await balance(client)).terms).toEqual(renewed);
    await passDays(client, 16);
    await passDays(client, 15);
    expect(await balance(client)).toMatchObject({ plan: 'free', terms: { plan: 'free' } });
  });

  test.each([2_000, 6_000])(
    'gives the day’s tokens of the running period at a renewal of %d a day',
    async (daily) => {
      const terms = await change('pro', { ...defaultTerms.pro, dailyTokens: 4_300 });
      const client = await app.signIn();
      await buy(client, terms);
      await passDays(client, 28);
      await bookTokens(app.deps, client.userId, -(await balance(client)).tokens, {
        reason: 'generation',
        at: now,
      });
      const renewed = await change('pro', { dailyTokens: daily });
      const { paymentUrl } = await begin(client, renewed);
      now = new Date(now.getTime() + dayMs);
      // Settled before the day's first use of tokens.
      await paytr.choose(paymentUrl, 'pay');
      expect(await balance(client)).toMatchObject({ tokens: 4_300, dailyAllowance: 4_300 });
    },
  );

  test('given by an administrator keeps the terms of that day', async () => {
    const terms = await change('publisher', { dailyTokens: 7_500 });
    const client = await app.signIn();
    expect((await give(client.userId, 'publisher')).status).toBe(200);
    await change('publisher', { dailyTokens: 9_500 });
    expect((await balance(client)).terms).toEqual(terms);
    const later = await app.signIn();
    await give(later.userId, 'publisher');
    expect(await balance(later)).toMatchObject({ tokens: 9_500, dailyAllowance: 9_500 });
  });

  test('is counted with its version', async () => {
    const terms = await change('pro', { dailyTokens: 4_400 });
    for (let at = 0; at < 2; at += 1) await give((await app.signIn()).userId, 'pro');
    await change('pro', { dailyTokens: 4_500 });
    const versions = (await list()).find(({ plan }) => plan === 'pro')?.versions ?? [];
    expect(versions.slice(0, 2).map(({ version, memberships }) => [version, memberships])).toEqual([
      [terms.version + 1, { count: 0, more: false }],
      [terms.version, { count: 2, more: false }],
    ]);
  });
});

describe('an order', () => {
  test('that began before a change is paid at its own amount and gives its own terms', async () => {
    const terms = await change('pro', { ...defaultTerms.pro, monthlyPriceKurus: 22_000, dailyTokens: 4_600 });
    const client = await app.signIn();
    const { orderId, paymentUrl } = await begin(client, terms);
    await change('pro', { monthlyPriceKurus: 50_000, dailyTokens: 1_100, monthlyGuaranteeTokens: 2_000 });
    await paytr.choose(paymentUrl, 'pay');
    const order = (await client.get<Order>(`/payments/orders/${orderId}`)).body;
    expect(order).toMatchObject({ status: 'paid', amountKurus: 22_000, transaction: { totalKurus: 22_000 } });
    expect(order.documents.contract).toContain('220,00 TL');
    expect(order.documents.contract).toContain('4.600 tokene');
    expect(await balance(client)).toMatchObject({ tokens: 4_600, terms });
  });

  test('of the former price or of former terms is refused', async () => {
    const former = await change('pro', { ...defaultTerms.pro, monthlyPriceKurus: 23_000 });
    const client = await app.signIn();
    const order = (terms: PlanTerms, documentsVersion: string) =>
      client.post<Refusal>(
        '/payments/orders',
        orderRequest({ amountKurus: terms.monthlyPriceKurus, documentsVersion }),
      );
    const sameprice = await change('pro', { dailyTokens: 3_900 });
    expect((await order(sameprice, documentsVersionOf(former, defaultBrand))).body.code).toBe(
      'DOCUMENTS_CHANGED',
    );
    expect((await order(sameprice, salesDocumentsVersion)).body.code).toBe('DOCUMENTS_CHANGED');
    const dearer = await change('pro', { monthlyPriceKurus: 24_000 });
    expect((await order(sameprice, documentsVersionOf(dearer, defaultBrand))).body.code).toBe(
      'AMOUNT_MISMATCH',
    );
    const documents = (
      await client.get<{ version: string; contract: unknown }>('/payments/documents?sale=card')
    ).body;
    expect(documents.version).toBe(documentsVersionOf(dearer, defaultBrand));
    expect(JSON.stringify(documents.contract)).toContain('240,00 TL');
    expect((await order(dearer, documents.version)).status).toBe(200);
  });
});

describe('the free plan', () => {
  test('has new caps and space at once, and new daily tokens from the next day', async () => {
    await change('free', { ...defaultTerms.free, dailyTokens: 510 });
    const client = await app.signIn();
    expect((await balance(client)).tokens).toBe(510);
    await change('free', {
      dailyTokens: 800,
      outputCap: { fresh: 900, continuation: 700 },
      paragraphCap: { standard: 3, editor: 3, continuation: 2 },
      storageBytes: 10_000_000,
    });
    expect(await balance(client)).toMatchObject({ tokens: 510, dailyAllowance: 800 });
    await write(client, { surface: 'editor', paragraphs: 5 });
    expect(jobs.at(-1)).toMatchObject({ maxOutputTokens: 900, paragraphs: 3 });
    await app.deps.pool.query('INSERT INTO story_storage (user_id, bytes) VALUES ($1, 9999000)', [
      client.userId,
    ]);
    expect(
      (await client.post<Refusal>('/stories', storyDraft({ content: 'x'.repeat(5_000) }))).body,
    ).toMatchObject({
      code: 'STORAGE_FULL',
      message: storageFull(10_000_000),
    });
    now = new Date(now.getTime() + dayMs);
    expect((await balance(client)).tokens).toBe(800);
  });

  test('opens an account with its newest daily tokens', async () => {
    await change('free', { ...defaultTerms.free, dailyTokens: 620 });
    expect(await balance(await app.signIn())).toMatchObject({ tokens: 620, dailyAllowance: 620 });
  });

  test('limits the wizard by its newest terms', async () => {
    await change('free', { ...defaultTerms.free, dailyTokens: 900, wizardPerDay: 2 });
    const client = await app.signIn();
    const statuses = [];
    for (let at = 0; at < 3; at += 1)
      statuses.push((await client.post('/generations', wizardRequest())).status);
    expect(statuses).toEqual([200, 200, 403]);
  });
});

test('reaches the public data of another process', async () => {
  const { version } = await change('pro', { monthlyPriceKurus: 31_900 });
  await expect
    .poll(async () => (await other.visitor().get<{ plans: PlanCatalogue }>('/site')).body.plans.pro)
    .toMatchObject({ version, monthlyPriceKurus: 31_900 });
});

test('tells the administrator of a fixed payment link, whose amount does not follow the price', async () => {
  expect((await admin.get<Listed>(path)).body.hasFixedLink).toBe(false);
  const { membership } = app.deps.env;
  app.deps.env.membership = { ...membership, paymentLink: 'https://odeme.example/pro' };
  expect((await admin.get<Listed>(path)).body.hasFixedLink).toBe(true);
  app.deps.env.membership = membership;
});
