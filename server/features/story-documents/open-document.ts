import type { StoryContents } from '#domain/story/document/story-document.ts';
import type { Deps } from '#server/context.ts';
import { readNotes, readRating } from '../story-store/index.ts';
import { writeDocument } from './document-thread.ts';

interface Opening {
  storyId: string;
  userId: string;
  /** Makes the story when there is none with this id. */
  create: boolean;
}

async function createStory({ db, now }: Deps, { storyId, userId }: Opening): Promise<void> {
  const values = { id: storyId, user_id: userId, title: '', content: '', word_count: 0 };
  await db
    .insertInto('stories')
    .values({ ...values, created_at: now(), updated_at: now() })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/** The contents of a story that has no document yet. */
async function readContents({ db }: Deps, { storyId, userId }: Opening) {
  const row = await db
    .selectFrom('stories')
    .leftJoin('story_styles', 'story_styles.story_id', 'stories.id')
    .select([
      'title',
      'content',
      'genre',
      'prompt',
      'rating',
      'character_ids',
      'plot_element_ids',
      'chapter_notes',
      'revision',
      'dialogue',
    ])
    .where('stories.id', '=', storyId)
    .where('stories.user_id', '=', userId)
    .where('trashed_at', 'is', null)
    .executeTakeFirst();
  if (!row) return null;
  const { dialogue } = row;
  const contents: StoryContents = {
    title: row.title,
    content: row.content.replaceAll(/\r\n?/g, '\n'),
    genre: row.genre,
    prompt: row.prompt.replaceAll(/\r\n?/g, '\n'),
    rating: readRating(row.rating),
    dialogue: dialogue === 'dash' || dialogue === 'quotes' ? dialogue : null,
    characterIds: row.character_ids,
    plotElementIds: row.plot_element_ids,
    chapters: readNotes(row.chapter_notes),
  };
  return { contents, revision: row.revision };
}

const hasDocument = async ({ db }: Deps, { storyId, userId }: Opening) =>
  db
    .selectFrom('story_documents')
    .innerJoin('stories', 'stories.id', 'story_documents.story_id')
    .select('story_id')
    .where('story_id', '=', storyId)
    .where('story_documents.user_id', '=', userId)
    .where('trashed_at', 'is', null)
    .executeTakeFirst();

/**
 * Makes sure that a story has a document; that of a story from before is made from its columns. False where the story is
 * not the user's, in the bin or deleted.
 */
export async function openDocument(deps: Deps, opening: Opening): Promise<boolean> {
  const { storyId, userId } = opening;
  if (await hasDocument(deps, opening)) return true;
  if (opening.create) await createStory(deps, opening);
  const found = await readContents(deps, opening);
  if (!found) return false;
  const { contents, revision } = found;
  const data = await writeDocument([], contents);
  const now = deps.now();
  await deps.db.transaction().execute(async (trx) => {
    // A save by another process since then changed what the document must begin with.
    const story = await trx
      .selectFrom('stories')
      .select('id')
      .where('id', '=', storyId)
      .where('revision', '=', revision)
      .forUpdate()
      .executeTakeFirst();
    if (!story) return;
    const version = data ? 1 : 0;
    const created = await trx
      .insertInto('story_documents')
      .values({
        story_id: storyId,
        user_id: userId,
        version,
        derived_version: version,
        characters: contents.content.length,
        changed_at: now,
      })
      .onConflict((conflict) => conflict.column('story_id').doNothing())
      .returning('story_id')
      .executeTakeFirst();
    if (created && data)
      await trx
        .insertInto('story_updates')
        .values({ story_id: storyId, version, user_id: userId, data: Buffer.from(data), created_at: now })
        .execute();
  });
  return openDocument(deps, { ...opening, create: false });
}
