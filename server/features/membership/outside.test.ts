import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { GrantAnswer, PendingGrant } from '#contract/membership.ts';
import { messages } from '#domain/messages/index.ts';
import { dayMs } from '#domain/time/durations.ts';
import { bridgeRequest } from '#testing/factories/bridge.ts';
import { type SignedInClient, startTestApp, type TestApp } from '#testing/harness.ts';
import { startPaymentLinks, type TestPaymentLinks } from '#testing/membership/payment-links.ts';
import { startMembershipService, type TestMembershipService } from '#testing/membership/service.ts';
import { finishPayments } from './membership-job.ts';

const texts = messages.membership;
const start = new Date();
let now = start;
let paytr: TestPaymentLinks;
let outside: TestMembershipService;
let app: TestApp;
let other: TestApp;
let admin: SignedInClient;
let names = 0;

beforeAll(async () => {
  paytr = await startPaymentLinks();
  outside = await startMembershipService();
  app = await startTestApp({
    now: () => now,
    env: { ...paytr.env, MEMBERSHIP_SERVICE_URL: `${outside.url}/`, ADMIN_EMAILS: 'yonetici@site.example' },
  });
  other = await app.startAnother();
  admin = await app.signIn({ email: 'yonetici@site.example' });
});
afterAll(async () => {
  await app.stop();
  await outside.close();
  await paytr.close();
});
beforeEach(() => {
  now = start;
});
afterEach(() => {
  outside.grants.length = 0;
  outside.calls.length = 0;
});

const grant = async (username: string, reference?: string, at: TestApp = app) =>
  (await at.visitor().post<GrantAnswer>('/membership/grant', { username, reference })).body;
const pending = async () =>
  (await admin.get<{ grants: PendingGrant[] }>('/admin/membership/pending')).body.grants;
const approve = async (id: string) =>
  (await admin.post<GrantAnswer>('/admin/membership/pending/approve', { id })).body;

/** A member of the outside service who has paid; with `here` also an account of this site. */
async function payer({ here = false, paid = true } = {}) {
  names += 1;
  const name = `uye_${names}`;
  outside.members.set(name, null);
  const userId = here ? (await app.signIn({ username: name })).userId : null;
  const { body } = await app
    .visitor()
    .post<{ reference: string }>('/membership/payments', bridgeRequest(name));
  if (paid) await paytr.notify(app.url, { callback_id: body.reference });
  outside.calls.length = 0;
  return { name, userId, reference: body.reference };
}
const endOf = (name: string) => new Date(outside.members.get(name) ?? 0).toISOString();
const planOf = async (userId: string | null) =>
  (await app.deps.pool.query('SELECT plan, plan_ends_at FROM user_tokens WHERE user_id = $1', [userId]))
    .rows[0];

describe('with an outside membership service', () => {
  test('validates a username at the outside service', async () => {
    outside.members.set('şule nur', null);
    await app.signIn({ username: 'yalniz_burada' });
    const validate = (username: string) =>
      app
        .visitor()
        .get<{ ok: boolean; code?: string }>(`/membership/validate?${new URLSearchParams({ username })}`);
    expect((await validate('şule nur')).body).toEqual({ ok: true, recipient: null });
    expect((await validate('yalniz_burada')).body).toEqual({ ok: false, recipient: null });
    outside.play('/validate', { status: 500, body: '' }, { body: 'x' });
    expect(await validate('şule nur')).toMatchObject({
      status: 503,
      body: { code: 'MEMBERSHIP_UNAVAILABLE', message: texts.unavailable },
    });
  });

  test('does not call the service before a payment is proven', async () => {
    const { name, reference } = await payer({ paid: false });
    expect(await grant(name, reference)).toMatchObject({ ok: false, pending: 'payment' });
    expect(await grant(name)).toMatchObject({ ok: false, err: texts.noOwnPayment, pending: null });
    expect(outside.calls).toEqual([]);
  });

  test('applies the service’s end date to the plan of this site', async () => {
    const { name, reference, userId } = await payer({ here: true });
    outside.members.set(name, start.getTime() + dayMs);
    expect(await grant(name, reference)).toEqual({
      ok: true,
      err: null,
      new_expiry: endOf(name),
      pending: null,
      final: true,
    });
    expect(await planOf(userId)).toEqual({ plan: 'pro', plan_ends_at: new Date(endOf(name)) });
    expect(await grant(name, reference)).toMatchObject({ ok: true, new_expiry: endOf(name) });
    expect(outside.grants).toEqual([name]);
  });

  test('calls the service once for a payment when requests are concurrent', async () => {
    const { name, reference } = await payer();
    await Promise.all(Array.from({ length: 24 }, (_, at) => grant(name, reference, at % 2 ? app : other)));
    expect(outside.grants).toEqual([name]);
    expect(await grant(name, reference)).toMatchObject({ ok: true, new_expiry: endOf(name) });
  });

  test('returns the service’s refusal for five seconds and grants at a later call', async () => {
    const { name, reference } = await payer();
    outside.play('/grant', { body: '{"ok":false,"err":"Üyelik dondurulmuş."}' });
    expect(await grant(name, reference)).toEqual({
      ok: false,
      err: 'Üyelik dondurulmuş.',
      new_expiry: null,
      pending: null,
      final: false,
    });
    expect((await pending()).find(({ username }) => username === name)).toMatchObject({
      kind: 'refused',
      reason: 'Üyelik dondurulmuş.',
    });
    for (let time = 0; time < 5; time += 1)
      expect((await grant(name, reference)).err).toBe('Üyelik dondurulmuş.');
    expect(outside.calls).toEqual(['POST /grant']);
    now = new Date(start.getTime() + 5_000);
    expect(await grant(name, reference)).toMatchObject({ ok: true });
    expect(outside.grants).toEqual([name]);
  });

  test('returns the specified text when the service refuses without a message', async () => {
    const { name, reference } = await payer();
    outside.play('/grant', { status: 403, body: '' });
    expect(await grant(name, reference)).toMatchObject({ ok: false, err: texts.grantFailed, pending: null });
  });

  test('grants 31 days when the service returns no valid end date', async () => {
    const { name, reference, userId } = await payer({ here: true });
    outside.play('/grant', { body: '{"ok":true,"new_expiry":"yarın"}' });
    const in31Days = new Date(start.getTime() + 31 * dayMs);
    expect(await grant(name, reference)).toMatchObject({ ok: true, new_expiry: in31Days.toISOString() });
    expect(await planOf(userId)).toMatchObject({ plan: 'pro', plan_ends_at: in31Days });
  });
});

