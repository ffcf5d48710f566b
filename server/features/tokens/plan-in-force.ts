import type { PlanId } from '#domain/plans.ts';

/** The plan that counts now: a paid plan falls back to free at its end (docs/product/plans.md). */
export function planInForce(plan: PlanId | null, endsAt: Date | null, now: Date): PlanId {
  return plan === null || (endsAt !== null && endsAt <= now) ? 'free' : plan;
}
