import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AdminOrder } from '#contract/payments.ts';
import { createClient } from '#testing/client.ts';
import { orderRequest, refundRequest } from '#testing/factories/order.ts';
import { type SignedInClient, startTestApp, type TestApp } from '#testing/harness.ts';
import { type PaytrServer, startPaytr } from '#testing/paytr/paytr-server.ts';
import { prepareServer, type ServerProcess } from '#testing/server-process.ts';

/** A server in its own process, killed as -9 does between PayTR's answer to a refund and the commit of the refund. */
const secret = 'the-same-secret-of-both-processes-and-after-the-kill';
const boss = 'yonetici@site.example';

let paytr: PaytrServer;
let app: TestApp;
let admin: SignedInClient;
let server: ServerProcess;
beforeAll(async () => {
  paytr = await startPaytr();
  const env = { ...paytr.env, ADMIN_EMAILS: boss, APP_SECRET: secret };
  app = await startTestApp({ env });
  paytr.serve(app);
  admin = await app.signIn({ email: boss });
  server = await prepareServer({
    ...env,
    DATABASE_URL: app.database.url,
    DATABASE_DIRECT_URL: app.database.directUrl,
  });
});
afterAll(async () => {
  await server.remove();
  await app.stop();
  await paytr.close();
});

test.each([
  [6_000, 'paid', 'pro'],
  [20_000, 'refunded', 'free'],
])(
  'a refund of %i kuruş is made and documented once after kill -9 between PayTR’s answer and the commit',
  async (kurus, status, plan) => {
    const writer = await app.signIn();
    const { body } = await writer.post<{ orderId: string; paymentUrl: string }>(
      '/payments/orders',
      orderRequest(),
    );
    await paytr.choose(body.paymentUrl, 'pay');
    const { orderId } = body;
    await server.start();
    const client = createClient(server.url, admin.cookie());
    const request = { orderId, ...refundRequest({ kurus }) };

    // The row is locked, so that the answer is read and the commit can't happen.
    const lock = await app.deps.pool.connect();
    paytr.answerInstead = async () => {
      paytr.answerInstead = null;
      await app.deps.pool.query('UPDATE paytr_test_payments SET returned = $2 WHERE merchant_oid = $1', [
        orderId,
        kurus,
      ]);
      await lock.query('BEGIN');
      await lock.query('SELECT id FROM payment_intents WHERE order_id = $1 FOR UPDATE', [orderId]);
      return Response.json({ status: 'success', merchant_oid: orderId });
    };
    const calls = () => paytr.calls.filter((path) => path === '/odeme/iade').length;
    const before = calls();
    const lost = client.post('/admin/payments/refund', request).catch(() => 'no answer');
    await expect
      .poll(
        async () => {
          const { rows } = await app.deps.pool.query(
            `SELECT count(*)::int AS waiting FROM pg_stat_activity
             WHERE datname = current_database() AND wait_event_type = 'Lock' AND query ILIKE '%payment_intents%'`,
          );
          return rows[0].waiting;
        },
        { timeout: 20_000 },
      )
      .toBe(1);
    await server.kill();
    await lock.query('ROLLBACK');
    lock.release();
    expect(await lost).toBe('no answer');
    const { rows: stored } = await app.deps.pool.query('SELECT state FROM payment_refunds WHERE id = $1', [
      request.refundId,
    ]);
    expect(stored).toEqual([{ state: 'requested' }]);

    await server.start();
    const again = createClient(server.url, admin.cookie());
    const found = await again.post<AdminOrder>('/admin/payments/reconcile', { orderId });
    expect(found.body).toMatchObject({
      status,
      refundedKurus: kurus,
      refunds: [{ id: request.refundId, state: 'done', kurus, requestedBy: boss }],
    });
    expect(found.body.invoices.map(({ kind }) => kind)).toEqual(['sale', 'refund']);
    expect((await again.post('/admin/payments/refund', request)).status).toBe(200);
    expect(calls()).toBe(before + 1);
    expect((await writer.get<{ plan: string }>('/tokens')).body.plan).toBe(plan);
    const { rows: sums } = await app.deps.pool.query(
      `SELECT count(*)::int AS invoices, sum(kurus)::int AS kurus FROM invoices WHERE refund_id = $1`,
      [request.refundId],
    );
    expect(sums).toEqual([{ invoices: 1, kurus }]);
    await server.kill();
  },
  90_000,
);
