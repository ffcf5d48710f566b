import { dayMs } from '../time/durations.ts';
/** How an order is named, everywhere: PayTR takes no other letters (a hyphen is refused). */
export const orderIdPattern = /^[A-Za-z0-9]{1,64}$/;

/** Days that one payment of a monthly plan is worth (docs/product/plans.md). */
export const paidDays = 31;

/** The current plan can be renewed in its last days (docs/product/plans.md). */
export const renewalDays = 7;

/** The end of a plan that a payment gives: 31 days from now, or from the current end while that is still to come. */
export function paidUntil(now: Date, currentEnd: Date | null): Date {
  const from = currentEnd !== null && currentEnd > now ? currentEnd : now;
  return new Date(from.getTime() + paidDays * dayMs);
}

/** Whether a plan of this end may be renewed now: it is in its last 7 days. A plan without an end needs no renewal. */
export function isRenewable(endsAt: Date | null, now: Date): boolean {
  return endsAt !== null && endsAt.getTime() - now.getTime() <= renewalDays * dayMs;
}
