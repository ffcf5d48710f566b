import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ListedOrder, linkPaymentStates, orderStatuses } from '#contract/payments.ts';
import { messages } from '#domain/messages/index.ts';
import { dayMs } from '#domain/time/durations.ts';
import { createOrder } from '#testing/factories/order.ts';
import { type SignedInClient, startTestApp, type TestApp } from '#testing/harness.ts';
import { plansOf } from '#testing/query-plans.ts';

interface Page {
  orders: ListedOrder[];
  nextCursor: string | null;
}

let app: TestApp;
let admin: SignedInClient;
beforeAll(async () => {
  app = await startTestApp({ env: { ADMIN_EMAILS: 'yonetici@site.example' } });
  admin = await app.signIn({ email: 'yonetici@site.example' });
});
afterAll(() => app.stop());

const list = (query: Record<string, string> = {}) =>
  admin.get<Page & { message: string }>(`/admin/payments/orders?${new URLSearchParams(query)}`);
const numbers = (orders: readonly ListedOrder[]) =>
  orders.map(({ order, link }) => order?.orderId ?? link?.callbackId);
const found = async (query: Record<string, string>) => numbers((await list(query)).body.orders);

/** Columns that a state of an order needs. */
const paid = (status: string) =>
  ['paid', 'refunding', 'refunded', 'refused'].includes(status)
    ? { paid_at: new Date(), total_amount: 19_900 }
    : {};

async function createLink(values: {
  state: string;
  username: string;
  email?: string;
  amount?: number;
  created_at?: Date;
  merchant_oid?: string;
  user_id?: string;
}): Promise<string> {
  const { state } = values;
  const isPaid = ['paid', 'granting', 'granted', 'refunding', 'refunded'].includes(state);
  const isRefund = ['refunding', 'refunded'].includes(state);
  const { callback_id } = await app.deps.db
    .insertInto('membership_payments')
    .values({
      callback_id: randomUUID().replaceAll('-', ''),
      way: 'link',
      amount: 19_900,
      client_key: randomUUID(),
      paid_at: isPaid ? new Date() : null,
      claimed_until: ['preparing', 'granting'].includes(state) ? new Date() : null,
      granted_at: state === 'granted' ? new Date() : null,
      before_refund: isRefund ? 'paid' : null,
      ...values,
    })
    .returning('callback_id')
    .executeTakeFirstOrThrow();
  return callback_id;
}

test('lists every order and every payment by a link, in any state, newest first by pages', async () => {
  const made: { number: string; at: number }[] = [];
  let at = Date.now() - 400 * dayMs;
  for (const status of orderStatuses) {
    at += 60_000;
    // One pending order a person.
    const { userId } = await app.signIn({ username: `herdurum_${status}` });
    const createdAt = new Date(at);
    const number = await createOrder(app.deps, {
      userId,
      status,
      createdAt,
      ...paid(status),
    });
    made.push({ number, at });
  }
  for (const state of linkPaymentStates) {
    at += 60_000;
    const username = `herdurum_${state}`;
    made.push({
      number: await createLink({
        state,
        username,
        email: `herdurum.${state}@site.example`,
        created_at: new Date(at),
      }),
      at,
    });
  }
  const wanted = made.toSorted((one, other) => other.at - one.at).map(({ number }) => number);
  const seen: (string | undefined)[] = [];
  let cursor: string | null = null;
  do {
    const query: Record<string, string> = { search: 'herdurum', limit: '5', ...(cursor && { cursor }) };
    const { body }: { body: Page } = await list(query);
    seen.push(...numbers(body.orders));
    cursor = body.nextCursor;
  } while (cursor !== null);
  expect(seen).toEqual(wanted);
  for (const state of [...orderStatuses, ...linkPaymentStates]) {
    const { body } = await list({ state, search: 'herdurum' });
    expect(
      body.orders.map(({ order, link }) => order?.status ?? link?.state),
      state,
    ).toEqual(Array(body.orders.length).fill(state));
    expect(body.orders.length, state).toBeGreaterThan(0);
  }
  expect(await found({ kind: 'card', search: 'herdurum' })).toHaveLength(orderStatuses.length);
  expect(await found({ kind: 'link', search: 'herdurum' })).toHaveLength(linkPaymentStates.length);
});

