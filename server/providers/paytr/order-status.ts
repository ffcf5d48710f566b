import { callPaytr, cleanReason, type PaytrAnswer } from './call-paytr.ts';
import { statusQueryHash } from './hashes.ts';
import { parseLira } from './money.ts';
import { PaytrError } from './paytr-error.ts';
import type { PaytrSettings } from './settings.ts';

/** PayTR's status of an order. */
export type OrderKnowledge =
  | { paid: false }
  | {
      paid: true;
      /** The price and the amount charged to the card, kuruş. */
      paymentKurus: number;
      totalKurus: number;
      currency: string | null;
      /** Refunded kuruş. */
      returnedKurus: number;
      testMode: boolean;
    };

/** PayTR's error for an order without a successful payment, also one that is not paid yet. */
const notPaid = '004';

function returnsOf(value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  if (typeof value !== 'string' || !value.trim().startsWith('[')) return [];
  try {
    const parsed: unknown = JSON.parse(value);
    return Array.isArray(parsed) ? parsed : [];
  } catch {
    return [];
  }
}

function returned(answer: PaytrAnswer): number {
  let sum = 0;
  for (const entry of returnsOf(answer.returns)) {
    const amount = parseLira((entry as { return_amount?: unknown } | null)?.return_amount);
    if (amount !== null) sum += amount;
  }
  return sum;
}

/** Queries PayTR's status of an order. @throws PaytrError */
export async function queryOrder(settings: PaytrSettings, orderId: string): Promise<OrderKnowledge> {
  const answer = await callPaytr(settings, '/odeme/durum-sorgu', {
    merchant_id: settings.merchantId,
    merchant_oid: orderId,
    paytr_token: statusQueryHash(settings, orderId),
  });
  if (answer.status !== 'success') {
    const code = String(answer.err_no ?? '');
    if (code === notPaid) return { paid: false };
    throw new PaytrError('refused', { code, detail: cleanReason(settings, answer.err_msg) });
  }
  const paymentKurus = parseLira(answer.payment_amount);
  const totalKurus = parseLira(answer.payment_total);
  // A success without amounts is invalid.
  if (paymentKurus === null || totalKurus === null) throw new PaytrError('unreachable');
  return {
    paid: true,
    paymentKurus,
    totalKurus,
    currency: typeof answer.currency === 'string' ? answer.currency : null,
    returnedKurus: returned(answer),
    testMode: String(answer.test_mode ?? '0') === '1',
  };
}
