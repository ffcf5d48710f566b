import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { AdminUser } from '#contract/admin-users.ts';
import { defaultTerms } from '#domain/billing/plans.ts';
import { messages } from '#domain/messages/index.ts';
import { dayMs } from '#domain/time/durations.ts';
import { extendPlan, takePlanBack } from '#server/features/tokens/index.ts';
import { readTokens } from '#testing/factories/tokens.ts';
import { type SignedInClient, startTestApp, type TestApp } from '#testing/harness.ts';

type Answered = AdminUser & { code: string; message: string };

let now = new Date();
let app: TestApp;
let other: TestApp;
let admin: SignedInClient;
beforeAll(async () => {
  app = await startTestApp({ env: { ADMIN_EMAILS: 'yonetici@site.example' }, now: () => now });
  other = await app.startAnother();
  admin = await app.signIn({ email: 'yonetici@site.example' });
});
beforeEach(() => {
  now = new Date();
  app.mails.length = 0;
});
afterAll(() => app.stop());

const setPlan = (id: string, fields: Record<string, unknown>) =>
  admin.put<Answered>(`/admin/users/${id}/plan`, {
    idempotencyKey: randomUUID(),
    reason: 'Söz verilmişti',
    ...fields,
  });
const addTokens = (id: string, amount: number, idempotencyKey: string = randomUUID()) =>
  admin.post<Answered>(`/admin/users/${id}/tokens`, { amount, reason: 'Özür', idempotencyKey });
const verification = (id: string) =>
  admin.post<Answered>(`/admin/users/${id}/verification`, { reason: 'Postası gelmemiş' });
const audit = async (id: string) =>
  (
    await app.deps.db
      .selectFrom('audit_log')
      .select(['action', 'actor_email', 'before', 'after'])
      .where('subject_type', '=', 'user')
      .where('subject_id', '=', id)
      .orderBy('id')
      .execute()
  ).map((row) => ({ ...row }));
const balance = async (client: SignedInClient) =>
  (await client.get<{ plan: string; planEndsAt: string | null; tokens: number }>('/tokens')).body;
const inDays = (days: number) => new Date(now.getTime() + days * dayMs);

