import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { PaytrSettings } from './settings.ts';

type Secrets = Pick<PaytrSettings, 'merchantId' | 'merchantKey' | 'merchantSalt'>;

const sign = ({ merchantKey }: Secrets, ...parts: string[]): string =>
  createHmac('sha256', merchantKey).update(parts.join('')).digest('base64');

/** The signed fields of a request for a payment page; each value as it is sent. */
export interface SignedTokenFields {
  user_ip: string;
  merchant_oid: string;
  email: string;
  payment_amount: string;
  user_basket: string;
  no_installment: string;
  max_installment: string;
  currency: string;
  test_mode: string;
}

/** Signature of a request for a payment page. */
export function tokenRequestHash(secrets: Secrets, fields: SignedTokenFields): string {
  return sign(
    secrets,
    secrets.merchantId,
    fields.user_ip,
    fields.merchant_oid,
    fields.email,
    fields.payment_amount,
    fields.user_basket,
    fields.no_installment,
    fields.max_installment,
    fields.currency,
    fields.test_mode,
    secrets.merchantSalt,
  );
}

/** PayTR's signature under a card checkout's notification, over its strings as received. */
export function orderNotificationHash(
  secrets: Secrets,
  told: { merchant_oid: string; status: string; total_amount: string },
): string {
  return sign(secrets, told.merchant_oid, secrets.merchantSalt, told.status, told.total_amount);
}

/** PayTR's signature under a payment link's notification, over its strings as received. */
export function linkNotificationHash(
  secrets: Secrets,
  told: { callback_id: string; merchant_oid: string; status: string; total_amount: string },
): string {
  const { callback_id, merchant_oid, status, total_amount } = told;
  return sign(secrets, callback_id, merchant_oid, secrets.merchantSalt, status, total_amount);
}

/** Signature of a status query. */
export function statusQueryHash(secrets: Secrets, orderId: string): string {
  return sign(secrets, secrets.merchantId, orderId, secrets.merchantSalt);
}

/** Signature of a refund; the amount as it is sent. */
export function refundHash(secrets: Secrets, orderId: string, returnAmount: string): string {
  return sign(secrets, secrets.merchantId, orderId, returnAmount, secrets.merchantSalt);
}

/** The signed fields of a new payment link; each value as it is sent. */
export interface SignedLinkFields {
  name: string;
  price: string;
  currency: string;
  max_installment: string;
  link_type: string;
  lang: string;
  min_count: string;
}

/** Signature of a request for a payment link. */
export function linkCreateHash(secrets: Secrets, fields: SignedLinkFields): string {
  const { name, price, currency, max_installment, link_type, lang, min_count } = fields;
  return sign(
    secrets,
    name,
    price,
    currency,
    max_installment,
    link_type,
    lang,
    min_count,
    secrets.merchantSalt,
  );
}

/** Signature of a request to delete a payment link. */
export function linkDeleteHash(secrets: Secrets, id: string): string {
  return sign(secrets, id, secrets.merchantId, secrets.merchantSalt);
}

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Compares two signatures in constant time. */
export function sameHash(given: string, expected: string): boolean {
  return timingSafeEqual(digest(given), digest(expected));
}
