import { type Kysely, sql } from 'kysely';
import type { StoryContents } from '#domain/story/document/story-document.ts';
import type { Deps } from '#server/context.ts';
import type { DB } from '#server/db/schema.generated.ts';
import { deriveIfPending } from './derive-later.ts';
import { writeDocument } from './document-thread.ts';
import { readUpdates } from './read-updates.ts';

/** A change of a story's document that is based on its present version; null for a story without a document. */
export type PreparedWrite = { version: number; data: Uint8Array | null; characters: number | null } | null;

/**
 * Prepares the change that gives a story's document these contents, before the transaction that writes them into its
 * columns: reading a novel takes a while. Derives the story first, so that its columns are those of the document.
 */
export async function prepareWrite(
  deps: Deps,
  { storyId, userId }: { storyId: string; userId: string },
  contents: Partial<StoryContents>,
): Promise<PreparedWrite> {
  const own = await deps.db
    .selectFrom('story_documents')
    .select('story_id')
    .where('story_id', '=', storyId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!own) return null;
  await deriveIfPending(deps, storyId);
  const parts = await readUpdates(deps, storyId, 0);
  const version = parts.at(-1)?.version ?? 0;
  const data = await writeDocument(
    parts.map((part) => part.data),
    contents,
  );
  return { version, data, characters: contents.content?.length ?? null };
}

interface Writing {
  story: { id: string; user_id: string };
  prepared: PreparedWrite;
  now: Date;
}

/**
 * Writes a prepared change into a story's document, inside the transaction that writes its columns and has locked the
 * story's row. Open editors get the change when it commits.
 * @returns false when the document has changed since the preparation
 */
export async function commitWrite(trx: Kysely<DB>, { story, prepared, now }: Writing): Promise<boolean> {
  const document = await trx
    .selectFrom('story_documents')
    .select(['version', 'derived_version'])
    .where('story_id', '=', story.id)
    .forUpdate()
    .executeTakeFirst();
  if (!document || !prepared) return !document && !prepared;
  const isPresent = document.version === prepared.version && document.derived_version === prepared.version;
  if (!isPresent) return false;
  if (!prepared.data) return true;
  const version = prepared.version + 1;
  await trx
    .insertInto('story_updates')
    .values({
      story_id: story.id,
      version,
      user_id: story.user_id,
      data: Buffer.from(prepared.data),
      created_at: now,
    })
    .execute();
  const { user_id: writer } = story;
  await trx
    .updateTable('story_documents')
    .set({
      version,
      derived_version: version,
      changed_at: now,
      ...(prepared.characters !== null && { characters: prepared.characters }),
      writer_ids: sql`CASE WHEN ${writer}::uuid = ANY (writer_ids) THEN writer_ids ELSE writer_ids || ${writer}::uuid END`,
    })
    .where('story_id', '=', story.id)
    .execute();
  return true;
}
