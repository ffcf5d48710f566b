import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Order } from '#contract/payments.ts';
import { createPaymentLink, deletePaymentLink, PaytrError } from '#server/providers/paytr/index.ts';
import { orderRequest } from '#testing/factories/order.ts';
import { startTestApp, type TestApp } from '#testing/harness.ts';
import { type PaytrServer, startPaytr } from '#testing/paytr/paytr-server.ts';

let paytr: PaytrServer;
let app: TestApp;
beforeAll(async () => {
  paytr = await startPaytr();
  app = await startTestApp({ env: paytr.env });
  paytr.serve(app);
});
afterAll(async () => {
  await app.stop();
  await paytr.close();
});

const sign = (text: string) => createHmac('sha256', paytr.settings.merchantKey).update(text).digest('base64');

async function ask(path: string, fields: Record<string, string>) {
  const answer = await fetch(`${paytr.settings.baseUrl}${path}`, {
    method: 'POST',
    body: new URLSearchParams(fields),
  });
  return (await answer.json()) as Record<string, unknown>;
}

/** A request for a payment page as the documentation has it, signed by hand after the changes. */
function tokenRequest(changes: Record<string, string> = {}, hash?: string) {
  const f = {
    merchant_id: '123456',
    user_ip: '85.34.78.112',
    merchant_oid: `YH${crypto.randomUUID().replaceAll('-', '')}`,
    email: 'ayse@ornek.com',
    payment_amount: '20000',
    user_basket: Buffer.from('[["Plan","200.00",1]]').toString('base64'),
    no_installment: '1',
    max_installment: '0',
    currency: 'TL',
    test_mode: '0',
    user_name: 'Ayşe Yılmaz',
    user_address: 'Gül Sokak',
    user_phone: '05321112233',
    merchant_ok_url: 'https://site.example/tamam',
    merchant_fail_url: 'https://site.example/olmadi',
    ...changes,
  };
  const text = `${f.merchant_id}${f.user_ip}${f.merchant_oid}${f.email}${f.payment_amount}${f.user_basket}${f.no_installment}${f.max_installment}${f.currency}${f.test_mode}${paytr.settings.merchantSalt}`;
  return { ...f, paytr_token: hash ?? sign(text) };
}

describe('the counterpart checks what PayTR checks', () => {
  test('a right request gets a token', async () => {
    expect(await ask('/odeme/api/get-token', tokenRequest())).toMatchObject({ status: 'success' });
  });

  test.each<[string, Record<string, string>]>([
    ['a hyphen in the order number', { merchant_oid: 'YH-42' }],
    ['65 letters of order number', { merchant_oid: 'A'.repeat(65) }],
    ['a long name', { user_name: 'a'.repeat(61) }],
    ['a long address', { user_address: 'a'.repeat(401) }],
    ['a long telephone number', { user_phone: '1'.repeat(21) }],
    ['a long e-mail', { email: `${'a'.repeat(92)}@ornek.com` }],
    ['a long address of the network', { user_ip: '1'.repeat(40) }],
    ['lira instead of kuruş', { payment_amount: '200.00' }],
    ['a currency of its own', { currency: 'YTL' }],
    ['goods that are not base64 of JSON', { user_basket: 'Plan' }],
    ['13 instalments', { max_installment: '13' }],
    ['no way back', { merchant_ok_url: '' }],
    ['the secret key', { merchant_key: 'anahtar' }],
    ['another merchant', { merchant_id: '1' }],
  ])('%s is refused', async (_, changes) => {
    const answer = await ask('/odeme/api/get-token', tokenRequest(changes));
    expect(answer).toMatchObject({ status: 'failed', reason: expect.stringMatching(/./) });
  });

  test('a wrong signature is refused by every call', async () => {
    expect(await ask('/odeme/api/get-token', tokenRequest({}, 'AAAA'))).toMatchObject({ status: 'failed' });
    const wrong = { merchant_id: '123456', merchant_oid: 'YH42', paytr_token: 'AAAA', return_amount: '1.00' };
    expect(await ask('/odeme/durum-sorgu', wrong)).toMatchObject({ status: 'error', err_no: '001' });
    expect(await ask('/odeme/iade', wrong)).toMatchObject({ status: 'error', err_no: '001' });
    const other = { ...paytr.settings, merchantSalt: 'başka' };
    const link = {
      name: 'Plan',
      amountKurus: 20_000,
      callbackUrl: 'https://site.example/geri',
      callbackId: 'CB1',
    };
    await expect(createPaymentLink(other, link)).rejects.toThrow(PaytrError);
    await expect(deletePaymentLink(other, 'x')).rejects.toThrow(PaytrError);
  });

  test('refunds at most the paid amount, and nothing of an unpaid order', async () => {
    const request = tokenRequest();
    const { token } = await ask('/odeme/api/get-token', request);
    const refund = (amount: string) =>
      ask('/odeme/iade', {
        merchant_id: '123456',
        merchant_oid: request.merchant_oid,
        return_amount: amount,
        paytr_token: sign(`123456${request.merchant_oid}${amount}${paytr.settings.merchantSalt}`),
      });
    expect(await refund('200.00')).toMatchObject({ status: 'error', err_no: '004' });
    await paytr.choose(`${paytr.settings.baseUrl}/odeme/guvenli/${token}`, 'never');
    expect(await refund('150.50')).toMatchObject({ status: 'success' });
    expect(await refund('49.51')).toMatchObject({ status: 'error', err_no: '009' });
    const query = await ask('/odeme/durum-sorgu', {
      merchant_id: '123456',
      merchant_oid: request.merchant_oid,
      paytr_token: sign(`123456${request.merchant_oid}${paytr.settings.merchantSalt}`),
    });
    expect(query).toMatchObject({ payment_amount: '200', returns: [{ return_amount: '150,5' }] });
  });
});