test('finds orders by name, address and username, and by the beginning of a number', async () => {
  const { userId } = await app.signIn();
  const order = await createOrder(app.deps, {
    userId,
    order_id: `YH${randomUUID().replaceAll('-', '').toUpperCase()}`,
    buyer_name: 'Şükrü Işık',
    buyer_email: 'sukru.isik@posta.example',
  });
  await app.deps.pool.query('DELETE FROM users WHERE id = $1', [userId]);
  const link = await createLink({
    state: 'paid',
    username: 'nur_isik',
    email: 'nur@baska.example',
    merchant_oid: 'PT77123456',
  });
  expect((await found({ search: 'IŞIK' })).toSorted()).toEqual([order, link].toSorted());
  expect(await found({ search: 'SUKRU ışık' })).toEqual([order]);
  for (const search of ['sukru.isik@posta.example', order, order.slice(0, 12), order.toLowerCase()]) {
    expect(await found({ search }), search).toEqual([order]);
  }
  for (const search of ['nur_isik', link, link.slice(0, 10), 'PT77123456', 'PT7712']) {
    expect(await found({ search }), search).toEqual([link]);
  }
  expect(await found({ search: 'böylebirivar' })).toEqual([]);
  expect(await found({ search: "%' OR 1=1 --" })).toEqual([]);
});

test('filters by amount, day and person, also together with a state', async () => {
  const { userId } = await app.signIn();
  const of = (amount: number, day: string, status: string) =>
    createOrder(app.deps, {
      userId,
      amount,
      status,
      createdAt: new Date(`${day}T23:30:00+03:00`),
      buyer_name: 'Süzgeç Sınaması',
      ...paid(status),
    });
  const cheap = await of(5_000, '2020-03-01', 'failed');
  const middle = await of(7_500, '2020-03-02', 'paid');
  const dear = await of(9_000, '2020-03-03', 'failed');
  const narrow = (query: Record<string, string>) => found({ from: '2020-03-01', to: '2020-03-03', ...query });
  expect(await narrow({})).toEqual([dear, middle, cheap]);
  expect(await narrow({ minKurus: '5000', maxKurus: '7500' })).toEqual([middle, cheap]);
  expect(await narrow({ minKurus: '5001' })).toEqual([dear, middle]);
  expect(await narrow({ maxKurus: '5000' })).toEqual([cheap]);
  expect(await narrow({ maxKurus: '8000', state: 'failed' })).toEqual([cheap]);
  expect(await narrow({ to: '2020-03-01' })).toEqual([cheap]);
  expect(await found({ from: '2020-03-02', to: '2020-03-02' })).toEqual([middle]);
  expect(await found({ userId })).toEqual([dear, middle, cheap]);
  expect(await found({ userId, state: 'failed', minKurus: '6000' })).toEqual([dear]);
  expect(await found({ userId, state: 'granted' })).toEqual([]);
});

test.each([
  [{ minKurus: '-1' }],
  [{ minKurus: '1,5' }],
  [{ maxKurus: '99999999999' }],
  [{ minKurus: '2', maxKurus: '1' }],
  [{ from: '2026-02-30' }],
  [{ from: '2026-02-02', to: '2026-02-01' }],
  [{ state: 'lost' }],
  [{ userId: 'x' }],
  [{ cursor: 'x' }],
  [{ search: 'x'.repeat(101) }],
])('refuses %j', async (query) => {
  expect((await list(query as Record<string, string>)).status).toBe(422);
});

test('reads no table of orders whole', async () => {
  const queries: Record<string, string>[] = [
    {},
    { state: 'abandoned' },
    { minKurus: '100', maxKurus: '5000' },
    { search: 'işık' },
    { search: 'YH12345678' },
    { userId: randomUUID() },
    { from: '2020-01-01', to: '2020-01-02' },
  ];
  for (const query of queries) {
    const planned = await plansOf(app.deps.pool, () => list(query));
    // The rows of a page are read by their ids.
    const lists = planned.filter(({ text }) => text.includes('made_at'));
    expect(lists).not.toEqual([]);
    for (const { text, plan } of lists) {
      expect(plan, text).not.toMatch(/Seq Scan on (payment_intents|membership_payments)/);
    }
  }
});

test('an error is told in words', async () => {
  await app.deps.pool.query('ALTER TABLE membership_payments RENAME TO away');
  const { status, body } = await list();
  await app.deps.pool.query('ALTER TABLE away RENAME TO membership_payments');
  expect([status, body.message]).toEqual([500, messages.payments.adminOrdersFailed]);
});
