import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AdminOrder, Order } from '#contract/payments.ts';
import { defaultTerms, type PlanTerms } from '#domain/billing/plans.ts';
import { documentsVersionOf } from '#domain/content/legal/sales-documents.ts';
import { emptyIdentity } from '#domain/site/site-identity.ts';
import { dayMs } from '#domain/time/durations.ts';
import { buyer, companyBuyer, orderRequest, refundRequest } from '#testing/factories/order.ts';
import { type SignedInClient, startTestApp, type TestApp } from '#testing/harness.ts';
import { type PaytrServer, startPaytr } from '#testing/paytr/paytr-server.ts';
import { textOfPdf } from '#testing/pdf-text.ts';

const boss = 'yonetici@site.example';
let paytr: PaytrServer;
let app: TestApp;
let admin: SignedInClient;
let now = new Date();
beforeAll(async () => {
  paytr = await startPaytr();
  app = await startTestApp({
    env: { ...paytr.env, ADMIN_EMAILS: boss },
    configured: true,
    now: () => now,
  });
  paytr.serve(app);
  admin = await app.signIn({ email: boss });
});
afterAll(async () => {
  await app.stop();
  await paytr.close();
});

const begin = async (client: SignedInClient, terms: PlanTerms, changes = {}) => {
  const { status, body } = await client.post<{ orderId: string; paymentUrl: string }>(
    '/payments/orders',
    orderRequest({
      amountKurus: terms.monthlyPriceKurus,
      documentsVersion: documentsVersionOf(terms, app.deps.identity.brand),
      ...changes,
    }),
  );
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
};
const read = async (client: SignedInClient, id: string) =>
  (await client.get<Order>(`/payments/orders/${id}`)).body;
const balance = async (client: SignedInClient) => (await client.get<{ plan: string }>('/tokens')).body;
async function textOf(client: SignedInClient, path: string): Promise<string | null> {
  const answer = await fetch(`${app.url}/api${path}`, { headers: { cookie: client.cookie() } });
  expect(answer.status).toBe(200);
  return textOfPdf(Buffer.from(await answer.arrayBuffer()));
}

test('a sold plan keeps its price, terms, documents and invoice when price and seller change in mid-period', async () => {
  const old = defaultTerms.pro;
  const writer = await app.signIn();
  const first = await begin(writer, old);
  await paytr.choose(first.paymentUrl, 'pay');
  const before = await read(writer, first.orderId);
  // Begun before the change, paid after it.
  const waiting = await app.signIn();
  const begun = await begin(waiting, old);

  const { version: _, ...terms } = old;
  const changed = await admin.put<PlanTerms>('/admin/plans', {
    ...terms,
    version: old.version,
    monthlyPriceKurus: 24_990,
    dailyTokens: 3_000,
  });
  expect(changed.status, JSON.stringify(changed.body)).toBe(200);
  const identity = { ...emptyIdentity, name: 'Kalem Evi', tradeName: 'Yeni Unvan A.Ş.', revision: 0 };
  const renamed = await admin.put<object>('/admin/identity', identity);
  expect(renamed.status, JSON.stringify(renamed.body)).toBe(200);
  await expect.poll(() => app.deps.identity.brand.name).toBe('Kalem Evi');

  // What was sold stays, for the buyer and for administrators.
  const after = await read(writer, first.orderId);
  expect(after).toEqual(before);
  expect(after).toMatchObject({ amountKurus: 20_000, transaction: { totalKurus: 20_000 } });
  const [invoice] = after.invoices;
  for (const client of [writer, admin]) {
    const contract = await textOf(client, `/invoices/${invoice?.id}/documents/contract`);
    const receipt = await textOf(client, `/invoices/${invoice?.id}/pdf`);
    if (contract !== null && receipt !== null) {
      expect(contract).toContain('200,00 TL');
      expect(contract).toContain('4.000 token');
      expect(contract).not.toContain('249,90');
      expect(contract).not.toContain('Yeni Unvan');
      expect(receipt).toContain('₺200,00');
      expect(receipt).not.toContain('Yeni Unvan');
    }
  }
  const grants = await app.deps.db
    .selectFrom('plan_grants')
    .select('terms_version')
    .where('user_id', '=', writer.userId)
    .execute();
  expect(grants).toEqual([{ terms_version: old.version }]);

  // The begun order is paid at its own price.
  await paytr.choose(begun.paymentUrl, 'pay');
  expect(await read(waiting, begun.orderId)).toMatchObject({
    status: 'paid',
    transaction: { totalKurus: 20_000 },
    invoices: [{ kurus: 20_000 }],
  });

  // A new order and a renewal are sold at the new price, with new documents, to what the buyer is now.
  now = new Date(now.getTime() + 26 * dayMs);
  const renewing = await app.signIn();
  const refused = await renewing.post<{ code: string }>('/payments/orders', orderRequest());
  expect(['AMOUNT_MISMATCH', 'DOCUMENTS_CHANGED']).toContain(refused.body.code);
  const renewal = await begin(writer, changed.body, { details: companyBuyer });
  await paytr.choose(renewal.paymentUrl, 'pay');
  const second = await read(writer, renewal.orderId);
  expect(second).toMatchObject({
    amountKurus: 24_990,
    invoices: [{ kurus: 24_990 }],
    billingDetails: companyBuyer,
    activation: { extended: true },
  });
  expect(second.documents.contract).toContain('249,90 TL');
  expect((await read(writer, first.orderId)).billingDetails).toMatchObject(buyer);

  // A refund of the old sale can't take more than its own price.
  const tooMuch = await admin.post<AdminOrder & { code: string }>('/admin/payments/refund', {
    orderId: first.orderId,
    ...refundRequest({ kurus: 24_990 }),
  });
  expect(tooMuch.body.code).toBe('REFUND_TOO_LARGE');
  const returned = await admin.post<AdminOrder>('/admin/payments/refund', {
    orderId: first.orderId,
    ...refundRequest({ kurus: 20_000 }),
  });
  expect(returned.body.status).toBe('refunded');
  expect((await balance(writer)).plan).toBe('pro');
});
