import { dayMs } from '../time/durations.ts';
/** The form of order ids: PayTR accepts only letters and digits. */
export const orderIdPattern = /^[A-Za-z0-9]{1,64}$/;

/** Days that one payment adds to a monthly plan (docs/product/plans.md). */
export const paidDays = 31;

/** Days before its end in which a plan can be renewed (docs/product/plans.md). */
export const renewalDays = 7;

/** Returns the end of a plan after a payment: 31 days from now, or from the current end if that is later. */
export function paidUntil(now: Date, currentEnd: Date | null): Date {
  const from = currentEnd !== null && currentEnd > now ? currentEnd : now;
  return new Date(from.getTime() + paidDays * dayMs);
}

/** Whether a plan with this end can be renewed: in its last 7 days. A plan without an end can't. */
export function isRenewable(endsAt: Date | null, now: Date): boolean {
  return endsAt !== null && endsAt.getTime() - now.getTime() <= renewalDays * dayMs;
}
