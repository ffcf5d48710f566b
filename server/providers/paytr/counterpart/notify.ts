import { linkNotificationHash, orderNotificationHash } from '../hashes.ts';
import type { PaytrSettings } from '../settings.ts';
import type { TestLink, TestPayment } from './records.ts';

/** Timeout of the merchant's response, ms. */
const timeoutMs = 10_000;

/** The form of a notification as PayTR sends it; `wrongHash` signs it with another key. */
export function notificationForm(
  settings: PaytrSettings,
  payment: TestPayment,
  link: TestLink | null,
  wrongHash = false,
): Record<string, string> {
  const secrets = wrongHash ? { ...settings, merchantKey: `${settings.merchantKey}!` } : settings;
  const told = {
    merchant_oid: payment.merchant_oid,
    status: payment.status,
    total_amount: String(payment.amount),
  };
  const shared = {
    ...told,
    payment_amount: String(payment.amount),
    payment_type: 'card',
    currency: payment.currency,
    test_mode: payment.test_mode ? '1' : '0',
    ...(payment.failure_code !== null && { failed_reason_code: payment.failure_code }),
    ...(payment.failure_text !== null && { failed_reason_msg: payment.failure_text }),
  };
  if (link === null) return { ...shared, hash: orderNotificationHash(secrets, told) };
  const callback_id = link.callback_id ?? '';
  return { ...shared, callback_id, hash: linkNotificationHash(secrets, { ...told, callback_id }) };
}

/** Posts a notification; returns true when the merchant answered OK. */
export async function postNotification(url: string, form: Record<string, string>): Promise<boolean> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      body: new URLSearchParams(form),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    return (await answer.text()).trim() === 'OK';
  } catch {
    return false;
  }
}
