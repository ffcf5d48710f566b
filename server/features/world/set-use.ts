import { sql } from 'kysely';
import { type StoryUse, worldLimits } from '#domain/world/kinds.ts';
import { type AppContext, signedIn } from '#server/context.ts';
import { AppError } from '#server/errors.ts';
import { countWrite } from '#server/rate-limit/count-write.ts';

/**
 * Says what a story does with an entry of any kind; null leaves it to the rest.
 * @throws NOT_FOUND where story or entry are not one's own; TOO_MANY_PINNED; TOO_MANY_REQUESTS.
 */
export async function setUse({
  ctx,
  input,
}: {
  ctx: AppContext;
  input: { storyId: string; id: string; use: StoryUse | null };
}): Promise<{ use: StoryUse | null }> {
  await countWrite(ctx, 'bible');
  const userId = signedIn(ctx).id;
  const { storyId, id, use } = input;
  return ctx.deps.db.transaction().execute(async (trx) => {
    // Held, so that two pins at once are counted one after the other.
    const story = await trx
      .selectFrom('stories')
      .select('id')
      .where('id', '=', storyId)
      .where('user_id', '=', userId)
      .where('trashed_at', 'is', null)
      .forUpdate()
      .executeTakeFirst();
    const entry = await sql`
      SELECT FROM bible_entries WHERE id = ${id} AND user_id = ${userId}
      UNION ALL SELECT FROM characters WHERE id = ${id} AND user_id = ${userId}
      UNION ALL SELECT FROM plot_elements WHERE id = ${id} AND user_id = ${userId}`.execute(trx);
    if (!story || entry.rows.length === 0) throw new AppError('NOT_FOUND');
    if (use === null) {
      await trx
        .deleteFrom('story_bible')
        .where('story_id', '=', storyId)
        .where('entry_id', '=', id)
        .execute();
      return { use };
    }
    await trx
      .insertInto('story_bible')
      .values({ story_id: storyId, entry_id: id, user_id: userId, use })
      .onConflict((conflict) => conflict.columns(['story_id', 'entry_id']).doUpdateSet({ use }))
      .execute();
    const { pinned } = await trx
      .selectFrom('story_bible')
      .select(({ fn }) => fn.countAll<string>().as('pinned'))
      .where('story_id', '=', storyId)
      .where('use', '=', 'pinned')
      .executeTakeFirstOrThrow();
    if (use === 'pinned' && Number(pinned) > worldLimits.pinned) throw new AppError('TOO_MANY_PINNED');
    return { use };
  });
}
