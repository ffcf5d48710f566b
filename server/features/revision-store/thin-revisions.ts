import { sql } from 'kysely';
import { revisionsToThin } from '#domain/story/revisions.ts';
import type { Deps } from '#server/context.ts';
import { dropRevisions } from './drop-revisions.ts';
import { readKind } from './revision-row.ts';

/** Stories that one query reads. */
const batchSize = 200;

/** Thins one story's revisions; skips a story that is being saved. */
async function thinStory({ db }: Pick<Deps, 'db'>, storyId: string, now: Date): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const story = await trx
      .selectFrom('stories')
      .select('id')
      .where('id', '=', storyId)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (!story) return;
    const rows = await trx
      .selectFrom('story_revisions')
      .select(['id', 'kind', 'written_at'])
      .where('story_id', '=', storyId)
      .orderBy('seq')
      .execute();
    const revisions = rows.map(({ id, kind, written_at }) => ({
      id,
      kind: readKind(kind),
      writtenAt: written_at,
    }));
    const ids = revisionsToThin(revisions, now).map(({ id }) => id);
    if (ids.length > 0) await dropRevisions(trx, storyId, ids);
  });
}

/**
 * Thins the revisions of all stories (domain/story/revisions.ts). A story with a damaged chain is logged and skipped. A
 * second run changes nothing.
 */
export async function thinRevisions(deps: Pick<Deps, 'db' | 'log' | 'now'>): Promise<void> {
  const now = deps.now();
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const { rows } = await sql<{ story_id: string }>`SELECT story_id FROM story_revisions
      WHERE story_id > ${after} GROUP BY story_id HAVING count(*) > 1 ORDER BY story_id LIMIT ${batchSize}`.execute(
      deps.db,
    );
    for (const { story_id } of rows) {
      await thinStory(deps, story_id, now).catch((error: unknown) =>
        deps.log.error({ err: error, storyId: story_id }, 'the revisions of a story could not be thinned'),
      );
    }
    const last = rows.at(-1);
    if (!last || rows.length < batchSize) return;
    after = last.story_id;
  }
}
