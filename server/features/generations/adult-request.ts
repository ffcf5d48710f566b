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
 * Whether a request asks for adult content, by its genre or its rating, and may have it. Guests and the free plan are
 * not refused for a rating: theirs is safe whatever is sent (decisions, Plans: Adult content).
 * @throws ADULT_CONTENT_OFF, ADULT_PLAN_REQUIRED, ADULT_DECLARATION_REQUIRED, so that nobody pays for less than asked
 */
export async function isAdultRequest(
  { deps, user }: Pick<AppContext, 'deps' | 'user'>,
  { genre, rating }: Pick<GenerationInput, 'genre' | 'rating'>,
): Promise<boolean> {
  const uncensored = rating === 'uncensored' && user !== null && plans[user.plan].mayBeUncensored;
  if (!uncensored && !isAdultGenre(genre)) return false;
  const access = await readAdultAccess(deps, user);
  if (access === 'allowed') return true;
  throw generationError(refusals[access]);
}
