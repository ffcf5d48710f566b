import { dayMs } from '#domain/time/durations.ts';

/** The delay of the first query after an order, ms; each later delay is twice as long. */
const firstMs = 2 * 60_000;

/** The time after which an unpaid order is abandoned, ms. */
export const givenUpAfterMs = dayMs;

/**
 * The time after which an order without a payment is not paid any more, ms: its page was open for half an hour, and the
 * check of a card may take a while. PayTR is still queried until the order is abandoned.
 */
export const payableForMs = 45 * 60_000;

/** The time of the next query after this many: 2, 6, 14, 30 minutes and so on after the order, and in its last hour. */
export function nextCheck(now: Date, since: Date, looks: number): Date {
  const next = now.getTime() + firstMs * 2 ** Math.min(looks, 10);
  const last = since.getTime() + givenUpAfterMs;
  return new Date(now.getTime() < last ? Math.min(next, last) : now.getTime() + givenUpAfterMs / 4);
}
