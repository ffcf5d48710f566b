import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { AdminOrder, Order, PendingPayment } from '#contract/payments.ts';
import { dayMs, minuteMs } from '#domain/time/durations.ts';
import { buyer, createOrder, orderRequest, refundRequest } from '#testing/factories/order.ts';
import { type SignedInClient, startTestApp, type TestApp } from '#testing/harness.ts';
import { type PaytrServer, startPaytr } from '#testing/paytr/paytr-server.ts';
import { reconcileDue } from './reconcile-due.ts';

const adminEmail = 'yonetici@site.example';
interface Answer {
  orderId: string;
  paymentUrl: string;
  code: string;
  message: string;
  data?: { payment?: PendingPayment; orderId?: string; activated?: boolean };
}

let paytr: PaytrServer;
let app: TestApp;
let admin: SignedInClient;
let now = new Date();
beforeAll(async () => {
  paytr = await startPaytr();
  app = await startTestApp({ env: { ...paytr.env, ADMIN_EMAILS: adminEmail }, now: () => now });
  paytr.serve(app);
  admin = await app.signIn({ email: adminEmail });
});
beforeEach(() => {
  now = new Date('2026-11-22T10:21:00Z');
  paytr.answerInstead = null;
  paytr.calls.length = 0;
});
afterAll(async () => {
  await app.stop();
  await paytr.close();
});

const order = async (client: SignedInClient, changes: Record<string, unknown> = {}) =>
  (await client.post<Answer>('/payments/orders', orderRequest(changes))).body;
const otherDetails = { details: { ...buyer, fullName: 'Ayşe Yılmaz Kaya' } };
const read = async (client: SignedInClient, id: string) =>
  (await client.get<Order>(`/payments/orders/${id}`)).body;
const pendingOf = async (client: SignedInClient) =>
  (await client.get<{ payment: PendingPayment | null }>('/payments/pending')).body.payment;
const planOf = async (client: SignedInClient) =>
  (await client.get<{ plan: string; planEndsAt: string | null }>('/tokens')).body;
const statuses = async ({ userId }: SignedInClient) =>
  (
    await app.deps.db
      .selectFrom('payment_intents')
      .select('status')
      .where('user_id', '=', userId)
      .orderBy('created_at')
      .orderBy('order_id')
      .execute()
  ).map(({ status }) => status);
const queries = () => paytr.calls.filter((path) => path === '/odeme/durum-sorgu').length;
const later = (ms: number) => {
  now = new Date(now.getTime() + ms);
};

