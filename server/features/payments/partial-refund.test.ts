import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { AdminOrder, Order } from '#contract/payments.ts';
import { messages } from '#domain/messages/index.ts';
import { minuteMs } from '#domain/time/durations.ts';
import { orderRequest, refundRequest } from '#testing/factories/order.ts';
import { type SignedInClient, startTestApp, type TestApp } from '#testing/harness.ts';
import { type PaytrServer, startPaytr } from '#testing/paytr/paytr-server.ts';
import { reconcileDue } from './reconcile-due.ts';

interface Refusal {
  code: string;
  message: string;
  data?: { issues: { path: string; message: string }[] };
}

const boss = 'yonetici@site.example';
let paytr: PaytrServer;
let app: TestApp;
let admin: SignedInClient;
let other: SignedInClient;
let now = new Date();
beforeAll(async () => {
  paytr = await startPaytr();
  app = await startTestApp({
    env: { ...paytr.env, ADMIN_EMAILS: `${boss},ikinci@site.example` },
    now: () => now,
  });
  paytr.serve(app);
  admin = await app.signIn({ email: boss });
  other = await app.signIn({ email: 'ikinci@site.example' });
});
beforeEach(() => {
  now = new Date();
  paytr.answerInstead = null;
});
afterAll(async () => {
  await app.stop();
  await paytr.close();
});

async function buy() {
  const writer = await app.signIn();
  const { body } = await writer.post<{ orderId: string; paymentUrl: string }>(
    '/payments/orders',
    orderRequest(),
  );
  await paytr.choose(body.paymentUrl, 'pay');
  return { writer, orderId: body.orderId };
}
const refund = (orderId: string, changes: Record<string, unknown>, by = admin) =>
  by.post<AdminOrder & Refusal>('/admin/payments/refund', { orderId, ...refundRequest(changes) });
const reconcile = (orderId: string) =>
  admin.post<AdminOrder & Refusal>('/admin/payments/reconcile', { orderId });
const returnedOf = async (orderId: string) =>
  (
    await app.deps.db
      .selectFrom('paytr_test_payments')
      .select('returned')
      .where('merchant_oid', '=', orderId)
      .executeTakeFirstOrThrow()
  ).returned;
const planOf = async (writer: SignedInClient) => (await writer.get<{ plan: string }>('/tokens')).body.plan;
const lostAnswer = (path: string) => (path === '/odeme/iade' ? new Response('', { status: 500 }) : undefined);
/** Answers as PayTR, but for a refund, whose answer is lost. */
function loseRefunds() {
  const { settings } = paytr;
  paytr.answerInstead = (path) =>
    lostAnswer(path) ??
    Response.json({
      status: 'success',
      payment_amount: '200',
      payment_total: '200',
      currency: 'TL',
      test_mode: settings.testMode ? '1' : '0',
      returns: [],
    });
}

test('returns a part, keeps the plan, and mails amount, reason and invoice; the rest ends the plan', async () => {
  const { writer, orderId } = await buy();
  const part = await refund(orderId, { kurus: 4_990, reason: ' =Eksik\ngün ' });
  expect(part.status, JSON.stringify(part.body)).toBe(200);
  expect(part.body).toMatchObject({
    status: 'paid',
    refundedKurus: 4_990,
    refunds: [{ kurus: 4_990, reason: '=Eksik gün', state: 'done', requestedBy: boss, endsPlan: false }],
    invoices: [
      { kind: 'sale', kurus: 20_000 },
      { kind: 'refund', kurus: 4_990 },
    ],
  });
  expect([await returnedOf(orderId), await planOf(writer)]).toEqual([4_990, 'pro']);
  const mail = app.mails.findLast(({ to }) => to === writer.email);
  expect(mail).toMatchObject({
    subject: 'Ödemenizin bir bölümü iade edildi',
    invoiceId: part.body.invoices[1]?.id,
  });
  for (const text of ['₺49,90', '=Eksik gün', '₺150,10 iade edilmedi', 'değişmedi'])
    expect(mail?.text).toContain(text);
  expect((await writer.get<Order>(`/payments/orders/${orderId}`)).body).toMatchObject({
    status: 'paid',
    refundedKurus: 4_990,
  });

  const rest = await refund(orderId, { kurus: 15_010, refundedKurus: 4_990 });
  expect(rest.body).toMatchObject({ status: 'refunded', refundedKurus: 20_000 });
  expect([await returnedOf(orderId), await planOf(writer)]).toEqual([20_000, 'free']);
  const { code } = (await refund(orderId, { kurus: 1, refundedKurus: 20_000 })).body;
  expect(code).toBe('NOT_REFUNDABLE');
});

