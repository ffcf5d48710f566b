import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Order } from '#contract/payments.ts';
import { individual } from '#domain/billing/billing-details.ts';
import { defaultTerms, planIds } from '#domain/billing/plans.ts';
import { messages } from '#domain/messages/index.ts';
import { dayMs } from '#domain/time/durations.ts';
import { bridgeRequest } from '#testing/factories/bridge.ts';
import { buyer, companyBuyer, orderRequest } from '#testing/factories/order.ts';
import { withSeller } from '#testing/factories/seller.ts';
import { type SignedInClient, startTestApp, type TestApp } from '#testing/harness.ts';
import { type PaytrServer, startPaytr } from '#testing/paytr/paytr-server.ts';

const m = messages.payments;
interface Made {
  orderId: string;
  paymentUrl: string;
}
interface Refusal {
  code: string;
  message: string;
}

let paytr: PaytrServer;
let app: TestApp;
let now = new Date();
beforeAll(async () => {
  paytr = await startPaytr();
  app = await startTestApp({ env: paytr.env, now: () => now });
  paytr.serve(app);
});
beforeEach(() => {
  now = new Date();
  paytr.answerInstead = null;
});
afterAll(async () => {
  await app.stop();
  await paytr.close();
});

const order = (client: SignedInClient, changes: Record<string, unknown> = {}) =>
  client.post<Made & Refusal>('/payments/orders', orderRequest(changes));
const read = async (client: SignedInClient, id: string) =>
  (await client.get<Order>(`/payments/orders/${id}`)).body;

