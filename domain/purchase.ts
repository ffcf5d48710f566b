import { isRenewable } from './orders.ts';
import { type PlanId, plans } from './plans.ts';

export type BillingCycle = 'monthly' | 'yearly';

/** How a billing cycle is read: 'yearly' is yearly, anything else monthly (spec 2 §5). */
export const billingCycleOf = (value: string | null): BillingCycle =>
  value === 'yearly' ? 'yearly' : 'monthly';

/**
 * What stands between a person and a plan: nothing (`buy`), nothing in the last days of the same plan (`renew`), the
 * same plan with more days left (`current`), a higher plan (`higher`), or a plan that isn't sold (`not-sold`).
 * @param endsAt end of the plan in force; null where it has none.
 */
export type Purchase = 'buy' | 'renew' | 'current' | 'higher' | 'not-sold';

/** Whether and as what a plan can be bought now by a person on `current` (decisions, Plans and limits). */
export function purchaseOf(
  wanted: PlanId,
  current: { plan: PlanId; endsAt: Date | null },
  now: Date,
): Purchase {
  if (!plans[wanted].monthlyPriceKurus) return 'not-sold';
  if (current.endsAt !== null && current.endsAt <= now) return 'buy';
  if (current.plan === 'publisher') return 'higher';
  if (current.plan !== wanted) return 'buy';
  return isRenewable(current.endsAt, now) ? 'renew' : 'current';
}

/** The price of a plan as the checkout's address carries it: whole liras (spec 2 §9); null where it isn't sold. */
function priceDigits(plan: PlanId): string | null {
  const kurus = plans[plan].monthlyPriceKurus;
  return kurus ? String(Math.round(kurus / 100)) : null;
}

/** The checkout's address for one month of a plan (spec 2 §2: plan, billing, amount). */
export function checkoutPath(plan: PlanId): string {
  const query = new URLSearchParams({ plan, billing: 'monthly', amount: priceDigits(plan) ?? '' });
  return `/odeme?${query}`;
}

/** The amount of a checkout's address in kuruş: the digits of the price times 100 (spec 2 §9); null where there are none. */
export function amountInQuery(value: string | null): number | null {
  const digits = value?.replaceAll(/\D/g, '') ?? '';
  return digits === '' ? null : Number(digits) * 100;
}
