import type { Rating } from '#domain/genres.ts';
import { type PlanId, plans } from '#domain/plans.ts';

/**
 * The rating that a story is written with, cut to the plan (`plan` is null for a guest): safe for guests and the free
 * plan whatever is asked; uncensored only where adult content is there for the person, else no more than mature
 * (docs/product/plans.md).
 */
export function allowedRating(plan: PlanId | null, asked: Rating, adultContent: boolean): Rating {
  if (plan === null || !plans[plan].mayBeUncensored) return 'safe';
  return asked === 'uncensored' && !adultContent ? 'mature' : asked;
}