describe('ordering Pro', () => {
  test('creates an alphanumeric order with a payment page, and a payment gives 31 days and the tokens at once', async () => {
    const writer = await app.signIn();
    const { status, body } = await order(writer);
    expect(status).toBe(200);
    expect(body.orderId).toMatch(/^[A-Za-z0-9]{1,64}$/);
    expect(await read(writer, body.orderId)).toMatchObject({
      status: 'pending',
      amountKurus: 20_000,
      paymentUrl: body.paymentUrl,
      billingDetails: buyer,
      transaction: null,
      activation: null,
    });

    const back = await paytr.choose(body.paymentUrl, 'pay');
    expect(back.location).toBe(
      `http://localhost/odeme-basarili?order_id=${body.orderId}&plan=pro&billing=monthly`,
    );
    const paid = await read(writer, body.orderId);
    expect(paid).toMatchObject({
      status: 'paid',
      paymentUrl: null,
      failure: null,
      transaction: { totalKurus: 20_000, paymentType: 'card' },
      activation: { extended: false },
    });
    const { body: balance } = await writer.get<{ tokens: number; plan: string; planEndsAt: string }>(
      '/tokens',
    );
    expect(balance).toMatchObject({ tokens: defaultTerms.pro.dailyTokens, plan: 'pro' });
    expect(new Date(balance.planEndsAt).getTime()).toBe(now.getTime() + 31 * dayMs);
    const { body: ledger } = await writer.get<{ entries: object[] }>('/tokens/ledger');
    expect(ledger.entries[0]).toMatchObject({ reason: 'plan_change', plan: 'pro', delta: 3_500 });
  });

  test('mails a receipt with order, price and end', async () => {
    const writer = await app.signIn();
    const { body } = await order(writer);
    await paytr.choose(body.paymentUrl, 'pay');
    const mails = app.mails.filter(({ to }) => to === writer.email);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain(body.orderId);
    expect(mails[0]?.text).toContain('₺200,00');
    expect(mails[0]?.text).toContain('Otomatik çekim yok');
  });

  test('stores the accepted documents with buyer, price and order number unchanged', async () => {
    const writer = await app.signIn();
    const { body } = await order(writer);
    const { documents } = await read(writer, body.orderId);
    for (const text of [documents.preInformation, documents.contract]) {
      for (const part of [buyer.fullName, buyer.address, '200,00 TL', body.orderId, writer.email]) {
        expect(text).toContain(part);
      }
    }
    const { withdrawal_waived_at, documents_accepted_at } = await app.deps.db
      .selectFrom('payment_intents')
      .select(['withdrawal_waived_at', 'documents_accepted_at'])
      .where('order_id', '=', body.orderId)
      .executeTakeFirstOrThrow();
    expect(withdrawal_waived_at).toEqual(documents_accepted_at);
    await expect(
      app.deps.db
        .updateTable('payment_intents')
        .set({ withdrawal_waived_at: null })
        .where('order_id', '=', body.orderId)
        .execute(),
    ).rejects.toThrow(/never change/);
    await expect(
      app.deps.db
        .updateTable('payment_intents')
        .set({ contract_text: '' })
        .where('order_id', '=', body.orderId)
        .execute(),
    ).rejects.toThrow(/never changes/);
  });

  test('stores a company with its tax number in order and documents, and offers it again', async () => {
    const writer = await app.signIn();
    const { body } = await order(writer, { details: { ...companyBuyer, taxNumber: '876 005 22 05' } });
    const made = await read(writer, body.orderId);
    expect(made.billingDetails).toEqual(companyBuyer);
    for (const text of [made.documents.preInformation, made.documents.contract]) {
      expect(text).toContain(`Alıcı: ${companyBuyer.companyName}`);
      expect(text).toContain('Vergi dairesi ve numarası: Konak, 8760052205');
    }
    expect((await writer.get<object>('/profile/billing')).body).toEqual({ details: companyBuyer });
    await expect(
      app.deps.db
        .updateTable('payment_intents')
        .set({ billing_tax_number: '4810058590' })
        .where('order_id', '=', body.orderId)
        .execute(),
    ).rejects.toThrow(/never changes/);
  });

  test.each([
    ['taxNumber', '8760052206', messages.billing.taxNumberInvalid],
    ['taxNumber', '', messages.billing.taxNumberRequired],
    ['taxNumber', '=1+1', messages.billing.taxNumberInvalid],
    ['companyName', ' ', messages.billing.companyNameRequired],
    ['taxOffice', '', messages.billing.taxOfficeRequired],
  ])('refuses a company with a wrong %s (%#)', async (field, value, message) => {
    const writer = await app.signIn();
    const answer = await writer.post<{ data: { issues: object[] } }>(
      '/payments/orders',
      orderRequest({ details: { ...companyBuyer, [field]: value } }),
    );
    expect(answer.status).toBe(422);
    expect(answer.body.data.issues).toContainEqual({ path: `details.${field}`, message });
  });

  test('offers the details of the last order again', async () => {
    const writer = await app.signIn();
    await order(writer);
    expect((await writer.get<object>('/profile/billing')).body).toEqual({
      details: { ...buyer, ...individual },
    });
  });

  test('creates one order and one payment page for sixteen clicks over two processes', async () => {
    const writer = await app.signIn();
    const other = await app.startAnother();
    const request = orderRequest();
    const before = paytr.calls.length;
    const answers = await Promise.all(
      Array.from({ length: 8 }).flatMap(() => [
        writer.post<Made>('/payments/orders', request),
        fetch(`${other.url}/api/payments/orders`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', cookie: writer.cookie() },
          body: JSON.stringify(request),
        }).then(async (answer) => ({ status: answer.status, body: (await answer.json()) as Made })),
      ]),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => body.paymentUrl)).size).toBe(1);
    expect(paytr.calls.slice(before)).toEqual(['/odeme/api/get-token']);
    const different = await writer.post<Refusal>('/payments/orders', {
      ...request,
      details: { ...buyer, fullName: 'Başka Biri' },
    });
    expect(different.body.code).toBe('KEY_OF_OTHER_ORDER');
  });

  test.each<[string, Record<string, unknown>, string, string]>([
    ['a year', { billing: 'yearly', amountKurus: 192_000 }, 'YEARLY_NOT_SOLD', m.yearlyNotSold],
    ['the free plan', { plan: 'free', amountKurus: 0 }, 'PLAN_NOT_SOLD', m.planNotSold],
    ['the publisher plan', { plan: 'publisher' }, 'PLAN_NOT_SOLD', m.planNotSold],
    ['another price', { amountKurus: 100 }, 'AMOUNT_MISMATCH', m.amountMismatch],
    ['older documents', { documentsVersion: '2020-01-01' }, 'DOCUMENTS_CHANGED', m.documentsChanged],
  ])('%s is not sold', async (_, changes, code, message) => {
    const writer = await app.signIn();
    const { body } = await order(writer, changes);
    expect(body).toMatchObject({ code, message });
    const made = await app.deps.db
      .selectFrom('payment_intents')
      .select('id')
      .where('user_id', '=', writer.userId)
      .execute();
    expect(made).toEqual([]);
  });

  test.each([
    ['preInformationAccepted', m.acceptPreInformation],
    ['contractAccepted', m.acceptContract],
    ['withdrawalWaived', m.waiveWithdrawal],
  ])('without a yes to the documents (%s) nothing is ordered', async (field, message) => {
    const { status, body } = await order(await app.signIn(), { [field]: false });
    expect(status).toBe(422);
    expect(body).toMatchObject({ code: 'INVALID_INPUT', data: { issues: [{ path: field, message }] } });
  });

  test('refuses to renew a running plan before its last seven days; a renewal extends its end', async () => {
    const ends = new Date(now.getTime() + 7 * dayMs + 60_000);
    const writer = await app.signIn({ plan: 'pro', planEndsAt: ends });
    expect((await order(writer)).body.code).toBe('PLAN_CURRENT');
    now = new Date(now.getTime() + 120_000);
    const { body } = await order(writer);
    await paytr.choose(body.paymentUrl, 'pay');
    const paid = await read(writer, body.orderId);
    expect(paid.activation).toMatchObject({
      extended: true,
      planEndsAt: new Date(ends.getTime() + 31 * dayMs).toISOString(),
    });
  });

  test('a publisher can’t buy Pro, and a plan without an end isn’t renewed', async () => {
    const publisher = await app.signIn({ plan: 'publisher' });
    expect((await order(publisher)).body.code).toBe('PUBLISHER_CANT_BUY');
    expect((await order(await app.signIn({ plan: 'pro' }))).body.code).toBe('PLAN_CURRENT');
  });

  test('refuses an e-mail address that PayTR would not accept', async () => {
    const writer = await app.signIn({ email: `${'a'.repeat(60)}@${'b'.repeat(60)}.example` });
    expect((await order(writer)).body).toMatchObject({ code: 'EMAIL_TOO_LONG', message: m.emailTooLong });
  });

  test.each<[string, () => Response, string]>([
    ['is down', () => new Response('', { status: 502 }), 'PAYTR_UNREACHABLE'],
    ['talks nonsense', () => new Response('<html>'), 'PAYTR_UNREACHABLE'],
    ['refuses', () => Response.json({ status: 'failed', reason: 'paytr_token gecersiz' }), 'PAYTR_REFUSED'],
    ['gives no token', () => Response.json({ status: 'success', token: '../evil' }), 'PAYTR_REFUSED'],
  ])('where PayTR %s it is told so, and the same form works later', async (_, answer, code) => {
    const writer = await app.signIn();
    const request = orderRequest();
    paytr.answerInstead = answer;
    const failed = await writer.post<Refusal>('/payments/orders', request);
    expect(failed.body.code).toBe(code);
    expect(JSON.stringify(failed.body)).not.toMatch(/127\.0\.0\.1|anahtar|tuz/);
    paytr.answerInstead = null;
    expect((await writer.post<Made>('/payments/orders', request)).status).toBe(200);
  });

  test('every path charges the catalogue’s amount', async () => {
    const asked: number[] = [];
    // A small generator with a fixed seed: amounts around the price, number limits, and invalid amounts.
    let seed = 7;
    const random = () => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed / 2_147_483_647;
    };
    const odd = [
      0,
      -1,
      1,
      200,
      19_999,
      20_000,
      20_001,
      2_000_000,
      2 ** 31,
      2 ** 53,
      1e21,
      199.99,
      '20000',
      null,
    ];
    let client = await app.signIn();
    for (let round = 0; round < 120; round += 1) {
      if (round % 15 === 14) client = await app.signIn();
      const plan = random() < 0.6 ? 'pro' : planIds[Math.floor(random() * planIds.length)];
      const billing = random() < 0.8 ? 'monthly' : 'yearly';
      const amountKurus =
        random() < 0.6 ? odd[Math.floor(random() * odd.length)] : Math.round(random() * 40_000);
      const { status } = await order(client, { plan, billing, amountKurus });
      const isRight =
        plan === 'pro' && billing === 'monthly' && amountKurus === defaultTerms.pro.monthlyPriceKurus;
      if (status === 200) asked.push(Number(amountKurus));
      expect([status === 200, `${plan} ${billing} ${amountKurus}`]).toEqual([
        isRight,
        `${plan} ${billing} ${amountKurus}`,
      ]);
    }
    expect(asked.length).toBeGreaterThan(0);
    const charged = await app.deps.db
      .selectFrom('payment_intents as i')
      .innerJoin('paytr_test_payments as p', 'p.merchant_oid', 'i.order_id')
      .select(['i.plan_name', 'i.amount', 'p.amount as asked'])
      .execute();
    expect(charged.length).toBeGreaterThan(0);
    for (const row of charged) {
      const listed = defaultTerms[row.plan_name as 'pro'].monthlyPriceKurus;
      expect([row.amount, row.asked]).toEqual([listed, listed]);
    }
  });
});

