import { sql } from 'kysely';
import { type AppContext, signedIn } from '#server/context.ts';
import { AppError } from '#server/errors.ts';

/**
 * Deletes a place, object or note, and with it what stories do with it. `restoreEntry` brings both back until the hourly
 * cleaning deletes them for good (docs/product/retention.md).
 * @throws NOT_FOUND, also for an entry of another user
 */
export async function removeEntry({
  ctx,
  input: { id },
}: {
  ctx: AppContext;
  input: { id: string };
}): Promise<{ ok: true }> {
  const { db, now } = ctx.deps;
  // In one statement, which still sees the uses that a trigger deletes with the entry.
  const { rows } = await sql`
    WITH removed AS (
      DELETE FROM bible_entries WHERE id = ${id} AND user_id = ${signedIn(ctx).id} RETURNING *
    )
    INSERT INTO deleted_bible_entries (id, user_id, entry, uses, deleted_at)
    SELECT id, user_id, to_jsonb(removed), (
      SELECT coalesce(jsonb_agg(jsonb_build_object('story_id', story_id, 'use', use)), '[]')
      FROM story_bible WHERE entry_id = removed.id
    ), ${now()}
    FROM removed
    ON CONFLICT (user_id, id)
      DO UPDATE SET entry = excluded.entry, uses = excluded.uses, deleted_at = excluded.deleted_at
    RETURNING id`.execute(db);
  if (rows.length === 0) throw new AppError('NOT_FOUND');
  return { ok: true };
}