describe('the test payment page', () => {
  const order = async () => {
    const writer = await app.signIn();
    const { body } = await writer.post<{ orderId: string; paymentUrl: string }>(
      '/payments/orders',
      orderRequest(),
    );
    const status = async () => (await writer.get<Order>(`/payments/orders/${body.orderId}`)).body.status;
    return { ...body, status };
  };

  test('says that it is a test, loads and runs nothing, and is paid on once', async () => {
    const { paymentUrl, orderId } = await order();
    const page = await fetch(paymentUrl);
    const text = await page.text();
    for (const part of ['Test ödemesi', '₺200,00', orderId, 'Kart reddedilsin']) expect(text).toContain(part);
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    await paytr.choose(paymentUrl, 'pay');
    expect((await paytr.choose(paymentUrl, 'pay')).status).toBe(409);
    expect((await fetch(paymentUrl)).status).toBe(409);
    expect((await fetch(`${paytr.settings.baseUrl}/odeme/guvenli/yok`)).status).toBe(404);
  });

  test.each([
    ['pay', 'paid', '/odeme-basarili'],
    ['twice', 'paid', '/odeme-basarili'],
    ['fail', 'failed', '/odeme-iptal'],
    ['cancel', 'cancelled', '/odeme-iptal'],
    ['forged', 'pending', '/odeme-basarili'],
    ['never', 'pending', '/odeme-basarili'],
    ['late', 'pending', '/odeme-basarili'],
  ])('%s: the order is %s, and the browser goes to %s', async (way, status, location) => {
    const made = await order();
    const back = await paytr.choose(made.paymentUrl, way);
    expect(new URL(back.location ?? '').pathname).toBe(location);
    expect(await made.status()).toBe(status);
  });

  test('sends a delayed notification at its time, also from another process', async () => {
    const made = await order();
    await paytr.choose(made.paymentUrl, 'late');
    paytr.serve(app);
    await app.deps.db
      .updateTable('paytr_test_payments')
      .set({ notify_at: new Date(0) })
      .where('merchant_oid', '=', made.orderId)
      .execute();
    await fetch(made.paymentUrl);
    expect(await made.status()).toBe('paid');
  });
});

test('a payment link is paid once, and calls its callback with its own signature', async () => {
  let told = new URLSearchParams();
  const taken = Promise.withResolvers<void>();
  const shop = createServer((request, answer) => {
    request.setEncoding('utf8').on('data', (text: string) => {
      told = new URLSearchParams(text);
      answer.end('OK');
      taken.resolve();
    });
  });
  await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve));
  const at = shop.address();
  const callbackUrl = `http://127.0.0.1:${typeof at === 'object' && at ? at.port : 0}/bildirim`;
  const link = await createPaymentLink(paytr.settings, {
    name: 'Yazıhane Pro',
    amountKurus: 20_000,
    callbackUrl,
    callbackId: 'CB7',
  });
  expect((await paytr.choose(link.url, 'pay')).status).toBe(200);
  await taken.promise;
  const value = (name: string) => told.get(name) ?? '';
  expect(value('callback_id')).toBe('CB7');
  expect(value('hash')).toBe(sign(`CB7${value('merchant_oid')}${paytr.settings.merchantSalt}success20000`));
  expect((await paytr.choose(link.url, 'pay')).status).toBe(409);
  await deletePaymentLink(paytr.settings, link.id);
  expect((await paytr.choose(link.url, 'pay')).status).toBe(404);
  shop.closeAllConnections();
  shop.close();
});
