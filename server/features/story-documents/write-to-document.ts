import { type Kysely, sql } from 'kysely';
import type { StoryContents } from '#domain/story/document/story-document.ts';
import type { DB } from '#server/db/schema.generated.ts';
import { writeDocument } from './document-thread.ts';

interface Writing {
  story: { id: string; user_id: string };
  contents: Partial<StoryContents>;
  now: Date;
}

/**
 * Writes contents into a story's document, inside the transaction that writes them into its columns and has locked the
 * story's row. Open editors get the change when it commits. Without a document nothing happens: it begins with the columns.
 * @returns false when the document has changes that the columns lack: derive the story and read it again
 */
export async function writeToDocument(
  trx: Kysely<DB>,
  { story: { id: storyId, user_id: userId }, contents, now }: Writing,
): Promise<boolean> {
  const document = await trx
    .selectFrom('story_documents')
    .select(['version', 'derived_version', 'snapshot', 'snapshot_version'])
    .where('story_id', '=', storyId)
    .forUpdate()
    .executeTakeFirst();
  if (!document) return true;
  if (document.version !== document.derived_version) return false;
  const updates = await trx
    .selectFrom('story_updates')
    .select('data')
    .where('story_id', '=', storyId)
    .where('version', '>', document.snapshot_version)
    .orderBy('version')
    .execute();
  const parts = [...(document.snapshot ? [document.snapshot] : []), ...updates.map(({ data }) => data)];
  const data = await writeDocument(parts, contents);
  if (!data) return true;
  const version = Number(document.version) + 1;
  await trx
    .insertInto('story_updates')
    .values({ story_id: storyId, version, user_id: userId, data: Buffer.from(data), created_at: now })
    .execute();
  await trx
    .updateTable('story_documents')
    .set({
      version,
      derived_version: version,
      changed_at: now,
      ...(contents.content !== undefined && { characters: contents.content.length }),
      writer_ids: sql`CASE WHEN ${userId}::uuid = ANY (writer_ids) THEN writer_ids ELSE writer_ids || ${userId}::uuid END`,
    })
    .where('story_id', '=', storyId)
    .execute();
  return true;
}
