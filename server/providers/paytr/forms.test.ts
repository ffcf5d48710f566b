import { describe, expect, test } from 'vitest';
import { billingLimits } from '#domain/billing/billing-details.ts';
import { liraText, parseKurus, parseLira } from './money.ts';
import { paytrLimits, tokenRequestForm } from './payment-page.ts';

const settings = {
  merchantId: '123456',
  merchantKey: 'key',
  merchantSalt: 'salt',
  testMode: false,
  baseUrl: 'https://www.paytr.com',
};
const order = {
  orderId: 'YH42',
  amountKurus: 20_000,
  title: 'Yazıhane Profesyonel planı (31 gün)',
  buyer: {
    email: 'ayse@ornek.com',
    name: 'Ayşe Yılmaz',
    address: 'Gül Sokak 5,\nKarşıyaka',
    phone: '+90 (532) 111 22 33',
    ip: '85.34.78.112',
  },
  okUrl: 'https://yazihane.example/odeme-basarili?order_id=YH42',
  failUrl: 'https://yazihane.example/odeme-iptal?order_id=YH42',
};
const form = (buyer: Partial<typeof order.buyer> = {}) =>
  tokenRequestForm(settings, { ...order, buyer: { ...order.buyer, ...buyer } });

describe('a request for a payment page', () => {
  test('contains the amount in kuruş, the goods in base64 and no secret', () => {
    const fields = form();
    expect(fields).toMatchObject({
      merchant_id: '123456',
      merchant_oid: 'YH42',
      payment_amount: '20000',
      currency: 'TL',
      test_mode: '0',
      user_phone: '+905321112233',
      user_address: 'Gül Sokak 5, Karşıyaka',
    });
    expect(JSON.parse(Buffer.from(fields.user_basket ?? '', 'base64').toString())).toEqual([
      ['Yazıhane Profesyonel planı (31 gün)', '200.00', 1],
    ]);
    expect(Object.keys(fields)).not.toContain('merchant_key');
    expect(Object.keys(fields)).not.toContain('merchant_salt');
  });

  test('cuts texts to the lengths of PayTR without splitting a character', () => {
    const fields = form({
      name: `${'ğ'.repeat(paytrLimits.name - 1)}😀${'x'.repeat(billingLimits.fullName - paytrLimits.name)}`,
      address: 'ş'.repeat(billingLimits.address),
      phone: '9'.repeat(billingLimits.phone),
      ip: '::ffff:85.34.78.112',
    });
    expect(fields.user_name).toBe('ğ'.repeat(paytrLimits.name - 1));
    expect(fields.user_address).toHaveLength(paytrLimits.address);
    expect(fields.user_phone).toHaveLength(paytrLimits.phone);
    expect(fields.user_ip).toBe('85.34.78.112');
    expect(form({ ip: 'ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff' }).user_ip).toHaveLength(39);
  });
});

test.each([
  [0, '0.00'],
  [5, '0.05'],
  [1_197, '11.97'],
  [20_000, '200.00'],
  [123_456_789, '1234567.89'],
])('converts %d kuruş to %s lira and back', (kurus, lira) => {
  expect(liraText(kurus)).toBe(lira);
  expect(parseLira(lira)).toBe(kurus);
});

test.each<[unknown, number | null]>([
  ['10,8', 1_080],
  ['10.8', 1_080],
  ['200', 20_000],
  [200, 20_000],
  [10.8, 1_080],
  ['1.234,50', 123_450],
  ['1,234.50', 123_450],
  ['1.234', null],
  ['', null],
  ['-5', null],
  ['1e3', null],
  ['200,123,4', null],
  ['10,', null],
  [null, null],
  [{}, null],
])('reads lira as PayTR may write them: %j is %j kuruş', (text, kurus) => {
  expect(parseLira(text)).toBe(kurus);
});

test.each<[string | undefined, number | null]>([
  ['20000', 20_000],
  ['0', 0],
  ['200.00', null],
  [' 20000', null],
  ['٢٠٠٠٠', null],
  ['9999999999', null],
  ['', null],
  [undefined, null],
])('rejects an amount that is not a whole number: %j', (text, kurus) => {
  expect(parseKurus(text)).toBe(kurus);
});
