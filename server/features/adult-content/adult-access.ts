import type { AdultAccess } from '#contract/adult-content.ts';
import { type PlanId, plans } from '#domain/billing/plans.ts';
import type { SiteIdentity } from '#domain/site/site-identity.ts';

/** Returns whether a person may use adult content, else the first reason against it (docs/product/plans.md). */
export function adultAccess(
  { adultContent }: Pick<SiteIdentity, 'adultContent'>,
  plan: PlanId | null,
  declaredAt: Date | null,
): AdultAccess {
  if (!adultContent) return 'off';
  if (!(plan && plans[plan].mayBeUncensored)) return 'plan';
  return declaredAt === null ? 'undeclared' : 'allowed';
}
