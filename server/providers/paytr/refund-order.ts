import { callPaytr, cleanReason } from './call-paytr.ts';
import { refundHash } from './hashes.ts';
import { liraText } from './money.ts';
import { PaytrError } from './paytr-error.ts';
import type { PaytrSettings } from './settings.ts';

/**
 * Refunds an order. PayTR never refunds more than was paid, so a retry after a lost answer can't refund twice.
 * @throws PaytrError
 */
export async function refundOrder(settings: PaytrSettings, orderId: string, kurus: number): Promise<void> {
  const amount = liraText(kurus);
  const answer = await callPaytr(settings, '/odeme/iade', {
    merchant_id: settings.merchantId,
    merchant_oid: orderId,
    return_amount: amount,
    paytr_token: refundHash(settings, orderId, amount),
  });
  if (answer.status === 'success') return;
  throw new PaytrError('refused', {
    code: String(answer.err_no ?? ''),
    detail: cleanReason(settings, answer.err_msg),
  });
}