test('returns ORDER_NOT_FOUND for another person’s order', async () => {
  const { body } = await order(await app.signIn());
  const answer = await (await app.signIn()).get<Refusal>(`/payments/orders/${body.orderId}`);
  expect([answer.status, answer.body.code]).toEqual([404, 'ORDER_NOT_FOUND']);
});

test('takes no money in production while the seller’s name, address or tax data are missing', async () => {
  const production = await startTestApp({
    env: {
      ...paytr.env,
      NODE_ENV: 'production',
      PUBLIC_URL: 'https://yazihane.example',
      ADMIN_EMAILS: 'yonetici@site.example',
    },
  });
  const { identity } = production.deps;
  production.deps.identity = withSeller(identity);
  try {
    const writer = await production.signIn();
    const admin = await production.signIn({ email: 'yonetici@site.example' });
    const state = async () => ({
      sells: (await writer.get<{ cardPayments: boolean }>('/site')).body.cardPayments,
      missing: (await admin.get<{ missingFacts: string[] }>('/admin/payments/webhook')).body.missingFacts,
    });
    expect(await state()).toEqual({ sells: true, missing: [] });
    expect((await order(writer)).status).toBe(200);
    production.deps.identity = identity;
    expect(await state()).toEqual({
      sells: false,
      missing: ['Ticaret unvanı', 'Adres', 'Vergi dairesi', 'Vergi numarası'],
    });
    const refused = await order(await production.signIn());
    expect([refused.status, refused.body.code, refused.body.message]).toEqual([
      503,
      'PAYMENT_CLOSED',
      m.closed,
    ]);
    const bridge = await production.visitor().post<Refusal>('/membership/payments', bridgeRequest('odeyen'));
    expect([bridge.status, bridge.body.code]).toEqual([404, 'USER_NOT_FOUND']);
    await production.signIn({ username: 'odeyen' });
    const known = await production.visitor().post<Refusal>('/membership/payments', bridgeRequest('odeyen'));
    expect([known.status, known.body.code]).toEqual([503, 'PAYMENT_CLOSED']);
  } finally {
    production.deps.identity = identity;
    await production.stop();
  }
});

test('in production without credentials card payment is closed, and there is no test page', async () => {
  const production = await startTestApp({
    env: { NODE_ENV: 'production', PUBLIC_URL: 'https://yazihane.example' },
  });
  try {
    const writer = await production.signIn();
    const answer = await writer.post<Refusal>('/payments/orders', orderRequest());
    expect([answer.status, answer.body.message]).toEqual([503, m.closed]);
    expect(
      (await fetch(`${production.url}/gelistirme/paytr/odeme/api/get-token`, { method: 'POST' })).status,
    ).toBe(404);
  } finally {
    await production.stop();
  }
});
