import type { Shared } from '#contract/shares.ts';
import { isForAdults } from '#domain/story/shares.ts';
import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/errors.ts';
import { countByAddress } from '#server/rate-limit/count-by-address.ts';
import { readRating } from '../story-store/index.ts';
import { hashOf } from './share-link.ts';

/** Looks at links from one address in a minute, at those that lead nowhere too; many people may share an address. */
const perMinute = 120;

/**
 * The story of a link, as it is saved now. Closed for good with the link or the story; while the story is in the bin or its
 * writer is suspended. @throws NOT_FOUND, the same for whatever is not there; TOO_MANY_REQUESTS.
 */
export async function readShared({
  ctx,
  input,
}: {
  ctx: AppContext;
  input: { token: string; over18: 'true' | 'false' };
}): Promise<Shared> {
  await countByAddress(ctx, { name: 'shared', limit: perMinute, windowSeconds: 60 });
  const { db } = ctx.deps;
  const found = await db
    .selectFrom('story_shares')
    .innerJoin('stories', 'stories.id', 'story_shares.story_id')
    .innerJoin('users', 'users.id', 'stories.user_id')
    .select(['title', 'content', 'rating', 'genre', 'word_count', 'pen_name', 'adult_only'])
    .where('token_hash', '=', hashOf(input.token))
    .where('trashed_at', 'is', null)
    .where('suspended_at', 'is', null)
    .executeTakeFirst();
  if (!found) throw new AppError('NOT_FOUND');
  const forAdults = found.adult_only || isForAdults({ rating: readRating(found.rating), genre: found.genre });
  if (forAdults && input.over18 !== 'true') return { kind: 'age' };
  return {
    kind: 'story',
    title: found.title,
    content: found.content,
    penName: found.pen_name,
    wordCount: found.word_count,
    forAdults,
  };
}