test('ends the plan with a part when the administrator chooses so', async () => {
  const { writer, orderId } = await buy();
  const { body } = await refund(orderId, { kurus: 10_000, endsPlan: true });
  expect(body).toMatchObject({ status: 'paid', refunds: [{ endsPlan: true, state: 'done' }] });
  expect(await planOf(writer)).toBe('free');
  expect(app.mails.findLast(({ to }) => to === writer.email)?.text).toContain('plan süresi geri alındı');
});

test.each<[Record<string, unknown>, string, string]>([
  [{ kurus: 20_001 }, 'REFUND_TOO_LARGE', 'En çok ₺200,00 iade edilebilir.'],
  [{ kurus: 0 }, 'INVALID_INPUT', messages.payments.refundAmountInvalid],
  [{ kurus: -100 }, 'INVALID_INPUT', messages.payments.refundAmountInvalid],
  [{ kurus: 10.5 }, 'INVALID_INPUT', messages.payments.refundAmountInvalid],
  [{ kurus: '50,00' }, 'INVALID_INPUT', messages.payments.refundAmountInvalid],
  [{ kurus: 9e15 }, 'INVALID_INPUT', messages.payments.refundAmountInvalid],
  [{ reason: ' \n ' }, 'INVALID_INPUT', messages.payments.refundReasonRequired],
  [{ reason: 'x'.repeat(301) }, 'INVALID_INPUT', 'En çok 300 karakter olabilir.'],
])('refuses %j with a clear text and changes nothing', async (changes, code, text) => {
  const { orderId } = await buy();
  const { body } = await refund(orderId, changes);
  expect(body.code).toBe(code);
  expect(body.data?.issues[0]?.message ?? body.message).toBe(text);
  expect(await returnedOf(orderId)).toBe(0);
  expect((await reconcile(orderId)).body).toMatchObject({ status: 'paid', refunds: [] });
});

