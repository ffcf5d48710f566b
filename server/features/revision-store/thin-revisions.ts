import { sql } from 'kysely';
import { revisionsToThin } from '#domain/story/revisions.ts';
import type { Deps } from '#server/context.ts';
import { dropRevisions } from './drop-revisions.ts';
import { readKind } from './revision-row.ts';

/** Stories looked through at a time. */
const batch = 200;

/** Thins one story's revisions; a story that is being saved just now is left to the next time. */
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
    const gone = revisionsToThin(revisions, now).map(({ id }) => id);
    if (gone.length > 0) await dropRevisions(trx, storyId, gone);
  });
}

/**
 * Thins the revisions of all stories (domain/story/revisions.ts). What is damaged is logged and left as it is, and the
 * others go on. Run twice, it does nothing more.
 */
export async function thinRevisions(deps: Pick<Deps, 'db' | 'log' | 'now'>): Promise<void> {
  const now = deps.now();
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const { rows } = await sql<{ story_id: string }>`SELECT story_id FROM story_revisions
      WHERE story_id > ${after} GROUP BY story_id HAVING count(*) > 1 ORDER BY story_id LIMIT ${batch}`.execute(
      deps.db,
    );
    for (const { story_id } of rows) {
      await thinStory(deps, story_id, now).catch((fault: unknown) =>
        deps.log.error({ err: fault, storyId: story_id }, 'the revisions of a story could not be thinned'),
      );
    }
    const last = rows.at(-1);
    if (!last || rows.length < batch) return;
    after = last.story_id;
  }
}
