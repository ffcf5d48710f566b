import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { defaultBrand as brand } from '#domain/site/brand.ts';
import type { Deps } from '#server/context.ts';
import { createOrder, refundRequest } from '#testing/factories/order.ts';
import { type SignedInClient, startTestApp, type TestApp } from '#testing/harness.ts';
import { type PaytrServer, startPaytr } from '#testing/paytr/paytr-server.ts';

const boss = 'yonetici@site.example';
let paytr: PaytrServer;
let app: TestApp;
let other: TestApp;
let admin: SignedInClient;
beforeAll(async () => {
  paytr = await startPaytr();
  app = await startTestApp({ env: { ...paytr.env, ADMIN_EMAILS: boss } });
  other = await app.startAnother();
  paytr.serve(app);
  admin = await app.signIn({ email: boss });
});
beforeEach(() => {
  app.mails.length = 0;
  other.mails.length = 0;
  paytr.answerInstead = null;
});
afterAll(async () => {
  await app.stop();
  await paytr.close();
});

/** Posts a correctly signed success, as PayTR does. */
async function notify(oid: string, { at = app, total = '20000', testMode = '0' } = {}): Promise<number> {
  const { merchantKey, merchantSalt } = paytr.settings;
  const hash = createHmac('sha256', merchantKey)
    .update(`${oid}${merchantSalt}success${total}`)
    .digest('base64');
  const answer = await fetch(`${at.url}/api/paytr/bildirim`, {
    method: 'POST',
    body: new URLSearchParams({
      merchant_oid: oid,
      status: 'success',
      total_amount: total,
      payment_amount: total,
      currency: 'TL',
      test_mode: testMode,
      hash,
    }),
  });
  await answer.text();
  return answer.status;
}
const order = (deps: Pick<Deps, 'db'>, userId: string) =>
  createOrder(deps, { userId, buyer_email: `alici-${userId}@site.example` });
const mails = () => [...app.mails, ...other.mails].map(({ to, subject, text }) => ({ to, subject, text }));

describe('money that came and gave no plan is told to support and to the buyer, once', () => {
  test.each<[string, (userId: string) => Promise<unknown>, string]>([
    [
      'of a deleted account',
      (userId) => app.deps.pool.query('DELETE FROM users WHERE id = $1', [userId]),
      'hesap silinmiş',
    ],
    [
      'of a publisher',
      (userId) =>
        app.deps.pool.query(`UPDATE user_tokens SET plan = 'publisher' WHERE user_id = $1`, [userId]),
      'uzatılamadığı',
    ],
  ])('%s', async (_, change, words) => {
    const { userId } = await app.signIn();
    const oid = await order(app.deps, userId);
    await change(userId);
    const statuses = await Promise.all(
      Array.from({ length: 10 }, (_turn, at) => notify(oid, { at: at % 2 ? app : other })),
    );
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(mails()).toEqual([
      {
        to: brand.email,
        subject: `Ödeme alındı, plan açılamadı: ${oid} numaralı sipariş`,
        text: expect.stringContaining('/admin/odemeler'),
      },
      {
        to: `alici-${userId}@site.example`,
        subject: 'Ödemeniz ulaştı, planınız henüz açılamadı',
        text: expect.stringContaining(words),
      },
    ]);
    for (const { text } of mails()) expect(text).toContain('₺200,00');
  });

  test('of another amount, also when PayTR is queried again', async () => {
    const { userId } = await app.signIn();
    const oid = await order(app.deps, userId);
    await notify(oid, { total: '100' });
    paytr.answerInstead = () =>
      Response.json({
        status: 'success',
        payment_amount: '1',
        payment_total: '1',
        currency: 'TL',
        returns: [],
      });
    for (const _ of [1, 2]) await admin.post('/admin/payments/reconcile', { orderId: oid });
    expect(mails().map(({ to }) => to)).toEqual([brand.email, `alici-${userId}@site.example`]);
    expect(mails()[1]?.text).toContain('uyuşmadığı');
  });

  test('but a test in production, in which no money moved, only to support', async () => {
    const production = await startTestApp({
      env: {
        ...paytr.env,
        NODE_ENV: 'production',
        PUBLIC_URL: 'https://site.example',
        ADMIN_EMAILS: boss,
      },
    });
    const { userId } = await production.signIn();
    await notify(await order(production.deps, userId), { at: production, testMode: '1' });
    expect(production.mails.map(({ to }) => to)).toEqual([brand.email]);
    await production.stop();
  });
});

test('a refused and refunded order never counts as revenue', async () => {
  const stats = async () => (await admin.get<{ totalRevenueKurus: number }>('/admin/payments/stats')).body;
  const before = await stats();
  const { userId } = await app.signIn();
  const oid = await order(app.deps, userId);
  await notify(oid, { total: '100' });
  expect(await stats()).toEqual(before);
  paytr.answerInstead = () => new Response('', { status: 500 });
  const { body } = await admin.post<{ status: string }>('/admin/payments/refund', {
    orderId: oid,
    ...refundRequest({ kurus: 100 }),
  });
  expect(body.status).toBe('refunding');
  expect(await stats()).toEqual(before);
});

test('deletes accounts while their payments arrive without a deadlock', async () => {
  const people = await Promise.all(
    Array.from({ length: 24 }, async () => {
      const client = await app.signIn();
      return { client, oid: await order(app.deps, client.userId) };
    }),
  );
  const ends = await Promise.all(
    people.flatMap(({ client, oid }, at) => [
      notify(oid, { at: at % 2 ? app : other }),
      client.post<{ code?: string }>('/account/remove', { password: '' }).then(({ status }) => status),
    ]),
  );
  expect(new Set(ends)).toEqual(new Set([200]));
  const { rows } = await app.deps.pool.query(
    `SELECT status, user_id, cardinality(flags) AS flags, activated_at IS NOT NULL AS activated
     FROM payment_intents WHERE order_id = ANY($1)`,
    [people.map(({ oid }) => oid)],
  );
  expect(rows).toHaveLength(people.length);
  // Paid before the account went, or told of as given to nobody.
  for (const row of rows) {
    expect(row).toMatchObject({ status: 'paid', user_id: null });
    expect(row.activated ? row.flags : row.flags - 1).toBe(0);
  }
}, 60_000);
