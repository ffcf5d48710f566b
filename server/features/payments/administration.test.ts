import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { AdminOrder, Order, PaymentNotification } from '#contract/payments.ts';
import { messages } from '#domain/messages/index.ts';
import { dayMs, minuteMs } from '#domain/time/durations.ts';
import { createOrder, orderRequest, refundRequest } from '#testing/factories/order.ts';
import { type SignedInClient, startTestApp, type TestApp } from '#testing/harness.ts';
import { type PaytrServer, startPaytr } from '#testing/paytr/paytr-server.ts';
import { reconcileDue } from './reconcile-due.ts';

interface Refusal {
  code: string;
  message: string;
}
interface Made {
  orderId: string;
  paymentUrl: string;
}

let paytr: PaytrServer;
let app: TestApp;
let admin: SignedInClient;
let now = new Date();
beforeAll(async () => {
  paytr = await startPaytr();
  app = await startTestApp({ env: { ...paytr.env, ADMIN_EMAILS: 'yonetici@site.example' }, now: () => now });
  paytr.serve(app);
  admin = await app.signIn({ email: 'yonetici@site.example' });
});
beforeEach(() => {
  now = new Date();
  paytr.answerInstead = null;
});
afterAll(async () => {
  await app.stop();
  await paytr.close();
});

interface Bought extends Made {
  writer: SignedInClient;
}
async function buy(way: string, writer?: SignedInClient): Promise<Bought> {
  const client = writer ?? (await app.signIn());
  const { body } = await client.post<Made>('/payments/orders', orderRequest());
  await paytr.choose(body.paymentUrl, way);
  return { ...body, writer: client };
}
const read = async ({ writer, orderId }: Bought) =>
  (await writer.get<Order>(`/payments/orders/${orderId}`)).body;
const balance = async ({ writer }: Pick<Bought, 'writer'>) =>
  (await writer.get<{ plan: string; planEndsAt: string | null; tokens: number }>('/tokens')).body;
const reconcile = (orderId: string) =>
  admin.post<AdminOrder & Refusal>('/admin/payments/reconcile', { orderId });
/** The id of each order's whole refund: a repeated request is the same one. */
const refundIds = new Map<string, string>();
const refund = (orderId: string, changes: Record<string, unknown> = {}) => {
  const refundId = refundIds.get(orderId) ?? randomUUID();
  refundIds.set(orderId, refundId);
  return admin.post<AdminOrder & Refusal>('/admin/payments/refund', {
    orderId,
    ...refundRequest({ refundId, ...changes }),
  });
};
const audit = async (orderId: string) =>
  (
    await app.deps.db
      .selectFrom('audit_log')
      .select(['action', 'actor_email'])
      .where('subject_id', '=', orderId)
      .orderBy('id')
      .execute()
  ).map(({ action, actor_email }) => `${action} ${actor_email}`);

