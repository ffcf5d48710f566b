import { type PlanId, plans } from '#domain/billing/plans.ts';
import type { Rating } from '#domain/generation/genres.ts';

/**
 * The rating that a story is written with, cut to the plan (`plan` is null for a guest): safe for guests and the free
 * plan whatever is asked; uncensored only where adult content is there for the person, else no more than mature
 * (docs/product/plans.md).
 */
export function allowedRating(plan: PlanId | null, asked: Rating, adultContent: boolean): Rating {
  if (plan === null || !plans[plan].mayBeUncensored) return 'safe';
  return asked === 'uncensored' && !adultContent ? 'mature' : asked;
}
