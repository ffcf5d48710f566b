import type { OrderStatus } from '#contract/payments.ts';

/** Waits between two questions about an order that is still pending, ms: short at first, since most answers are quick. */
const pausesMs = [1_000, 1_000, 2_000, 3_000, 5_000, 8_000] as const;
const longestPauseMs = 15_000;

/** Time after which the page says that a pending order takes longer and can be left, ms. */
export const slowNoticeAfterMs = 30_000;

/** When to ask again after `asked` answers, ms; false once nothing can change any more. */
export function nextAskMs(status: OrderStatus | undefined, asked: number): number | false {
  if (status !== 'pending') return false;
  return pausesMs[Math.max(asked - 1, 0)] ?? longestPauseMs;
}