describe('a payment whose notification never comes', () => {
  test('is found by the scheduled query, at growing intervals', async () => {
    const bought = await buy('never');
    expect((await read(bought)).status).toBe('pending');
    const asked = () => paytr.calls.filter((path) => path === '/odeme/durum-sorgu').length;
    const before = asked();
    await reconcileDue(app.deps);
    expect(asked()).toBe(before);
    now = new Date(now.getTime() + 2 * minuteMs);
    await Promise.all([reconcileDue(app.deps), reconcileDue(app.deps)]);
    expect(asked()).toBe(before + 1);
    expect(await read(bought)).toMatchObject({ status: 'paid', activation: { extended: false } });
    expect((await balance(bought)).plan).toBe('pro');
    expect(app.mails.filter(({ text }) => text.includes(bought.orderId))).toHaveLength(1);
  });

  test('is found by an administrator, once, and its late notification changes nothing', async () => {
    const bought = await buy('forged');
    expect((await read(bought)).status).toBe('pending');
    const answers = await Promise.all([reconcile(bought.orderId), reconcile(bought.orderId)]);
    expect(answers.map(({ body }) => body.status)).toEqual(['paid', 'paid']);
    expect(
      (
        await app.deps.db
          .selectFrom('plan_grants')
          .selectAll()
          .where('user_id', '=', bought.writer.userId)
          .execute()
      ).length,
    ).toBe(1);
    expect(await audit(bought.orderId)).toContain('payment.reconciled yonetici@site.example');
  });

  test('stays unchanged when it is unpaid, and the query is logged', async () => {
    const writer = await app.signIn();
    const { body } = await writer.post<Made>('/payments/orders', orderRequest());
    expect((await reconcile(body.orderId)).body.status).toBe('pending');
    expect(await audit(body.orderId)).toEqual(['payment.reconciled yonetici@site.example']);
  });

  test('stays unchanged when PayTR cannot answer, and is queried again', async () => {
    const bought = await buy('never');
    paytr.answerInstead = () => new Response('', { status: 500 });
    expect((await reconcile(bought.orderId)).body.code).toBe('PAYTR_UNREACHABLE');
    now = new Date(now.getTime() + 2 * minuteMs);
    await reconcileDue(app.deps);
    expect((await read(bought)).status).toBe('pending');
    paytr.answerInstead = null;
    now = new Date(now.getTime() + 4 * minuteMs);
    await reconcileDue(app.deps);
    expect((await read(bought)).status).toBe('paid');
  });
});

test('an unpaid order is abandoned after a day, and activates when it is paid later', async () => {
  const writer = await app.signIn();
  const { body } = await writer.post<Made>('/payments/orders', orderRequest());
  const started = now.getTime();
  const statuses = new Set<string>();
  for (let hour = 0; hour <= 25; hour += 1) {
    now = new Date(started + hour * 60 * minuteMs);
    await reconcileDue(app.deps);
    statuses.add((await read({ ...body, writer })).status);
  }
  expect([...statuses]).toEqual(['pending', 'abandoned']);
  await paytr.choose(body.paymentUrl, 'pay');
  expect((await read({ ...body, writer })).status).toBe('paid');
});

test('a success after a failure counts once PayTR itself says so', async () => {
  const bought = await buy('fail');
  expect(await read(bought)).toMatchObject({ status: 'failed' });
  await app.deps.db
    .updateTable('paytr_test_payments')
    .set({ status: 'success' })
    .where('merchant_oid', '=', bought.orderId)
    .execute();
  expect((await reconcile(bought.orderId)).body.status).toBe('paid');
  expect((await balance(bought)).plan).toBe('pro');
});

