import type { Rating } from '#domain/genres.ts';
import { type PlanId, plans } from '#domain/plans.ts';

/**
 * The rating that a story is written with: safe for guests (plan null) and the free plan whatever is asked, and
 * for everyone who has not declared to be over 18 or whose operator has not switched adult content on
 * (spec 1 §6, decisions: Adult content); `adultContent` is true where both hold.
 */
export function allowedRating(plan: PlanId | null, asked: Rating, adultContent: boolean): Rating {
  return plan !== null && plans[plan].mayBeUncensored && adultContent ? asked : 'safe';
}
