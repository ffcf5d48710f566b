import { createHmac, randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { ApiConfig } from '#contract/api-configs.ts';
import type { AdminOrder, Order, PaymentNotification } from '#contract/payments.ts';
import { bridgeRequest } from '#testing/factories/bridge.ts';
import { createOrder, orderRequest } from '#testing/factories/order.ts';
import { type SignedInClient, startTestApp, type TestApp } from '#testing/harness.ts';
import { type PaytrServer, startPaytr } from '#testing/paytr/paytr-server.ts';

const adminEmail = 'yonetici@site.example';
const configs = '/admin/api-configs';

let paytr: PaytrServer;
let app: TestApp;
let admin: SignedInClient;
beforeAll(async () => {
  // Secrets as the panel takes them.
  paytr = await startPaytr({ merchantKey: 'anahtar-0123456789', merchantSalt: 'tuz-0123456789' });
});
afterEach(() => app.stop());
afterAll(() => paytr.close());

/** An installation without the merchant's variables: the credentials are kept in the panel. */
async function start(env: NodeJS.ProcessEnv, config: { testMode?: boolean } = {}): Promise<ApiConfig> {
  app = await startTestApp({
    configured: true,
    env: {
      PAYTR_BASE_URL: paytr.settings.baseUrl,
      ADMIN_EMAILS: adminEmail,
      SECRETS_KEY: 'k'.repeat(40),
      ...env,
    },
  });
  paytr.serve(app);
  admin = await app.signIn({ email: adminEmail });
  const { status, body } = await admin.post<ApiConfig>(configs, {
    id: randomUUID(),
    name: 'Kasa',
    provider: 'paytr',
    key: paytr.settings.merchantKey,
    salt: paytr.settings.merchantSalt,
    merchantId: paytr.settings.merchantId,
    ...config,
  });
  expect(status).toBe(201);
  await until(() => app.deps.paytr?.merchantId === paytr.settings.merchantId);
  return body;
}
async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 5));
}

const order = (client: SignedInClient, changes: Record<string, unknown> = {}) =>
  client.post<{ orderId: string; paymentUrl: string; code: string }>(
    '/payments/orders',
    orderRequest(changes),
  );
const requestedMode = () =>
  new URLSearchParams(paytr.bodies[paytr.calls.lastIndexOf('/odeme/api/get-token')]).get('test_mode');
const read = async (client: SignedInClient, id: string) =>
  (await client.get<Order>(`/payments/orders/${id}`)).body;

/** A notification that PayTR signed; `testMode` is not covered by its signature. */
async function notify(oid: string, testMode: '0' | '1'): Promise<number> {
  const { merchantKey, merchantSalt } = paytr.settings;
  const hash = createHmac('sha256', merchantKey).update(`${oid}${merchantSalt}success20000`).digest('base64');
  const answer = await fetch(`${app.url}/api/paytr/bildirim`, {
    method: 'POST',
    body: new URLSearchParams({
      merchant_oid: oid,
      status: 'success',
      total_amount: '20000',
      payment_amount: '20000',
      currency: 'TL',
      test_mode: testMode,
      hash,
    }),
  });
  return answer.status;
}

test('applies PAYTR_TEST_MODE=on to credentials kept in the panel, and stores it with the order', async () => {
  const config = await start({ PAYTR_TEST_MODE: 'on' }, { testMode: false });
  expect(config).toMatchObject({ testMode: false, testForced: true });
  const writer = await app.signIn();
  const { status, body } = await order(writer);
  // PayTR's simulator refuses a request whose hash does not cover the test mode that it names.
  expect([status, requestedMode()]).toEqual([200, '1']);
  expect(await read(writer, body.orderId)).toMatchObject({ testMode: true });
  const webhook = await admin.get<{ testMode: boolean }>('/admin/payments/webhook');
  expect(webhook.body.testMode).toBe(true);
  const { username } = await app.deps.db
    .selectFrom('users')
    .select('username')
    .where('id', '=', writer.userId)
    .executeTakeFirstOrThrow();
  // PayTR's payment links have no test mode: they would take real money.
  const link = await app
    .visitor()
    .post<{ code: string }>('/membership/payments', bridgeRequest(username ?? ''));
  expect(link.body.code).toBe('PAYMENT_CLOSED');
  const site = await app.visitor().get<{ testPayments: boolean }>('/site');
  expect(site.body.testPayments).toBe(true);
});