test('makes one of two administrators’ refunds of the same moment, and one of a repeated request', async () => {
  const { orderId } = await buy();
  const answers = await Promise.all([
    refund(orderId, { kurus: 15_000 }),
    refund(orderId, { kurus: 15_000 }, other),
  ]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(await returnedOf(orderId)).toBe(15_000);
  const late = await refund(orderId, { kurus: 5_000 }, other);
  expect(late.body).toMatchObject({
    code: 'REFUND_CHANGED',
    message: messages.payments.refundChangedNow('₺150,00', '₺50,00'),
  });
  const refundId = randomUUID();
  const same = { kurus: 2_000, refundId, refundedKurus: 15_000 };
  const repeats = await Promise.all([1, 2, 3].map(() => refund(orderId, same)));
  expect(repeats.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await returnedOf(orderId)).toBe(17_000);
});

test('refuses another refund under the id of one whose answer was lost, and repeats the same one', async () => {
  const { orderId } = await buy();
  const first = { kurus: 1_000, reason: 'Birinci', refundId: randomUUID() };
  expect((await refund(orderId, first)).status).toBe(200);
  for (const change of [{ kurus: 2_500 }, { reason: 'İkinci' }, { endsPlan: true }]) {
    const { status, body } = await refund(orderId, { ...first, ...change, refundedKurus: 1_000 });
    expect([status, body.code]).toEqual([409, 'REFUND_CHANGED']);
    expect(body.message).toBe(messages.payments.refundOther('₺10,00', 'Birinci'));
  }
  expect((await refund(orderId, first)).status).toBe(200);
  expect(await returnedOf(orderId)).toBe(1_000);
  // What takes all that is left ends the plan whether or not it was asked for.
  const rest = { kurus: 19_000, reason: 'Kalan', refundId: randomUUID(), refundedKurus: 1_000 };
  for (const _ of [1, 2]) expect((await refund(orderId, rest)).status).toBe(200);
  expect(await returnedOf(orderId)).toBe(20_000);
});

test('the database refuses refunds above what was paid, and changes of a made one', async () => {
  const { orderId } = await buy();
  await refund(orderId, { kurus: 15_000 });
  const { id } = await app.deps.db
    .selectFrom('payment_intents')
    .select('id')
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  const insert = app.deps.pool.query(
    `INSERT INTO payment_refunds (intent_id, kurus, reason, ends_plan, state, requested_at, finished_at)
     VALUES ($1, 5001, 'fazla', false, 'done', now(), now())`,
    [id],
  );
  await expect(insert).rejects.toThrow(/payment_intents_refund_kurus/);
  const change = app.deps.pool.query('UPDATE payment_refunds SET kurus = 1 WHERE intent_id = $1', [id]);
  await expect(change).rejects.toThrow(/only changes from requested/);
});

test('a part whose answer was lost is never asked for twice, and confirmed by what PayTR has returned', async () => {
  const { orderId } = await buy();
  loseRefunds();
  const asked = () => paytr.calls.filter((path) => path === '/odeme/iade').length;
  const before = asked();
  const refundId = randomUUID();
  const first = await refund(orderId, { kurus: 6_000, refundId });
  expect(first.body).toMatchObject({
    status: 'refunding',
    refundedKurus: 0,
    refunds: [{ state: 'requested', kurus: 6_000 }],
  });
  expect((await refund(orderId, { kurus: 1_000 }, other)).body.code).toBe('REFUND_RUNNING');
  now = new Date(now.getTime() + 40_000);
  await refund(orderId, { kurus: 6_000, refundId });
  now = new Date(now.getTime() + 3 * minuteMs);
  await reconcileDue(app.deps);
  expect(asked()).toBe(before + 1);
  // PayTR has made it after all.
  paytr.answerInstead = null;
  await app.deps.db
    .updateTable('paytr_test_payments')
    .set({ returned: 6_000 })
    .where('merchant_oid', '=', orderId)
    .execute();
  expect((await reconcile(orderId)).body).toMatchObject({
    status: 'paid',
    refundedKurus: 6_000,
    refunds: [{ state: 'done', requestedBy: boss }],
  });
  expect(asked()).toBe(before + 1);
});

test('a part that PayTR does not show after a quarter of an hour counts as not made and can be asked for again', async () => {
  const { orderId } = await buy();
  loseRefunds();
  await refund(orderId, { kurus: 6_000 });
  paytr.answerInstead = null;
  now = new Date(now.getTime() + 2 * minuteMs);
  expect((await reconcile(orderId)).body.status).toBe('refunding');
  now = new Date(now.getTime() + 16 * minuteMs);
  await reconcileDue(app.deps);
  const { body } = await admin.get<{ orders: AdminOrder[] }>('/admin/payments/open');
  expect(body.orders.find((order) => order.orderId === orderId)).toMatchObject({
    status: 'paid',
    flags: ['refund_not_made'],
    refundedKurus: 0,
    refunds: [{ state: 'refused', error: messages.payments.refundNotMade }],
  });
  expect((await refund(orderId, { kurus: 6_000 })).body).toMatchObject({ status: 'paid', flags: [] });
  expect(await returnedOf(orderId)).toBe(6_000);
});

test('a part that was returned in PayTR’s panel becomes a refund of its own with an invoice', async () => {
  const { writer, orderId } = await buy();
  await app.deps.db
    .updateTable('paytr_test_payments')
    .set({ returned: 2_500 })
    .where('merchant_oid', '=', orderId)
    .execute();
  expect((await reconcile(orderId)).body).toMatchObject({
    status: 'paid',
    refundedKurus: 2_500,
    flags: ['refunded_at_paytr'],
    refunds: [{ requestedBy: null, kurus: 2_500, state: 'done' }],
    invoices: [{ kind: 'sale' }, { kind: 'refund', kurus: 2_500 }],
  });
  expect(await planOf(writer)).toBe('pro');
});

test('previews what is left and what the refund takes back', async () => {
  const { orderId } = await buy();
  await refund(orderId, { kurus: 5_000 });
  const query = new URLSearchParams({ orderId });
  expect((await admin.get<object>(`/admin/payments/refund-preview?${query}`)).body).toMatchObject({
    totalKurus: 20_000,
    refundedKurus: 5_000,
    leftKurus: 15_000,
    planTaken: true,
    planEndsAtAfter: null,
  });
});
