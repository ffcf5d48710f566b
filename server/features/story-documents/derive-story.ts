import { type Kysely, sql } from 'kysely';
import type { StoryContents } from '#domain/story/document/story-document.ts';
import { revisionEveryMs } from '#domain/story/revisions.ts';
import type { Deps } from '#server/context.ts';
import type { DB } from '#server/db/schema.generated.ts';
import { captureRevision } from '../revision-store/index.ts';
import { draftColumns, isSameDraft, readNotes, readRating } from '../story-store/index.ts';
import { foldDocument } from './document-thread.ts';
import type { Folded } from './document-worker.ts';
import { type DocumentPart, readUpdates } from './read-updates.ts';

/** A snapshot replaces the updates before it once they are as many, or as many bytes. */
const foldedUpdates = { count: 200, bytes: 100_000 } as const;

/** PostgreSQL's `text` holds no NUL. */
const withoutNul = (text: string): string => (text.includes('\u0000') ? text.replaceAll('\u0000', '') : text);

/** The columns' form of the texts: as a client's save trims them. */
function storedContents(contents: StoryContents): StoryContents {
  const trim = (text: string) => withoutNul(text).trim();
  return {
    ...contents,
    title: trim(contents.title.replaceAll(/\s+/g, ' ')),
    content: trim(contents.content),
    genre: trim(contents.genre),
    prompt: trim(contents.prompt),
    chapters: contents.chapters.map((note) => ({
      ...note,
      title: withoutNul(note.title),
      summary: withoutNul(note.summary),
      summaryOf: withoutNul(note.summaryOf),
    })),
  };
}

/** Whether the last revision is old enough for another one; an emptied text is kept whenever it was written. */
const isRevisionDue = (now: Date, isEmptied: boolean) => {
  const since = isEmptied
    ? sql`stories.created_at`
    : sql`greatest(last_revision_at(stories.id), stories.created_at)`;
  return sql<boolean>`${since} <= ${new Date(now.getTime() - revisionEveryMs)}`;
};

async function writeDialogue(
  trx: Kysely<DB>,
  storyId: string,
  userId: string,
  { dialogue }: StoryContents,
  now: Date,
) {
  if (dialogue === null) {
    await trx.deleteFrom('story_styles').where('story_id', '=', storyId).execute();
    return;
  }
  await trx
    .insertInto('story_styles')
    .values({ story_id: storyId, user_id: userId, dialogue, updated_at: now })
    .onConflict((conflict) =>
      conflict
        .column('story_id')
        .doUpdateSet({ dialogue, updated_at: now })
        .where('story_styles.dialogue', '<>', dialogue),
    )
    .execute();
}

interface Derived {
  storyId: string;
  version: number;
  folded: Folded;
  parts: readonly DocumentPart[];
}

async function writeColumns(
  trx: Kysely<DB>,
  deps: Deps,
  { storyId, version, folded, parts }: Derived,
): Promise<void> {
  const now = deps.now();
  const contents = storedContents(folded.contents);
  const story = await trx
    .selectFrom('stories')
    .selectAll()
    .select(isRevisionDue(now, contents.content === '').as('is_revision_due'))
    .where('id', '=', storyId)
    .forUpdate()
    .executeTakeFirst();
  if (!story) return;
  const isChanged = !isSameDraft(
    {
      ...story,
      rating: readRating(story.rating),
      characterIds: story.character_ids,
      plotElementIds: story.plot_element_ids,
      chapters: readNotes(story.chapter_notes),
    },
    { ...contents, chapters: contents.chapters },
  );
  // Before the document is locked: comparing two books takes a while, and updates go on meanwhile.
  if (isChanged && story.is_revision_due) await captureRevision(trx, story, { kind: 'auto', now });
  const document = await trx
    .selectFrom('story_documents')
    .select(['derived_version', 'changed_at', 'snapshot_version'])
    .where('story_id', '=', storyId)
    .forUpdate()
    .executeTakeFirst();
  // Another process derived it meanwhile.
  if (!document || Number(document.derived_version) >= version) return;
  const { bytes } = await trx
    .selectFrom('story_updates')
    .select(sql<number>`coalesce(sum(octet_length(data)), 0)::integer`.as('bytes'))
    .where('story_id', '=', storyId)
    .where('version', '>', document.derived_version)
    .where('version', '<=', version)
    .executeTakeFirstOrThrow();
  const since = parts.filter((part) => part.version > Number(document.snapshot_version));
  const sinceBytes = since.reduce((sum, { data }) => sum + data.length, 0);
  const isFolded = since.length >= foldedUpdates.count || sinceBytes >= foldedUpdates.bytes;
  await trx
    .updateTable('story_documents')
    .set({
      derived_version: version,
      characters: folded.characters,
      pending_bytes: sql`pending_bytes - ${bytes}`,
      ...(isFolded && { snapshot: Buffer.from(folded.snapshot), snapshot_version: version }),
    })
    .where('story_id', '=', storyId)
    .execute();
  if (isFolded)
    await trx
      .deleteFrom('story_updates')
      .where('story_id', '=', storyId)
      .where('version', '<=', version)
      .execute();
  await sql`SELECT set_config('yazihane.storage_measured', 'on', true)`.execute(trx);
  await sql`UPDATE story_storage SET bytes = bytes - ${bytes} WHERE user_id = ${story.user_id}`.execute(trx);
  await writeDialogue(trx, storyId, story.user_id, contents, now);
  if (!isChanged) return;
  await trx
    .updateTable('stories')
    .set({ ...draftColumns(contents), revision: story.revision + 1, updated_at: document.changed_at })
    .where('id', '=', storyId)
    .execute();
}

/**
 * Derives a story's columns from its document: its text with word count, search text and size. Folds the updates into a
 * snapshot when they have become many. The replaced text becomes a revision when the last one is some minutes old.
 * Parallel calls are harmless.
 */
export async function deriveStory(deps: Deps, storyId: string): Promise<void> {
  const parts = await readUpdates(deps, storyId, 0);
  const version = parts.at(-1)?.version;
  if (version === undefined) return;
  const folded = await foldDocument(parts.map(({ data }) => data));
  for (const at of folded.damaged)
    deps.log.error({ storyId, version: parts[at]?.version }, 'an update of a story could not be applied');
  await deps.db.transaction().execute((trx) => writeColumns(trx, deps, { storyId, version, folded, parts }));
}