test('a configuration in the panel has its own switch for test mode', async () => {
  const config = await start({}, { testMode: true });
  expect(config).toMatchObject({ testMode: true, testForced: false });
  const writer = await app.signIn();
  const request = orderRequest();
  const first = await writer.post<{ orderId: string }>('/payments/orders', request);
  expect(requestedMode()).toBe('1');

  const off = await admin.put<ApiConfig>(`${configs}/${config.id}`, {
    revision: config.revision,
    name: 'Kasa',
    provider: 'paytr',
    merchantId: paytr.settings.merchantId,
    testMode: false,
  });
  expect(off.body).toMatchObject({ testMode: false });
  await until(() => app.deps.paytr?.testMode === false);
  // The same form was opened as a test: it never becomes a real charge unseen.
  const repeat = await writer.post<{ code: string }>('/payments/orders', request);
  expect(repeat.body.code).toBe('KEY_OF_OTHER_ORDER');
  const real = await app.signIn();
  const { body } = await order(real);
  expect(requestedMode()).toBe('0');
  expect(await read(real, body.orderId)).toMatchObject({ testMode: false });
  expect(await read(writer, first.body.orderId)).toMatchObject({ testMode: true });
  const open = await admin.get<{ orders: AdminOrder[] }>('/admin/payments/open');
  const modes = new Map(open.body.orders.map(({ orderId, testMode }) => [orderId, testMode]));
  expect([modes.get(first.body.orderId), modes.get(body.orderId)]).toEqual([true, false]);
  const audit = await app.deps.db
    .selectFrom('audit_log')
    .select('after')
    .where('action', '=', 'api_config.updated')
    .executeTakeFirstOrThrow();
  expect(audit.after).toMatchObject({ test_mode: false });
});

test('a notification of a test activates nothing for an order made with real money', async () => {
  await start({});
  const writer = await app.signIn();
  const { body } = await order(writer);
  expect(await notify(body.orderId, '1')).toBe(200);
  expect(await read(writer, body.orderId)).toMatchObject({ status: 'refused', activation: null });
  const { body: list } = await admin.get<{ notifications: PaymentNotification[] }>(
    '/admin/payments/notifications',
  );
  expect(list.notifications[0]).toMatchObject({ flags: ['test_mode'], planActivated: false });
  // The flag may be wrong: somebody must look at PayTR's panel.
  const mail = app.mails.find(({ subject }) => subject.startsWith('Test ödemesi bildirildi'));
  expect(mail?.text).toContain('PayTR panelinde doğrulayın');
  await expect(
    app.deps.db
      .updateTable('payment_intents')
      .set({ activated_at: new Date(), plan_ends_at: new Date() })
      .where('order_id', '=', body.orderId)
      .execute(),
  ).rejects.toThrow(/payment_intents_real_money/);
});

test('in production an order made in test mode gives no plan, whatever its notification says', async () => {
  await start(
    {
      NODE_ENV: 'production',
      PUBLIC_URL: 'https://yazihane.example',
      PAYTR_BASE_URL: paytr.settings.baseUrl,
    },
    { testMode: true },
  );
  const { userId } = await app.signIn();
  const oid = await createOrder(app.deps, { userId, ordered_in_test: true });
  expect(await notify(oid, '0')).toBe(200);
  const row = await app.deps.db
    .selectFrom('payment_intents')
    .select(['status', 'flags', 'activated_at'])
    .where('order_id', '=', oid)
    .executeTakeFirstOrThrow();
  expect(row).toEqual({ status: 'refused', flags: ['test_mode'], activated_at: null });
});

test('an order made with real money activates when test mode was switched on before it was found paid', async () => {
  const config = await start({});
  const writer = await app.signIn();
  const { body } = await order(writer);
  await paytr.choose(body.paymentUrl, 'never');
  await admin.put<ApiConfig>(`${configs}/${config.id}`, {
    revision: config.revision,
    name: 'Kasa',
    provider: 'paytr',
    merchantId: paytr.settings.merchantId,
    testMode: true,
  });
  await until(() => app.deps.paytr?.testMode === true);
  const found = await admin.post<AdminOrder>('/admin/payments/reconcile', { orderId: body.orderId });
  expect(found.body).toMatchObject({ status: 'paid', testMode: false, flags: [] });
});

test('test payments are counted as sales only while the site is in test mode', async () => {
  const config = await start({}, { testMode: true });
  const writer = await app.signIn();
  const { body } = await order(writer);
  expect(await notify(body.orderId, '1')).toBe(200);
  const sold = async () =>
    (await admin.get<{ successfulPayments: number }>('/admin/payments/stats')).body.successfulPayments;
  expect(await sold()).toBe(1);
  await admin.put<ApiConfig>(`${configs}/${config.id}`, {
    revision: config.revision,
    name: 'Kasa',
    provider: 'paytr',
    merchantId: paytr.settings.merchantId,
    testMode: false,
  });
  await until(() => app.deps.paytr?.testMode === false);
  expect(await sold()).toBe(0);
});
