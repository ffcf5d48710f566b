import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AdminOrder, Order } from '#contract/payments.ts';
import type { PlanTerms } from '#domain/billing/plans.ts';
import { checkoutPath } from '#domain/billing/purchase.ts';
import { documentsVersionOf } from '#domain/content/legal/sales-documents.ts';
import { defaultBrand } from '#domain/site/brand.ts';
import { orderRequest, refundRequest } from '#testing/factories/order.ts';
import { addTerms } from '#testing/factories/plan-terms.ts';
import { startTestApp, type TestApp } from '#testing/harness.ts';
import { type PaytrServer, startPaytr } from '#testing/paytr/paytr-server.ts';

let paytr: PaytrServer;
let app: TestApp;
/** Pro costs ₺199,90 here. */
let sold: PlanTerms;
beforeAll(async () => {
  paytr = await startPaytr();
  app = await startTestApp({ env: { ...paytr.env, ADMIN_EMAILS: 'yonetici@site.example' } });
  paytr.serve(app);
  sold = await addTerms(app.deps, 'pro', { monthlyPriceKurus: 19_990 });
});
afterAll(async () => {
  await app.stop();
  await paytr.close();
});

const order = async (way: string) => {
  const writer = await app.signIn();
  const { body } = await writer.post<{ orderId: string; paymentUrl: string }>(
    '/payments/orders',
    orderRequest({ amountKurus: 19_990, documentsVersion: documentsVersionOf(sold, defaultBrand) }),
  );
  await paytr.choose(body.paymentUrl, way);
  const read = async () => (await writer.get<Order>(`/payments/orders/${body.orderId}`)).body;
  return { ...body, writer, read };
};

test('sells a plan that costs ₺199,90: page address, basket, hash, receipt and documents agree', async () => {
  expect(checkoutPath(sold)).toBe('/odeme?plan=pro&billing=monthly&amount=199.90');
  const bought = await order('pay');
  // PayTR checked the hash and the amount of this request before it gave a payment page.
  const asked = new URLSearchParams(paytr.bodies[paytr.calls.lastIndexOf('/odeme/api/get-token')]);
  expect(asked.get('payment_amount')).toBe('19990');
  const basket = JSON.parse(Buffer.from(asked.get('user_basket') ?? '', 'base64').toString());
  expect(basket).toEqual([[expect.any(String), '199.90', 1]]);
  const paid = await bought.read();
  expect(paid).toMatchObject({
    status: 'paid',
    amountKurus: 19_990,
    transaction: { totalKurus: 19_990 },
    activation: { extended: false },
  });
  expect(paid.documents.contract).toContain('199,90 TL');
  expect(paid.documents.preInformation).toContain('199,90 TL');
  expect(app.mails.find(({ to }) => to === bought.writer.email)?.text).toContain('₺199,90');
});

test('finds a payment of ₺199,90 by the status query and refunds exactly that', async () => {
  const admin = await app.signIn({ email: 'yonetici@site.example' });
  const bought = await order('never');
  const { orderId } = bought;
  const found = await admin.post<AdminOrder>('/admin/payments/reconcile', { orderId });
  expect(found.body).toMatchObject({ status: 'paid', flags: [], transaction: { totalKurus: 19_990 } });
  const refunded = await admin.post<AdminOrder>('/admin/payments/refund', {
    orderId,
    ...refundRequest({ kurus: 19_990 }),
  });
  expect(refunded.body.status).toBe('refunded');
  expect(new URLSearchParams(paytr.bodies.at(-1)).get('return_amount')).toBe('199.90');
  const mail = app.mails.filter(({ to }) => to === bought.writer.email).at(-1);
  expect(mail?.text).toContain('₺199,90 kartınıza iade edildi');
});

test('refuses the former price', async () => {
  const writer = await app.signIn();
  const { body } = await writer.post<{ code: string }>(
    '/payments/orders',
    orderRequest({ amountKurus: 20_000, documentsVersion: documentsVersionOf(sold, defaultBrand) }),
  );
  expect(body.code).toBe('AMOUNT_MISMATCH');
});
