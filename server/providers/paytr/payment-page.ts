import { callPaytr, cleanReason } from './call-paytr.ts';
import { tokenRequestHash } from './hashes.ts';
import { liraText } from './money.ts';
import { PaytrError } from './paytr-error.ts';
import type { PaytrSettings } from './settings.ts';

/** Maximum lengths of PayTR's fields, characters. */
export const paytrLimits = { userIp: 39, email: 100, name: 60, address: 400, phone: 20, url: 400 } as const;

/** Validity of a payment page, minutes. */
export const paymentPageMinutes = 30;

/** A purchase and its buyer. */
export interface PaytrOrder {
  orderId: string;
  amountKurus: number;
  /** The name of the goods for the buyer. */
  title: string;
  buyer: { email: string; name: string; address: string; phone: string; ip: string };
  okUrl: string;
  failUrl: string;
}

/** The first `max` characters, without splitting a surrogate pair. */
function cut(value: string, max: number): string {
  return value.length <= max
    ? value
    : value
        .slice(0, max)
        .replace(/[\uD800-\uDBFF]$/, '')
        .trimEnd();
}

const oneLine = (value: string) => value.replaceAll(/\s+/g, ' ').trim();
/** A phone number's digits: PayTR accepts 20 characters, and people add spaces and brackets. */
const dialled = (phone: string) => cut(phone.replaceAll(/[^\d+]/g, ''), paytrLimits.phone);
/** Converts an IPv4 address mapped to IPv6 to plain IPv4. */
const plainAddress = (ip: string) =>
  cut(ip.replace(/^::ffff:(?=[\d.]+$)/i, '') || '0.0.0.0', paytrLimits.userIp);

/** Returns the signed form of a payment page. Name and address are cut to PayTR's maximum; the order stores them whole. */
export function tokenRequestForm(settings: PaytrSettings, order: PaytrOrder): Record<string, string> {
  const { buyer, orderId, amountKurus } = order;
  const basket = JSON.stringify([[order.title, liraText(amountKurus), 1]]);
  const signed = {
    user_ip: plainAddress(buyer.ip),
    merchant_oid: orderId,
    email: buyer.email,
    payment_amount: String(amountKurus),
    user_basket: Buffer.from(basket, 'utf8').toString('base64'),
    no_installment: '1',
    max_installment: '0',
    currency: 'TL',
    test_mode: settings.testMode ? '1' : '0',
  };
  return {
    merchant_id: settings.merchantId,
    ...signed,
    user_name: cut(oneLine(buyer.name), paytrLimits.name),
    user_address: cut(oneLine(buyer.address), paytrLimits.address),
    user_phone: dialled(buyer.phone),
    merchant_ok_url: order.okUrl,
    merchant_fail_url: order.failUrl,
    timeout_limit: String(paymentPageMinutes),
    lang: 'tr',
    debug_on: '0',
    paytr_token: tokenRequestHash(settings, signed),
  };
}

/** Creates a payment page and returns its token. @throws PaytrError */
export async function openPaymentPage(settings: PaytrSettings, order: PaytrOrder): Promise<string> {
  const answer = await callPaytr(settings, '/odeme/api/get-token', tokenRequestForm(settings, order));
  const { status, token, reason } = answer;
  if (status === 'success' && typeof token === 'string' && /^[\w-]{1,200}$/.test(token)) return token;
  throw new PaytrError('refused', { detail: cleanReason(settings, reason) });
}

/** The address of a payment page. */
export function paymentPageUrl(settings: Pick<PaytrSettings, 'baseUrl'>, token: string): string {
  return `${settings.baseUrl}/odeme/guvenli/${token}`;
}
