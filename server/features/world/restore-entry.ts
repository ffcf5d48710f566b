import { sql } from 'kysely';
import type { WorldEntryOut } from '#contract/world.ts';
import { pickCard } from '#domain/world/card-fields.ts';
import { entryFields } from '#domain/world/kinds.ts';
import { type AppContext, signedIn } from '#server/context.ts';
import { isTooManyCards } from '#server/db/too-many-cards.ts';
import { AppError } from '#server/errors.ts';
import { readCard } from '#server/owned-records.ts';
import { countWrite } from '#server/rate-limit/count-write.ts';
import { entryStore } from './entry-store.ts';

/** A row of `bible_entries` as JSON. */
interface StoredEntry {
  revision: number;
  created_at: string;
  updated_at: string;
}

/**
 * Undoes the deletion of an entry: its texts, its revision and what stories do with it are as before. A repeated request
 * answers the entry of the first one.
 * @throws NOT_FOUND when the entry was deleted too long ago; TOO_MANY_CARDS when others took its place; TOO_MANY_REQUESTS
 */
export async function restoreEntry({
  ctx,
  input: { id },
}: {
  ctx: AppContext;
  input: { id: string };
}): Promise<WorldEntryOut> {
  await countWrite(ctx, 'bible');
  const userId = signedIn(ctx).id;
  await ctx.deps.db.transaction().execute(async (trx) => {
    const deleted = await trx
      .deleteFrom('deleted_bible_entries')
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .returning(['entry', 'uses'])
      .executeTakeFirst();
    if (!deleted) return;
    const { revision, created_at, updated_at } = deleted.entry as unknown as StoredEntry;
    const fields = pickCard(entryFields, deleted.entry as object);
    await trx
      .insertInto('bible_entries')
      .values({ ...fields, id, user_id: userId, revision, created_at, updated_at })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute()
      .catch((error: unknown) => {
        throw isTooManyCards(error) ? new AppError('TOO_MANY_CARDS') : error;
      });
    // A story may have been deleted since.
    await sql`
      INSERT INTO story_bible (story_id, entry_id, user_id, use)
      SELECT story.id, ${id}, ${userId}, used.use
      FROM jsonb_to_recordset(${JSON.stringify(deleted.uses)}::jsonb) AS used (story_id uuid, use text)
      JOIN stories AS story ON story.id = used.story_id AND story.user_id = ${userId}
      FOR KEY SHARE OF story
      ON CONFLICT (story_id, entry_id) DO NOTHING`.execute(trx);
  });
  return readCard(ctx, entryStore, id);
}
