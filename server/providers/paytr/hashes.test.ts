import { createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import {
  linkCreateHash,
  linkDeleteHash,
  linkNotificationHash,
  orderNotificationHash,
  refundHash,
  sameHash,
  statusQueryHash,
  tokenRequestHash,
} from './hashes.ts';

const secrets = { merchantId: '123456', merchantKey: 'AnaHtar-ğüş', merchantSalt: 'Tuz+/=' };

/** The HMAC of the formulas over a given text. */
const byHand = (text: string) => createHmac('sha256', 'AnaHtar-ğüş').update(text).digest('base64');

describe('each signature is the documented formula over the raw strings', () => {
  test('request for a payment page', () => {
    const basket = Buffer.from('[["Kitap","200.00",1]]').toString('base64');
    const hash = tokenRequestHash(secrets, {
      user_ip: '85.34.78.112',
      merchant_oid: 'YH42',
      email: 'ayse@ornek.com',
      payment_amount: '20000',
      user_basket: basket,
      no_installment: '1',
      max_installment: '0',
      currency: 'TL',
      test_mode: '0',
    });
    expect(hash).toBe(
      byHand('12345685.34.78.112YH42ayse@ornek.com20000W1siS2l0YXAiLCIyMDAuMDAiLDFdXQ==10TL0Tuz+/='),
    );
  });

  test('notification of a card checkout', () => {
    const told = { merchant_oid: 'YH42', status: 'success', total_amount: '20000' };
    expect(orderNotificationHash(secrets, told)).toBe(byHand('YH42Tuz+/=success20000'));
  });

  test('notification of a payment link', () => {
    const told = { callback_id: 'CB7', merchant_oid: 'P9', status: 'success', total_amount: '20000' };
    expect(linkNotificationHash(secrets, told)).toBe(byHand('CB7P9Tuz+/=success20000'));
  });

  test('status query', () => {
    expect(statusQueryHash(secrets, 'YH42')).toBe(byHand('123456YH42Tuz+/='));
  });

  test('refund', () => {
    expect(refundHash(secrets, 'YH42', '11.97')).toBe(byHand('123456YH4211.97Tuz+/='));
  });

  test('making and deleting a payment link', () => {
    const link = {
      name: 'Yazıhane Pro',
      price: '20000',
      currency: 'TL',
      max_installment: '1',
      link_type: 'product',
      lang: 'tr',
      min_count: '1',
    };
    expect(linkCreateHash(secrets, link)).toBe(byHand('Yazıhane Pro20000TL1producttr1Tuz+/='));
    expect(linkDeleteHash(secrets, 'LNK1')).toBe(byHand('LNK1123456Tuz+/='));
  });

  test('equals a vector computed by openssl', () => {
    // printf 'YH42saltsuccess20000' | openssl dgst -sha256 -hmac key -binary | base64
    const told = { merchant_oid: 'YH42', status: 'success', total_amount: '20000' };
    expect(orderNotificationHash({ merchantId: '1', merchantKey: 'key', merchantSalt: 'salt' }, told)).toBe(
      'TwVJJl/EnoEoIegQoY5aZPIMHeZ1qQp9qsdrPI/+9F4=',
    );
  });
});

test.each([
  ['the same', 'abc=', 'abc=', true],
  ['another', 'abc=', 'abd=', false],
  ['a shorter one', '', 'abc=', false],
  ['a longer one', 'abc==', 'abc=', false],
  ['another case', 'ABC=', 'abc=', false],
])('compares two signatures of any lengths: %s', (_, given, expected, same) => {
  expect(sameHash(given, expected)).toBe(same);
});
