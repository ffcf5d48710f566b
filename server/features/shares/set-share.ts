import { sql } from 'kysely';
import type { ShareState } from '#contract/shares.ts';
import { type AppContext, signedIn } from '#server/context.ts';
import { AppError } from '#server/errors.ts';
import { countWrite } from '#server/rate-limit/count-write.ts';
import { newLink } from './share-link.ts';
import { readShare } from './share-state.ts';

/**
 * Shares an own story, or changes what its link shows; what is left out stays as it is kept. Whatever comes at the same
 * time, a story has one link: the first stays. @throws NOT_FOUND; TOO_MANY_REQUESTS.
 */
export async function setShare({
  ctx,
  input,
}: {
  ctx: AppContext;
  input: { id: string; penName?: string | undefined; adultOnly?: boolean | undefined };
}): Promise<ShareState> {
  await countWrite(ctx, 'shares');
  const { db, env, now } = ctx.deps;
  const { penName, adultOnly } = input;
  const { hash, sealed } = newLink(env.appSecrets);
  const { rows } = await sql`
    INSERT INTO story_shares (story_id, user_id, token_hash, token_sealed, pen_name, adult_only, created_at)
    SELECT id, user_id, ${hash}, ${sealed}, ${penName ?? ''}, ${adultOnly ?? false}, ${now()} FROM stories
      WHERE id = ${input.id} AND user_id = ${signedIn(ctx).id} AND trashed_at IS NULL
    ON CONFLICT (story_id) DO UPDATE SET
      pen_name = coalesce(${penName ?? null}::text, story_shares.pen_name),
      adult_only = coalesce(${adultOnly ?? null}::boolean, story_shares.adult_only)
    RETURNING story_id`.execute(db);
  if (rows.length === 0) throw new AppError('NOT_FOUND');
  return readShare({ ctx, input });
}