describe('a payment that waits for its notification', () => {
  test('is named in the panel and at checkout until PayTR has answered', async () => {
    const writer = await app.signIn();
    expect(await pendingOf(writer)).toBeNull();
    const first = await order(writer);
    expect(await pendingOf(writer)).toEqual({
      orderId: first.orderId,
      amountKurus: 20_000,
      createdAt: now.toISOString(),
      paymentUrl: first.paymentUrl,
    });
    const { body } = await writer.get<{ pendingPayment: PendingPayment }>('/panel');
    expect(body.pendingPayment.orderId).toBe(first.orderId);
    await paytr.choose(first.paymentUrl, 'pay');
    expect(await pendingOf(writer)).toBeNull();
  });

  test('is found paid before a second payment starts: the plan starts, and no second charge is made', async () => {
    const writer = await app.signIn();
    const first = await order(writer);
    await paytr.choose(first.paymentUrl, 'never');
    later(10 * minuteMs);
    const second = await order(writer, otherDetails);
    expect(second).toMatchObject({
      code: 'PENDING_PAID',
      message: '13.21’deki ₺200 ödemeniz alınmış; planınız şimdi açıldı. İkinci bir ödeme başlatılmadı.',
      data: { orderId: first.orderId, activated: true },
    });
    expect((await planOf(writer)).plan).toBe('pro');
    expect(await statuses(writer)).toEqual(['paid']);
    expect(paytr.calls.filter((path) => path === '/odeme/api/get-token')).toHaveLength(1);
  });

  test('that was paid without a plan is reported as under examination, and no second charge is made', async () => {
    const writer = await app.signIn();
    const first = await order(writer);
    paytr.answerInstead = (path) =>
      path === '/odeme/durum-sorgu'
        ? Response.json({ status: 'success', payment_amount: '1', payment_total: '1', currency: 'TL' })
        : new Response('', { status: 500 });
    const second = await order(writer);
    expect(second).toMatchObject({ code: 'PENDING_PAID', data: { activated: false } });
    expect(second.message).toContain('bir yöneticimiz inceliyor');
    expect((await read(writer, first.orderId)).status).toBe('refused');
  });

  test('that is unpaid returns the same payment page for the same form', async () => {
    const writer = await app.signIn();
    const first = await order(writer);
    const second = await order(writer);
    expect(queries()).toBe(1);
    expect([second.orderId, second.paymentUrl]).toEqual([first.orderId, first.paymentUrl]);
    expect(await statuses(writer)).toEqual(['pending']);
  });

  test.each<[string, Record<string, unknown>, number]>([
    ['other details', otherDetails, 1],
    ['a payment page that has closed', {}, 40],
  ])(
    'that nobody paid gives way to a new order for %s, and is still asked about',
    async (_, changes, minutes) => {
      const writer = await app.signIn();
      const first = await order(writer);
      later(minutes * minuteMs);
      const second = await order(writer, changes);
      expect(second.orderId).not.toBe(first.orderId);
      expect(await statuses(writer)).toEqual(['abandoned', 'pending']);
      expect(await pendingOf(writer)).toMatchObject({ orderId: second.orderId });
      // The buyer gets no "not charged" message while PayTR is still queried.
      expect(await read(writer, first.orderId)).toMatchObject({ status: 'pending', paymentUrl: null });
      await paytr.choose(first.paymentUrl, 'never');
      later(30 * minuteMs);
      await reconcileDue(app.deps);
      expect((await read(writer, first.orderId)).status).toBe('paid');
    },
  );

  test('that PayTR can’t answer for blocks another order until the buyer decides about it', async () => {
    const writer = await app.signIn();
    const first = await order(writer);
    later(minuteMs);
    paytr.answerInstead = (path) =>
      path === '/odeme/durum-sorgu'
        ? new Response('', { status: 500 })
        : Response.json({ status: 'success', token: 'yeni' });
    const refused = await order(writer, otherDetails);
    expect(refused).toMatchObject({
      code: 'PENDING_UNKNOWN',
      data: { payment: { orderId: first.orderId, paymentUrl: first.paymentUrl } },
    });
    expect(refused.message).toContain('13.21’deki ₺200 ödemenizin sonucu');
    expect(await statuses(writer)).toEqual(['pending']);
    const other = await order(writer, { ...otherDetails, payAgainDespite: 'YHBASKA' });
    expect(other.code).toBe('PENDING_UNKNOWN');
    const decided = await order(writer, { ...otherDetails, payAgainDespite: first.orderId });
    expect(decided.paymentUrl).toContain('/yeni');
    expect(await statuses(writer)).toEqual(['abandoned', 'pending']);
  });

  test('that is found paid is never paid again, also after the buyer’s decision', async () => {
    const writer = await app.signIn();
    const first = await order(writer);
    await paytr.choose(first.paymentUrl, 'never');
    const second = await order(writer, { ...otherDetails, payAgainDespite: first.orderId });
    expect(second.code).toBe('PENDING_PAID');
  });

  test('is queried at its payer’s request, and at no other person’s', async () => {
    const writer = await app.signIn();
    const first = await order(writer);
    await paytr.choose(first.paymentUrl, 'never');
    const stranger = await app.signIn();
    const check = (client: SignedInClient) =>
      client.post<Order & Answer>(`/payments/orders/${first.orderId}/check`);
    expect((await check(stranger)).body.code).toBe('ORDER_NOT_FOUND');
    paytr.answerInstead = () => new Response('', { status: 500 });
    expect((await check(writer)).body.code).toBe('PAYTR_UNREACHABLE');
    paytr.answerInstead = null;
    const answers = await Promise.all([check(writer), check(writer)]);
    expect(answers.map(({ body }) => body.status)).toEqual(['paid', 'paid']);
    expect((await planOf(writer)).plan).toBe('pro');
    const calls = await Promise.all(Array.from({ length: 12 }, () => check(writer)));
    expect(calls.some(({ status }) => status === 429)).toBe(true);
  });

  test('leaves the panel once its page has closed and PayTR has no payment for it', async () => {
    const writer = await app.signIn();
    const first = await order(writer);
    for (const minutes of [2, 4, 8, 16, 32]) {
      later(minutes * minuteMs);
      await reconcileDue(app.deps);
    }
    expect(await pendingOf(writer)).toBeNull();
    expect(await statuses(writer)).toEqual(['abandoned']);
    const { next_check_at } = await app.deps.db
      .selectFrom('payment_intents')
      .select('next_check_at')
      .where('order_id', '=', first.orderId)
      .executeTakeFirstOrThrow();
    expect(next_check_at).not.toBeNull();
  });
});

