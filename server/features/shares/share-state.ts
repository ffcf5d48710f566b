import type { ShareState } from '#contract/shares.ts';
import { isForAdults } from '#domain/story/shares.ts';
import { type AppContext, signedIn } from '#server/context.ts';
import { AppError } from '#server/errors.ts';
import { readRating } from '../story-store/index.ts';
import { openLink } from './share-link.ts';

/**
 * How an own story is shared. @param inBin whether one in the bin is told of too. @throws NOT_FOUND, also for someone else's
 * and, without `inBin`, for one in the bin.
 */
export async function readShare({
  ctx,
  input,
  inBin = false,
}: {
  ctx: AppContext;
  input: { id: string };
  inBin?: boolean;
}): Promise<ShareState> {
  const { db, env } = ctx.deps;
  const row = await db
    .selectFrom('stories')
    .leftJoin('story_shares', 'story_shares.story_id', 'stories.id')
    .select([
      'rating',
      'genre',
      'token_sealed',
      'pen_name',
      'adult_only',
      'story_shares.created_at as shared_at',
    ])
    .where('stories.id', '=', input.id)
    .where('stories.user_id', '=', signedIn(ctx).id)
    .$if(!inBin, (query) => query.where('trashed_at', 'is', null))
    .executeTakeFirst();
  if (!row) throw new AppError('NOT_FOUND');
  return {
    share:
      row.token_sealed === null || row.shared_at === null
        ? null
        : {
            token: openLink(row.token_sealed, env.appSecrets),
            penName: row.pen_name ?? '',
            adultOnly: row.adult_only ?? false,
            createdAt: row.shared_at.toISOString(),
          },
    forAdults: isForAdults({ rating: readRating(row.rating), genre: row.genre }),
  };
}
