import { callPaytr, cleanReason } from './call-paytr.ts';
import { tokenRequestHash } from './hashes.ts';
import { liraText } from './money.ts';
import { PaytrError } from './paytr-error.ts';
import type { PaytrSettings } from './settings.ts';

/** Longest values that PayTR takes, characters. */
export const paytrLimits = { userIp: 39, email: 100, name: 60, address: 400, phone: 20, url: 400 } as const;

/** How long a payment page stays open, minutes. */
export const paymentPageMinutes = 30;

/** What is to be paid, and by whom. */
export interface PaytrOrder {
  orderId: string;
  amountKurus: number;
  /** What the buyer sees as the goods. */
  title: string;
  buyer: { email: string; name: string; address: string; phone: string; ip: string };
  okUrl: string;
  failUrl: string;
}

/** The first `max` characters, without half a letter at the end. */
function cut(value: string, max: number): string {
  return value.length <= max
    ? value
    : value
        .slice(0, max)
        .replace(/[\uD800-\uDBFF]$/, '')
        .trimEnd();
}

const oneLine = (value: string) => value.replaceAll(/\s+/g, ' ').trim();
/** A number as it is dialled: PayTR takes 20 characters, and people write more around the digits. */
const dialled = (phone: string) => cut(phone.replaceAll(/[^\d+]/g, ''), paytrLimits.phone);
/** An IPv4 address that came over an IPv6 socket is told as what it is. */
const plainAddress = (ip: string) =>
  cut(ip.replace(/^::ffff:(?=[\d.]+$)/i, '') || '0.0.0.0', paytrLimits.userIp);

/** The form that asks for a payment page, signed. Name and address are cut to what PayTR takes; the order keeps them whole. */
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

/** Opens a payment page; its token names it. @throws PaytrError */
export async function openPaymentPage(settings: PaytrSettings, order: PaytrOrder): Promise<string> {
  const answer = await callPaytr(settings, '/odeme/api/get-token', tokenRequestForm(settings, order));
  const { status, token, reason } = answer;
  if (status === 'success' && typeof token === 'string' && /^[\w-]{1,200}$/.test(token)) return token;
  throw new PaytrError('refused', { detail: cleanReason(settings, reason) });
}

/** Where the buyer pays. */
export function paymentPageUrl(settings: Pick<PaytrSettings, 'baseUrl'>, token: string): string {
  return `${settings.baseUrl}/odeme/guvenli/${token}`;
}