test('two tabs and double clicks on two processes share one order and one payment page', async () => {
  const writer = await app.signIn();
  const other = await app.startAnother();
  const tabs = [orderRequest(), orderRequest()];
  const post = async (url: string, request: object) => {
    const answer = await fetch(`${url}/api/payments/orders`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: writer.cookie() },
      body: JSON.stringify(request),
    });
    return { status: answer.status, body: (await answer.json()) as Answer };
  };
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, at) => post(at % 4 < 2 ? app.url : other.url, tabs[at % 2] ?? {})),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(answers.map(({ body }) => body.paymentUrl)).size).toBe(1);
  expect(await statuses(writer)).toEqual(['pending']);
  expect(paytr.calls.filter((path) => path === '/odeme/api/get-token')).toHaveLength(1);
});

test('two tabs with different details leave one pending order, held by the database', async () => {
  const writer = await app.signIn();
  const answers = await Promise.all(
    ['Ayşe A', 'Ayşe B', 'Ayşe C'].map((fullName) => order(writer, { details: { ...buyer, fullName } })),
  );
  expect(answers.filter(({ paymentUrl }) => paymentUrl).length).toBeGreaterThan(0);
  expect((await statuses(writer)).filter((status) => status === 'pending')).toHaveLength(1);
  await expect(createOrder(app.deps, { userId: writer.userId })).rejects.toThrow(/one_pending/);
});

describe('a person charged twice', () => {
  async function payTwice() {
    const writer = await app.signIn();
    const first = await order(writer);
    const second = await order(writer, otherDetails);
    await paytr.choose(first.paymentUrl, 'pay');
    await paytr.choose(second.paymentUrl, 'pay');
    return { writer, first, second };
  }

  test('gets one mail, as does the administrator', async () => {
    const { writer, second } = await payTwice();
    const mails = app.mails.filter(({ text }) => text.includes(second.orderId));
    const toPayer = mails.find(({ subject }) => subject === 'Aynı plan için iki kez ödeme yaptınız');
    expect(toPayer?.to).toBe(writer.email);
    expect(toPayer?.text).toContain('₺200,00');
    const toSupport = mails.filter(({ subject }) => subject.startsWith('İki kez ödendi'));
    expect(toSupport).toHaveLength(1);
    expect(toSupport[0]?.text).toContain('/admin/odemeler');
    await reconcileDue(app.deps);
    expect(app.mails.filter(({ subject }) => subject === toPayer?.subject)).toHaveLength(1);
  });

  test('gets the surplus by one refund with a preview of its effect', async () => {
    const { writer, first, second } = await payTwice();
    const end = (await planOf(writer)).planEndsAt;
    const preview = await admin.get<object>(
      `/admin/payments/refund-preview?${new URLSearchParams({ orderId: second.orderId })}`,
    );
    const firstEnd = new Date(now.getTime() + 31 * dayMs).toISOString();
    expect(preview.body).toEqual({
      totalKurus: 20_000,
      refundedKurus: 0,
      leftKurus: 20_000,
      planTaken: true,
      planEndsAt: end,
      planEndsAtAfter: firstEnd,
      tokensTaken: 0,
    });
    // The preview changes nothing.
    expect((await planOf(writer)).planEndsAt).toBe(end);
    const open = await admin.get<{ orders: AdminOrder[] }>('/admin/payments/open');
    expect(open.body.orders.find(({ orderId }) => orderId === second.orderId)?.flags).toEqual(['paid_twice']);
    const refunded = await admin.post<AdminOrder>('/admin/payments/refund', {
      orderId: second.orderId,
      ...refundRequest(),
    });
    expect(refunded.body.status).toBe('refunded');
    expect((await planOf(writer)).planEndsAt).toBe(firstEnd);
    expect((await read(writer, first.orderId)).status).toBe('paid');
  });
});

test('the same key creates one order while another is pending', async () => {
  const writer = await app.signIn();
  const idempotencyKey = randomUUID();
  const first = await order(writer, { idempotencyKey });
  const again = await order(writer, { idempotencyKey });
  expect([again.orderId, queries()]).toEqual([first.orderId, 0]);
});

test('deletes accounts during their owners’ new orders without a deadlock', async () => {
  const people = await Promise.all(
    Array.from({ length: 12 }, async () => {
      const client = await app.signIn();
      await order(client);
      return client;
    }),
  );
  const removals = await Promise.all(
    people.map(async (client, at) => {
      const orders = ['B', 'C', 'D'].map((fullName) => order(client, { details: { ...buyer, fullName } }));
      await new Promise((resolve) => setTimeout(resolve, at));
      const { status } = await client.post('/account/remove', { password: '' });
      await Promise.all(orders);
      return status;
    }),
  );
  expect(new Set(removals)).toEqual(new Set([200]));
}, 60_000);