describe('a plan that is given', () => {
  test('lasts 31 days where no end is chosen, raises the balance at once, and is written down', async () => {
    const writer = await app.signIn({ tokens: 120 });
    const answer = await setPlan(writer.userId, { plan: 'pro' });
    expect(answer.status).toBe(200);
    const planEndsAt = inDays(31).toISOString();
    expect(answer.body).toMatchObject({ plan: 'pro', planEndsAt, tokens: defaultTerms.pro.dailyTokens });
    expect(await balance(writer)).toMatchObject({ plan: 'pro', planEndsAt, tokens: 4_000 });
    expect(await readTokens(app.deps, writer.userId)).toEqual({ balance: 4_000, ledger: 4_000 });
    const { email } = writer;
    expect(await audit(writer.userId)).toEqual([
      {
        action: 'user.plan_given',
        actor_email: admin.email,
        before: { email, plan: 'free', plan_ends_at: null, tokens: 120 },
        after: { email, plan: 'pro', plan_ends_at: planEndsAt, tokens: 4_000, reason: 'Söz verilmişti' },
      },
    ]);
  });

  test('lasts until a chosen end, and falls back to free after it', async () => {
    const writer = await app.signIn();
    const endsAt = inDays(5).toISOString();
    expect((await setPlan(writer.userId, { plan: 'publisher', endsAt })).body).toMatchObject({
      plan: 'publisher',
      planEndsAt: endsAt,
      tokens: defaultTerms.publisher.dailyTokens,
    });
    now = inDays(6);
    expect(await balance(writer)).toMatchObject({ plan: 'free', planEndsAt: null, tokens: 8_000 });
  });

  test('is refused with an end that has passed or lies too far off, and for an account that is not there', async () => {
    const { userId } = await app.signIn();
    for (const [fields, message] of [
      [{ plan: 'pro', endsAt: inDays(-1).toISOString() }, messages.users.endPassed],
      [{ plan: 'pro', endsAt: inDays(4_000).toISOString() }, messages.users.endTooFar],
      [{ plan: 'free', endsAt: inDays(4).toISOString() }, messages.users.freeHasNoEnd],
    ] as const) {
      const answer = await setPlan(userId, fields);
      expect([answer.status, answer.body.message]).toEqual([422, message]);
    }
    expect((await setPlan(userId, { plan: 'gold' })).status).toBe(422);
    expect((await setPlan(randomUUID(), { plan: 'pro' })).body).toMatchObject({
      code: 'NOT_FOUND',
      message: messages.users.notFound,
    });
    expect(await audit(userId)).toEqual([]);
  });

  test('by the same key changes once, however many ask at the same time', async () => {
    const { userId } = await app.signIn({ tokens: 0 });
    const idempotencyKey = randomUUID();
    const asked = Array.from({ length: 6 }, () => setPlan(userId, { plan: 'pro', idempotencyKey }));
    expect((await Promise.all(asked)).map(({ status }) => status)).toEqual(Array(6).fill(200));
    expect(await audit(userId)).toHaveLength(1);
    expect((await setPlan(userId, { plan: 'publisher', idempotencyKey })).body.code).toBe('KEY_USED');
    expect(await readTokens(app.deps, userId)).toEqual({ balance: 4_000, ledger: 4_000 });
  });

  test('is refused when another administrator has changed it meanwhile, and nothing of it stays', async () => {
    const { userId } = await app.signIn();
    const seen = { plan: 'free', planEndsAt: null };
    const answers = await Promise.all([
      setPlan(userId, { plan: 'pro', seen }),
      setPlan(userId, { plan: 'publisher', seen }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409)?.body;
    expect(refused).toMatchObject({ code: 'PLAN_CHANGED', message: messages.users.planChanged });
    expect(await audit(userId)).toHaveLength(1);
    const { rows } = await app.deps.pool.query(
      'SELECT plan FROM plan_grants WHERE user_id = $1 AND revoked_at IS NULL',
      [userId],
    );
    expect(rows).toHaveLength(1);
    const { plan, planEndsAt } = answers.find(({ status }) => status === 200)?.body ?? {};
    expect((await setPlan(userId, { plan: 'free', seen: { plan, planEndsAt } })).status).toBe(200);
  });

  test('taken back leaves the tokens, and doing so on the free plan is no change', async () => {
    const writer = await app.signIn({ plan: 'pro', planEndsAt: inDays(9), tokens: 4_000 });
    expect((await setPlan(writer.userId, { plan: 'free' })).body).toMatchObject({
      plan: 'free',
      planEndsAt: null,
      tokens: 4_000,
    });
    await setPlan(writer.userId, { plan: 'free' });
    expect((await audit(writer.userId)).map(({ action }) => action)).toEqual(['user.plan_taken']);
    expect(await balance(writer)).toMatchObject({ plan: 'free', tokens: 4_000 });
  });

  test('replaces what was paid for: a later refund takes nothing of it, a later payment extends it', async () => {
    const { userId } = await app.signIn();
    const within = <T>(work: Parameters<ReturnType<typeof app.deps.db.transaction>['execute']>[0]) =>
      app.deps.db.transaction().execute(work) as Promise<T>;
    await within((trx) => extendPlan(trx, { userId, plan: 'pro', source: `payment:${userId}`, now }));
    const endsAt = inDays(100).toISOString();
    await setPlan(userId, { plan: 'pro', endsAt });
    const back = await within<{ taken: boolean }>((trx) =>
      takePlanBack(trx, { userId, source: `payment:${userId}`, now }),
    );
    expect(back.taken).toBe(false);
    const extended = await within<{ given: boolean; endsAt: Date }>((trx) =>
      extendPlan(trx, { userId, plan: 'pro', source: `payment2:${userId}`, now }),
    );
    expect(extended).toMatchObject({ given: true, endsAt: inDays(131) });
    const again = await within<{ taken: boolean; endsAt: Date }>((trx) =>
      takePlanBack(trx, { userId, source: `payment2:${userId}`, now }),
    );
    expect(again).toEqual({ taken: true, endsAt: inDays(100), tokens: 0 });
  });
});

describe('tokens that are added', () => {
  test('go through the ledger as a gift, with before and after in the log', async () => {
    const { userId, email } = await app.signIn({ tokens: 40 });
    expect((await addTokens(userId, 1_000)).body.tokens).toBe(1_040);
    expect((await addTokens(userId, 5_000)).body.tokens).toBe(6_040);
    expect(await readTokens(app.deps, userId)).toEqual({ balance: 6_040, ledger: 6_040 });
    expect((await audit(userId)).map(({ before, after: then }) => [before, then])).toEqual([
      [
        { email, tokens: 40 },
        { email, tokens: 1_040, reason: 'Özür' },
      ],
      [
        { email, tokens: 1_040 },
        { email, tokens: 6_040, reason: 'Özür' },
      ],
    ]);
  });

  test('by one key are booked once: a double click on two processes is one', async () => {
    const { userId } = await app.signIn({ tokens: 0 });
    const idempotencyKey = randomUUID();
    const elsewhere = other.visitor();
    const asked = Array.from({ length: 10 }, (_, turn) =>
      turn % 2
        ? addTokens(userId, 1_000, idempotencyKey)
        : elsewhere.request<Answered>(`/admin/users/${userId}/tokens`, {
            method: 'POST',
            headers: { cookie: admin.cookie() },
            json: { amount: 1_000, reason: 'Özür', idempotencyKey },
          }),
    );
    const answers = await Promise.all(asked);
    expect(answers.map(({ status, body }) => [status, body.tokens])).toEqual(Array(10).fill([200, 1_000]));
    expect(await readTokens(app.deps, userId)).toEqual({ balance: 1_000, ledger: 1_000 });
    expect(await audit(userId)).toHaveLength(1);
    expect((await addTokens(userId, 5_000, idempotencyKey)).body.code).toBe('KEY_USED');
    const keys = Array.from({ length: 8 }, () => addTokens(userId, 1_000));
    await Promise.all(keys);
    expect((await readTokens(app.deps, userId)).balance).toBe(9_000);
  });

  test('are any whole number but zero, up to a million, for a reason', async () => {
    const { userId } = await app.signIn({ tokens: 0 });
    for (const amount of [0, 1.5, 1_000_001, -1_000_001, '1000', null]) {
      expect((await addTokens(userId, amount as number)).status, `${amount}`).toBe(422);
    }
    for (const reason of ['', '   ', '\u200b', 'x'.repeat(501), undefined]) {
      const answer = await admin.post<Answered>(`/admin/users/${userId}/tokens`, {
        amount: 5,
        reason,
        idempotencyKey: randomUUID(),
      });
      expect(answer.status, `${reason}`).toBe(422);
    }
    expect((await addTokens(userId, 7)).body.tokens).toBe(7);
    expect((await addTokens(randomUUID(), 1_000)).body.code).toBe('NOT_FOUND');
    expect(await audit(userId)).toHaveLength(1);
  });

  test('are taken, but never more than there are, however many take at the same time', async () => {
    const { userId, email } = await app.signIn({ tokens: 1_000 });
    const answers = await Promise.all(Array.from({ length: 6 }, () => addTokens(userId, -400)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 409, 409, 409, 409]);
    const refused = answers.find(({ status }) => status === 409)?.body;
    expect(refused).toMatchObject({
      code: 'BALANCE_TOO_SMALL',
      message: expect.stringMatching(/^Bakiyede bu kadar token yok\. Şu anki bakiye (200|600) token\.$/),
    });
    expect(await readTokens(app.deps, userId)).toEqual({ balance: 200, ledger: 200 });
    const log = await audit(userId);
    expect(log.map(({ action }) => action)).toEqual(['user.tokens_taken', 'user.tokens_taken']);
    expect(log[1]).toMatchObject({
      before: { email, tokens: 600 },
      after: { email, tokens: 200, reason: 'Özür' },
    });
  });
});

describe('the verification mail', () => {
  test('goes again to who has not verified, and is written down', async () => {
    const { userId, email } = await app.signIn({ emailVerified: false });
    const answer = await verification(userId);
    expect(answer.status).toBe(200);
    expect(app.mails.map(({ to }) => to)).toEqual([email]);
    expect((await audit(userId)).map(({ action }) => action)).toEqual(['user.verification_sent']);
  });

  test('goes to nobody who has, and not without end', async () => {
    const verified = await app.signIn();
    expect((await verification(verified.userId)).body.message).toBe(messages.users.alreadyConfirmed);
    const { userId } = await app.signIn({ emailVerified: false });
    for (let turn = 0; turn < 5; turn += 1) await verification(userId);
    expect((await verification(userId)).body.code).toBe('TOO_MANY_REQUESTS');
    expect(app.mails).toHaveLength(5);
  });
});

test('faults are told in the specified words', async () => {
  const { userId } = await app.signIn();
  await app.deps.pool.query('ALTER TABLE user_directory RENAME TO away');
  await app.deps.pool.query('ALTER TABLE audit_log RENAME TO log_away');
  try {
    expect((await admin.get<Answered>('/admin/users')).body.message).toBe(
      'Kullanıcılar yüklenirken bir hata oluştu',
    );
    expect((await setPlan(userId, { plan: 'pro' })).body.message).toBe('Plan güncellenirken bir hata oluştu');
    expect((await addTokens(userId, 1_000)).body.message).toBe('Token eklenirken bir hata oluştu');
  } finally {
    await app.deps.pool.query('ALTER TABLE away RENAME TO user_directory');
    await app.deps.pool.query('ALTER TABLE log_away RENAME TO audit_log');
  }
  // Without its record no change is made.
  expect(await readTokens(app.deps, userId)).toEqual({ balance: 500, ledger: 500 });
});
