import type { AdultAccess } from '#contract/adult-content.ts';
import type { GenerationErrorCode, GenerationInput } from '#contract/generations.ts';
import { plans } from '#domain/billing/plans.ts';
import { isAdultGenre } from '#domain/generation/genres.ts';
import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/errors.ts';
import { readAdultAccess } from '#server/features/adult-content/index.ts';

const refusals: Readonly<Record<Exclude<AdultAccess, 'allowed'>, GenerationErrorCode>> = {
  off: 'ADULT_CONTENT_OFF',
  plan: 'ADULT_PLAN_REQUIRED',
  undeclared: 'ADULT_DECLARATION_REQUIRED',
};

/**
 * Whether adult content is available to a request whose genre or rating asks for it; null when the request does not ask.
 * The rating of guests and the free plan is ignored, because it is always safe (docs/product/plans.md).
 */
export async function adultAccessOf(
  { deps, user }: Pick<AppContext, 'deps' | 'user'>,
  { genre, rating }: Pick<GenerationInput, 'genre' | 'rating'>,
): Promise<AdultAccess | null> {
  const uncensored = rating === 'uncensored' && user !== null && plans[user.plan].mayBeUncensored;
  return uncensored || isAdultGenre(genre) ? readAdultAccess(deps, user) : null;
}

/**
 * Refuses a request for unavailable adult content, because a silently cut text would be charged like a full one.
 * @throws ADULT_CONTENT_OFF, ADULT_PLAN_REQUIRED, ADULT_DECLARATION_REQUIRED
 */
export function refuseAdultContent(access: AdultAccess | null): void {
  if (access !== null && access !== 'allowed') throw new AppError(refusals[access]);
}
