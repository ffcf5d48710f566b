/** The first look after an order, ms; each later one waits twice as long. */
const firstMs = 2 * 60_000;

/** An order that nobody paid in this time is given up, ms. */
export const givenUpAfterMs = 24 * 3_600_000;

/**
 * An order that PayTR has no payment for after this time is not paid any more, ms: its page was open for half an hour,
 * and a card may have been checked for a while. PayTR is still asked until it is given up.
 */
export const payableForMs = 45 * 60_000;

/** When PayTR is asked next, after so many looks: 2, 6, 14, 30 minutes and so on after the order, and at its last hour. */
export function nextCheck(now: Date, since: Date, looks: number): Date {
  const next = now.getTime() + firstMs * 2 ** Math.min(looks, 10);
  const last = since.getTime() + givenUpAfterMs;
  return new Date(now.getTime() < last ? Math.min(next, last) : now.getTime() + givenUpAfterMs / 4);
}
