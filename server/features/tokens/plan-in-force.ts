import type { PlanId } from '#domain/billing/plans.ts';

/** The current plan: a paid plan becomes free at its end (docs/product/plans.md). */
export function planInForce(plan: PlanId | null, endsAt: Date | null, now: Date): PlanId {
  return plan === null || (endsAt !== null && endsAt <= now) ? 'free' : plan;
}
