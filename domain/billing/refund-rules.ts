import { messages } from '../messages/index.ts';
import { formatAmount } from './money.ts';

/** The longest reason of a refund, characters. */
export const refundReasonLimit = 300;

/** Returns why an amount can't be refunded, or null. `leftKurus` is what is not refunded yet. */
export function refundAmountError(kurus: number | null, leftKurus: number): string | null {
  const m = messages.payments;
  if (kurus === null || kurus <= 0) return m.refundAmountInvalid;
  return kurus > leftKurus ? m.refundTooLarge(formatAmount(leftKurus)) : null;
}
