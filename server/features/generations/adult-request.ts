import type { AdultAccess } from '#contract/adult-content.ts';
import type { GenerationErrorCode, GenerationInput } from '#contract/generations.ts';
import { isAdultGenre } from '#domain/genres.ts';
import { plans } from '#domain/plans.ts';
import type { AppContext } from '#server/context.ts';
import { readAdultAccess } from '#server/features/adult-content/index.ts';
import { generationError } from './errors.ts';

const refusals: Readonly<Record<Exclude<AdultAccess, 'allowed'>, GenerationErrorCode>> = {
  off: 'ADULT_CONTENT_OFF',
  plan: 'ADULT_PLAN_REQUIRED',
  undeclared: 'ADULT_DECLARATION_REQUIRED',
};

/**
 * Whether adult content is there for who asks for it, by the genre or the rating; null where nobody asks. Guests and
 * the free plan don't ask by a rating: theirs is safe whatever is sent (docs/product/plans.md).
 */
export async function adultAccessOf(
  { deps, user }: Pick<AppContext, 'deps' | 'user'>,
  { genre, rating }: Pick<GenerationInput, 'genre' | 'rating'>,
): Promise<AdultAccess | null> {
  const uncensored = rating === 'uncensored' && user !== null && plans[user.plan].mayBeUncensored;
  return uncensored || isAdultGenre(genre) ? readAdultAccess(deps, user) : null;
}

/**
 * Refuses what adult content is not there for: cutting it silently would let people pay for less than they asked for.
 * @throws ADULT_CONTENT_OFF, ADULT_PLAN_REQUIRED, ADULT_DECLARATION_REQUIRED
 */
export function refuseAdultContent(access: AdultAccess | null): void {
  if (access !== null && access !== 'allowed') throw generationError(refusals[access]);
}
