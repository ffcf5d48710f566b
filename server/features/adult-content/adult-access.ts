import type { AdultAccess } from '#contract/adult-content.ts';
import { type PlanId, plans } from '#domain/plans.ts';
import type { Env } from '#server/env.ts';

/** Whether adult content is there for a person, the operator's switch first (docs/product/plans.md). */
export function adultAccess(env: Env, plan: PlanId | null, declaredAt: Date | null): AdultAccess {
  if (!env.adultContent) return 'off';
  if (!(plan && plans[plan].mayBeUncensored)) return 'plan';
  return declaredAt === null ? 'undeclared' : 'allowed';
}
