import { isRenewable } from './orders.ts';
import { type PlanId, plans } from './plans.ts';

export type BillingCycle = 'monthly' | 'yearly';

/** How a billing cycle is read: 'yearly' is yearly, anything else monthly (docs/product/payments.md). */
export const billingCycleOf = (value: string | null): BillingCycle =>
  value === 'yearly' ? 'yearly' : 'monthly';

/**
 * What stands between a person and a plan: nothing (`buy`), nothing in the last days of the same plan (`renew`), the
 * same plan with more days left (`current`), a higher plan (`higher`), or a plan that isn't sold (`not-sold`).
 * @param endsAt end of the plan in force; null where it has none.
 */
export type Purchase = 'buy' | 'renew' | 'current' | 'higher' | 'not-sold';

/** Whether and as what a plan can be bought now by a person on `current` (docs/product/plans.md). */
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

/** The price of a plan as the checkout's address carries it: "200" or "199.90" lira; empty where it isn't sold. */
function priceInQuery(plan: PlanId): string {
  const kurus = plans[plan].monthlyPriceKurus ?? 0;
  if (kurus === 0) return '';
  return kurus % 100 === 0 ? String(kurus / 100) : (kurus / 100).toFixed(2);
}

/** The checkout's address for one month of a plan (docs/product/payments.md). */
export function checkoutPath(plan: PlanId): string {
  const query = new URLSearchParams({ plan, billing: 'monthly', amount: priceInQuery(plan) });
  return `/odeme?${query}`;
}

/**
 * The amount of a checkout's address in kuruş; null where it has no digits. One or two digits after the last comma or
 * period are kuruş ("199.90", "199,90 TL"); every other comma or period separates thousands ("2.000").
 */
export function amountInQuery(value: string | null): number | null {
  const text = value?.replaceAll(/[^\d.,]/g, '') ?? '';
  const kurus = /[.,](\d{1,2})$/.exec(text);
  const lira = text.slice(0, kurus?.index).replaceAll(/\D/g, '');
  if (lira === '') return null;
  return Number(lira) * 100 + Number(kurus?.[1]?.padEnd(2, '0') ?? 0);
}