describe('a refund', () => {
  test('returns the money, revokes the plan, and is logged and mailed once', async () => {
    const bought = await buy('pay');
    const answers = await Promise.all([refund(bought.orderId), refund(bought.orderId)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await refund(bought.orderId)).body).toMatchObject({
      status: 'refunded',
      refund: { requestedBy: 'yonetici@site.example' },
    });
    expect(await balance(bought)).toMatchObject({ plan: 'free', planEndsAt: null, tokens: 500 });
    expect(await audit(bought.orderId)).toEqual([
      'payment.refund_requested yonetici@site.example',
      'payment.refunded yonetici@site.example',
    ]);
    const { returned } = await app.deps.db
      .selectFrom('paytr_test_payments')
      .select('returned')
      .where('merchant_oid', '=', bought.orderId)
      .executeTakeFirstOrThrow();
    expect(returned).toBe(20_000);
    const mails = app.mails.filter(({ to }) => to === bought.writer.email);
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Ödemeniz alındı: Profesyonel plan',
      'Ödemeniz iade edildi',
    ]);
    const { body: ledger } = await bought.writer.get<{ entries: object[] }>('/tokens/ledger');
    expect(ledger.entries[0]).toMatchObject({ reason: 'plan_change', plan: 'free', delta: -3_500 });
  });

  test('of a renewal keeps the first payment’s period; of the first payment moves the renewal up', async () => {
    const first = await buy('pay');
    const start = now.getTime();
    now = new Date(start + 25 * dayMs);
    const second = await buy('pay', first.writer);
    const days = async () =>
      (new Date((await balance(first)).planEndsAt ?? '').getTime() - now.getTime()) / dayMs;
    expect(await days()).toBeCloseTo(6 + 31, 3);
    await refund(first.orderId);
    expect(await days()).toBeCloseTo(31, 3);
    // The remaining order and the plan have the same end.
    expect((await read(second)).activation?.planEndsAt).toBe((await balance(first)).planEndsAt);
    await refund(second.orderId);
    expect((await balance(first)).plan).toBe('free');
  });

  test('revokes no plan that another source has given since', async () => {
    const bought = await buy('pay');
    const ends = new Date(now.getTime() + 90 * dayMs);
    await app.deps.db
      .updateTable('user_tokens')
      .set({ plan: 'publisher', plan_ends_at: ends })
      .where('user_id', '=', bought.writer.userId)
      .execute();
    expect((await refund(bought.orderId)).body.status).toBe('refunded');
    expect(await balance(bought)).toMatchObject({ plan: 'publisher', planEndsAt: ends.toISOString() });
  });

  test('with a lost answer is detected later and never paid twice', async () => {
    const bought = await buy('pay');
    // The process dies after PayTR has done it: the order is marked, the money is gone.
    paytr.answerInstead = () => new Response('', { status: 500 });
    expect((await refund(bought.orderId)).body.status).toBe('refunding');
    paytr.answerInstead = null;
    await app.deps.db
      .updateTable('paytr_test_payments')
      .set({ returned: 20_000 })
      .where('merchant_oid', '=', bought.orderId)
      .execute();
    expect((await balance(bought)).plan).toBe('pro');
    now = new Date(now.getTime() + 3 * minuteMs);
    await reconcileDue(app.deps);
    expect([(await read(bought)).status, (await balance(bought)).plan]).toEqual(['refunded', 'free']);
  });

  test('that never reached PayTR is requested again by the scheduled job', async () => {
    const bought = await buy('pay');
    paytr.answerInstead = () => new Response('', { status: 500 });
    await refund(bought.orderId);
    paytr.answerInstead = null;
    now = new Date(now.getTime() + 3 * minuteMs);
    await reconcileDue(app.deps);
    expect((await read(bought)).status).toBe('refunded');
  });

  test('that PayTR refuses leaves the order paid, and returns the reason', async () => {
    const bought = await buy('pay');
    paytr.answerInstead = (path) =>
      path === '/odeme/iade'
        ? Response.json({ status: 'error', err_no: '010', err_msg: 'Günlük iade limiti doldu' })
        : Response.json({
            status: 'success',
            payment_amount: '200',
            payment_total: '200',
            currency: 'TL',
            returns: [],
          });
    const { status, body } = await refund(bought.orderId);
    expect([status, body.message]).toEqual([502, `${messages.payments.refused} (Günlük iade limiti doldu)`]);
    expect([(await read(bought)).status, (await balance(bought)).plan]).toEqual(['paid', 'pro']);
    expect(await audit(bought.orderId)).toContain('payment.refund_refused yonetici@site.example');
  });

  test('needs a payment', async () => {
    const { userId } = await app.signIn();
    const orderId = await createOrder(app.deps, { userId });
    expect((await refund(orderId)).body.code).toBe('NOT_REFUNDABLE');
    expect((await refund('YHNOBODYS')).body.code).toBe('ORDER_NOT_FOUND');
  });

  test('made in PayTR’s own panel is noticed when an administrator asks', async () => {
    const bought = await buy('pay');
    await app.deps.db
      .updateTable('paytr_test_payments')
      .set({ returned: 20_000 })
      .where('merchant_oid', '=', bought.orderId)
      .execute();
    expect((await reconcile(bought.orderId)).body).toMatchObject({
      status: 'refunded',
      flags: ['refunded_at_paytr'],
    });
    expect((await balance(bought)).plan).toBe('free');
  });
});

