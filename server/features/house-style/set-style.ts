import { sql } from 'kysely';
import type { StoryStyle } from '#contract/house-style.ts';
import { type AppContext, signedIn } from '#server/context.ts';
import { AppError } from '#server/errors.ts';
import { countWrite } from '#server/rate-limit/count-write.ts';
import { readStyle } from './read-style.ts';

/** Chooses how an own story shows speech. @throws NOT_FOUND; TOO_MANY_REQUESTS. */
export async function setStyle({
  ctx,
  input,
}: {
  ctx: AppContext;
  input: StoryStyle & { id: string };
}): Promise<StoryStyle> {
  await countWrite(ctx, 'house-style');
  const { db, now } = ctx.deps;
  const userId = signedIn(ctx).id;
  if (input.dialogue === null) {
    await db
      .deleteFrom('story_styles')
      .where('story_id', '=', input.id)
      .where('user_id', '=', userId)
      .execute();
    return readStyle({ ctx, input });
  }
  const { rows } = await sql`
    INSERT INTO story_styles (story_id, user_id, dialogue, updated_at)
    SELECT id, user_id, ${input.dialogue}, ${now()} FROM stories
      WHERE id = ${input.id} AND user_id = ${userId} AND trashed_at IS NULL
    ON CONFLICT (story_id) DO UPDATE SET dialogue = excluded.dialogue, updated_at = excluded.updated_at
    RETURNING story_id`.execute(db);
  if (rows.length === 0) throw new AppError('NOT_FOUND');
  return { dialogue: input.dialogue };
}
