import { isRenewable } from './plan-orders.ts';
import type { PlanId, PlanTerms } from './plans.ts';

export type BillingCycle = 'monthly' | 'yearly';

/** Parses a billing cycle: 'yearly', and monthly for everything else (docs/product/payments.md). */
export const billingCycleOf = (value: string | null): BillingCycle =>
  value === 'yearly' ? 'yearly' : 'monthly';

/**
 * How a plan can be bought: `buy`; `renew` in the last days of the same plan; not yet, because more days of the same
 * plan are left (`current`); not, because of a higher plan (`higher`) or no price (`not-sold`).
 */
export type Purchase = 'buy' | 'renew' | 'current' | 'higher' | 'not-sold';

/**
 * Returns whether and how a person with the plan `current` can buy the plan of these terms (docs/product/plans.md). `endsAt` is null
 * without an end.
 */
export function purchaseOf(
  wanted: Pick<PlanTerms, 'plan' | 'monthlyPriceKurus'>,
  current: { plan: PlanId; endsAt: Date | null },
  now: Date,
): Purchase {
  if (!wanted.monthlyPriceKurus) return 'not-sold';
  if (current.endsAt !== null && current.endsAt <= now) return 'buy';
  if (current.plan === 'publisher') return 'higher';
  if (current.plan !== wanted.plan) return 'buy';
  return isRenewable(current.endsAt, now) ? 'renew' : 'current';
}

/** A price in the checkout's address, lira: "200" or "199.90"; empty when the plan is not sold. */
function priceInQuery({ monthlyPriceKurus }: PlanTerms): string {
  const kurus = monthlyPriceKurus ?? 0;
  if (kurus === 0) return '';
  return kurus % 100 === 0 ? String(kurus / 100) : (kurus / 100).toFixed(2);
}

/** The checkout's address for a month of a plan (docs/product/payments.md). */
export function checkoutPath(terms: PlanTerms): string {
  const query = new URLSearchParams({ plan: terms.plan, billing: 'monthly', amount: priceInQuery(terms) });
  return `/odeme?${query}`;
}

/**
 * Parses the amount of a checkout's address to kuruş; null without digits. One or two digits after the last comma or
 * period are kuruş ("199.90", "199,90 TL"); other commas and periods separate thousands ("2.000").
 */
export function amountInQuery(value: string | null): number | null {
  const text = value?.replaceAll(/[^\d.,]/g, '') ?? '';
  const kurus = /[.,](\d{1,2})$/.exec(text);
  const lira = text.slice(0, kurus?.index).replaceAll(/\D/g, '');
  if (lira === '') return null;
  return Number(lira) * 100 + Number(kurus?.[1]?.padEnd(2, '0') ?? 0);
}
