import { type PlanId, plans } from '#domain/billing/plans.ts';
import type { Rating } from '#domain/generation/genres.ts';

/**
 * Limits the requested rating to the plan (null for a guest): safe for guests and the free plan, uncensored only if the
 * person may read adult content, else at most mature (docs/product/plans.md).
 */
export function allowedRating(plan: PlanId | null, asked: Rating, adultContent: boolean): Rating {
  if (plan === null || !plans[plan].mayBeUncensored) return 'safe';
  return asked === 'uncensored' && !adultContent ? 'mature' : asked;
}