describe('lost answers of the outside service', () => {
  test.each([
    ['it had granted', { instead: 'hang-up', grantsAnyway: true }],
    ['it had not granted', { status: 502, body: '<html>' }],
  ] as const)(
    'does not repeat the call after a lost answer but leaves it to an administrator (%s)',
    async (_, play) => {
      const { name, reference } = await payer();
      outside.play('/grant', play);
      for (let time = 0; time < 3; time += 1)
        expect(await grant(name, reference)).toMatchObject({ ok: false, pending: 'approval' });
      await finishPayments(app.deps);
      expect(outside.calls).toEqual(['POST /grant']);
      const waiting = (await pending()).find(({ username }) => username === name);
      expect(waiting).toMatchObject({ kind: 'uncertain', reason: texts.resultUnknown });
      expect(await approve(waiting?.id ?? '')).toMatchObject({ ok: true, new_expiry: endOf(name) });
      expect(await grant(name, reference)).toMatchObject({ ok: true, new_expiry: endOf(name) });
    },
  );

  test('leaves a payment to an administrator when the calling process died', async () => {
    const { name, reference } = await payer();
    // The state after a kill between the call and its answer.
    await app.deps.pool.query(
      `UPDATE membership_payments SET state = 'granting', claimed_until = $2 WHERE callback_id = $1`,
      [reference, new Date(start.getTime() + 60_000)],
    );
    expect(await grant(name, reference)).toMatchObject({ pending: 'payment' });
    now = new Date(start.getTime() + 60_000);
    expect(await grant(name, reference)).toMatchObject({ pending: 'approval' });
    const waiting = (await pending()).find(({ username }) => username === name);
    expect(waiting).toMatchObject({ kind: 'uncertain' });
    app.mails.length = 0;
    for (const _ of [1, 2]) await finishPayments(app.deps);
    expect(app.mails.map(({ subject }) => subject)).toEqual([
      `Ödeme alındı, plan açılamadı: “${name}” üyeliği`,
    ]);
    expect(await grant(name, reference)).toMatchObject({ pending: 'approval' });
    expect(outside.calls).toEqual([]);
    expect(await approve(waiting?.id ?? '')).toMatchObject({ ok: true });
    expect(outside.grants).toEqual([name]);
  });
});

test('reports an unreachable service and calls it again at the next attempt', async () => {
  const { name, reference } = await payer();
  const gone = await startTestApp({
    env: {
      ...paytr.env,
      MEMBERSHIP_SERVICE_URL: 'http://127.0.0.1:9',
      ADMIN_EMAILS: 'yonetici@site.example',
    },
  });
  const validated = await gone.visitor().get<{ code: string }>('/membership/validate?username=uye');
  expect(validated.body.code).toBe('MEMBERSHIP_UNAVAILABLE');
  await gone.stop();
  outside.play('/grant', { status: 429, body: '' }, { status: 429, body: '' });
  expect(await grant(name, reference)).toMatchObject({ ok: false, err: texts.unavailable, pending: null });
  now = new Date(start.getTime() + 5_000);
  expect(await grant(name, reference)).toMatchObject({ ok: true });
  expect(outside.grants).toEqual([name]);
});

test('calls the outside service for a test grant', async () => {
  outside.members.set('deneme', null);
  const tryIt = async (username: string) =>
    (await app.visitor().post<GrantAnswer>('/membership/test-grant', { username })).body;
  expect(await tryIt('deneme')).toEqual({ ok: true, err: null, new_expiry: endOf('deneme') });
  expect(await tryIt('kimse_yok')).toMatchObject({ ok: false, err: texts.userNotFound });
  outside.play('/grant', { instead: 'hang-up' });
  expect(await tryIt('deneme')).toMatchObject({ ok: false, err: texts.resultUnknown });
});
