import {
  linkCreateHash,
  linkDeleteHash,
  refundHash,
  type SignedLinkFields,
  type SignedTokenFields,
  sameHash,
  statusQueryHash,
  tokenRequestHash,
} from '../hashes.ts';
import { parseKurus, parseLira } from '../money.ts';
import { paytrLimits } from '../payment-page.ts';
import type { PaytrSettings } from '../settings.ts';

/** A posted form: each field's value, empty where it is missing. */
export type Posted = (name: string) => string;

const currencies = new Set(['TL', 'TRY', 'EUR', 'USD', 'GBP', 'RUB']);
const isFlag = (value: string) => value === '0' || value === '1';
const isWebAddress = (value: string) =>
  URL.canParse(value) && ['http:', 'https:'].includes(new URL(value).protocol);

function isBasket(value: string): boolean {
  try {
    const goods: unknown = JSON.parse(Buffer.from(value, 'base64').toString('utf8'));
    if (!Array.isArray(goods) || goods.length === 0) return false;
    return goods.every(
      (item) =>
        Array.isArray(item) &&
        typeof item[0] === 'string' &&
        typeof item[1] === 'string' &&
        parseLira(item[1]) !== null &&
        Number.isInteger(item[2]),
    );
  } catch {
    return false;
  }
}

/** PayTR's message for the first rule that a form breaks; null for a valid form. */
function firstBroken(rules: readonly [isFine: boolean, reason: string][]): string | null {
  return rules.find(([isFine]) => !isFine)?.[1] ?? null;
}

/** PayTR's error for a request for a payment page; null for a valid one. */
export function refuseToken(settings: PaytrSettings, posted: Posted): string | null {
  const longest = paytrLimits;
  const within = (name: string, max: number) => posted(name).length >= 1 && posted(name).length <= max;
  const signed = Object.fromEntries(
    [
      'user_ip',
      'merchant_oid',
      'email',
      'payment_amount',
      'user_basket',
      'no_installment',
      'max_installment',
      'currency',
      'test_mode',
    ].map((name) => [name, posted(name)]),
  ) as unknown as SignedTokenFields;
  const instalments = Number(posted('max_installment'));
  return firstBroken([
    [posted('merchant_id') === settings.merchantId, 'merchant_id hatalı'],
    [
      posted('merchant_key') === '' && posted('merchant_salt') === '',
      'merchant_key ve merchant_salt gönderilmemeli',
    ],
    [
      /^[A-Za-z0-9]{1,64}$/.test(posted('merchant_oid')),
      'merchant_oid alfanumerik olmalı, en fazla 64 karakter',
    ],
    [within('user_ip', longest.userIp), 'user_ip zorunlu, en fazla 39 karakter'],
    [within('email', longest.email) && posted('email').includes('@'), 'email zorunlu, en fazla 100 karakter'],
    [within('user_name', longest.name), 'user_name zorunlu, en fazla 60 karakter'],
    [within('user_address', longest.address), 'user_address zorunlu, en fazla 400 karakter'],
    [within('user_phone', longest.phone), 'user_phone zorunlu, en fazla 20 karakter'],
    [(parseKurus(posted('payment_amount')) ?? 0) > 0, 'payment_amount kuruş cinsinden tam sayı olmalı'],
    [currencies.has(posted('currency')), 'currency geçersiz'],
    [isBasket(posted('user_basket')), 'user_basket geçersiz'],
    [isFlag(posted('no_installment')), 'no_installment 0 ya da 1 olmalı'],
    [instalments === 0 || (instalments >= 2 && instalments <= 12), 'max_installment 0 ya da 2-12 olmalı'],
    [isFlag(posted('test_mode')), 'test_mode 0 ya da 1 olmalı'],
    [
      within('merchant_ok_url', longest.url) && isWebAddress(posted('merchant_ok_url')),
      'merchant_ok_url geçersiz',
    ],
    [
      within('merchant_fail_url', longest.url) && isWebAddress(posted('merchant_fail_url')),
      'merchant_fail_url geçersiz',
    ],
    [['', 'tr', 'en'].includes(posted('lang')), 'lang tr ya da en olmalı'],
    [sameHash(posted('paytr_token'), tokenRequestHash(settings, signed)), 'paytr_token gecersiz'],
  ]);
}

/** PayTR's error for a status query; null for a valid one. */
export function refuseQuery(settings: PaytrSettings, posted: Posted): string | null {
  return firstBroken([
    [posted('merchant_id') === settings.merchantId, 'merchant_id hatalı'],
    [
      sameHash(posted('paytr_token'), statusQueryHash(settings, posted('merchant_oid'))),
      'paytr_token gecersiz',
    ],
  ]);
}

/** PayTR's error for a refund before the order is read; null for a valid one. */
export function refuseRefund(settings: PaytrSettings, posted: Posted): string | null {
  const amount = posted('return_amount');
  return firstBroken([
    [posted('merchant_id') === settings.merchantId, 'merchant_id hatalı'],
    [/^\d{1,9}(?:\.\d{1,2})?$/.test(amount) && parseLira(amount) !== 0, 'return_amount geçersiz'],
    [
      sameHash(posted('paytr_token'), refundHash(settings, posted('merchant_oid'), amount)),
      'paytr_token gecersiz',
    ],
  ]);
}

/**
 * PayTR's error for a new payment link; null for a valid one. PayTR also refuses a port or localhost in callback_link;
 * the simulation can't, as it runs there.
 */
export function refuseLink(settings: PaytrSettings, posted: Posted): string | null {
  const signed = Object.fromEntries(
    ['name', 'price', 'currency', 'max_installment', 'link_type', 'lang', 'min_count'].map((name) => [
      name,
      posted(name),
    ]),
  ) as unknown as SignedLinkFields;
  const name = posted('name');
  const instalments = Number(posted('max_installment'));
  const hasCallback = posted('callback_link') !== '';
  return firstBroken([
    [posted('merchant_id') === settings.merchantId, 'merchant_id hatalı'],
    [name.length >= 4 && name.length <= 200, 'name 4-200 karakter olmalı'],
    [(parseKurus(posted('price')) ?? 0) > 0, 'price kuruş cinsinden tam sayı olmalı'],
    [currencies.has(posted('currency')), 'currency geçersiz'],
    [instalments >= 1 && instalments <= 12, 'max_installment 1-12 olmalı'],
    [posted('link_type') === 'product' && /^\d+$/.test(posted('min_count')), 'link_type geçersiz'],
    [['tr', 'en'].includes(posted('lang')), 'lang tr ya da en olmalı'],
    [!hasCallback || isWebAddress(posted('callback_link')), 'callback_link geçersiz'],
    [
      !hasCallback || /^[A-Za-z0-9]{1,64}$/.test(posted('callback_id')),
      'callback_id alfanumerik olmalı, en fazla 64 karakter',
    ],
    [sameHash(posted('paytr_token'), linkCreateHash(settings, signed)), 'paytr_token gecersiz'],
  ]);
}

/** PayTR's error for deleting a payment link; null for a valid request. */
export function refuseLinkDelete(settings: PaytrSettings, posted: Posted): string | null {
  return firstBroken([
    [posted('merchant_id') === settings.merchantId, 'merchant_id hatalı'],
    [sameHash(posted('paytr_token'), linkDeleteHash(settings, posted('id'))), 'paytr_token gecersiz'],
  ]);
}
