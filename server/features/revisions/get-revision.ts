import type { Kysely } from 'kysely';
import type { Revision } from '#contract/revisions.ts';
import type { AppContext } from '#server/context.ts';
import type { DB } from '#server/db/schema.generated.ts';
import { AppError } from '#server/errors.ts';
import {
  presentRevision,
  readChain,
  readDocument,
  readEnd,
  revisionColumns,
} from '../revision-store/index.ts';
import { readNotes } from '../story-store/index.ts';
import { expectOwnStory } from './own-story.ts';

/** A revision of a story with its texts. @throws NOT_FOUND; where what is stored is damaged. */
export async function readRevision(db: Kysely<DB>, storyId: string, revisionId: string) {
  const row = await db
    .selectFrom('story_revisions')
    .select([...revisionColumns, 'seq', 'rating'])
    .where('story_id', '=', storyId)
    .where('id', '=', revisionId)
    .executeTakeFirst();
  if (!row) throw new AppError('NOT_FOUND');
  return { ...row, ...readDocument(await readEnd(await readChain(db, storyId, row.seq))) };
}

/** One revision of an own story. @throws NOT_FOUND. */
export async function getRevision({
  ctx,
  input,
}: {
  ctx: AppContext;
  input: { id: string; revisionId: string };
}): Promise<Revision> {
  await expectOwnStory(ctx, input.id);
  const row = await readRevision(ctx.deps.db, input.id, input.revisionId);
  const { title, genre, prompt, content } = row;
  return { ...presentRevision(row), title, genre, prompt, content, chapters: readNotes(row.chapter_notes) };
}