describe('the administrator’s screen', () => {
  interface List {
    notifications: PaymentNotification[];
    nextCursor: string | null;
  }
  test('lists notifications newest first by pages, searched and filtered', async () => {
    const bought = [await buy('pay'), await buy('fail'), await buy('pay')];
    const list = async (query: string) =>
      (await admin.get<List>(`/admin/payments/notifications?${query}`)).body;
    const first = await list('limit=2');
    expect(first.notifications.map(({ merchantOid }) => merchantOid)).toEqual(
      [bought[2], bought[1]].map((one) => one?.orderId),
    );
    const next = await list(`limit=2&cursor=${first.nextCursor}`);
    expect(next.notifications[0]).toMatchObject({
      merchantOid: bought[0]?.orderId,
      status: 'success',
      planActivated: true,
      totalKurus: 20_000,
      order: { status: 'paid', buyerEmail: bought[0]?.writer.email },
    });
    const failed = await list('status=failed&limit=100');
    expect(new Set(failed.notifications.map(({ status }) => status))).toEqual(new Set(['failed']));
    const part = bought[1]?.orderId.slice(3, -3).toLowerCase() ?? '';
    expect((await list(`search=${part}`)).notifications).toMatchObject([{ merchantOid: bought[1]?.orderId }]);
    expect((await list('search=%25')).notifications).toEqual([]);
    expect((await list(`status=success&search=${part}`)).notifications).toEqual([]);
  });

  test('shows what is open: pending orders and flagged ones', async () => {
    const pending = await buy('never');
    const { body } = await admin.get<{ orders: AdminOrder[]; total: number }>('/admin/payments/open');
    expect(body.orders.find(({ orderId }) => orderId === pending.orderId)).toMatchObject({
      status: 'pending',
    });
    expect(
      body.orders.every(
        ({ status, flags }) => ['pending', 'refused', 'refunding'].includes(status) || flags.length > 0,
      ),
    ).toBe(true);
    expect(body.total).toBe(body.orders.length);
  });

  test('counts sales, and refunds as figures of their own', async () => {
    const stats = async () => (await admin.get<Record<string, number>>('/admin/payments/stats')).body;
    const before = await stats();
    const bought = await buy('pay');
    const plus = (figures: Record<string, number>, more: Record<string, number>) => ({
      ...figures,
      ...Object.fromEntries(Object.entries(more).map(([name, by]) => [name, (figures[name] ?? 0) + by])),
    });
    const sold = plus(before, {
      totalRevenueKurus: 20_000,
      soldKurus: 20_000,
      monthSoldKurus: 20_000,
      successfulPayments: 1,
      plansActivated: 1,
      monthPayments: 1,
    });
    expect(await stats()).toEqual(sold);
    await refund(bought.orderId, { kurus: 4_990, refundId: randomUUID() });
    const partly = { totalRevenueKurus: -4_990, refundedKurus: 4_990, monthRefundedKurus: 4_990, refunds: 1 };
    expect(await stats()).toEqual(plus(sold, partly));
    await refund(bought.orderId, { kurus: 15_010, refundedKurus: 4_990, refundId: randomUUID() });
    expect(await stats()).toEqual(
      plus(sold, {
        totalRevenueKurus: -20_000,
        refundedKurus: 20_000,
        monthRefundedKurus: 20_000,
        refunds: 2,
      }),
    );
  });

  test('says the address to enter at PayTR', async () => {
    expect((await admin.get<object>('/admin/payments/webhook')).body).toEqual({
      url: 'http://localhost/api/paytr/bildirim',
      provider: 'paytr',
      testMode: false,
      missingFacts: [],
    });
  });
});
