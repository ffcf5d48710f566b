import { sql } from 'kysely';
import type { Story } from '#contract/stories.ts';
import { revisionEveryMs } from '#domain/story/revisions.ts';
import { type AppContext, signedIn } from '#server/context.ts';
import { AppError } from '#server/errors.ts';
import { countWrite } from '#server/rate-limit/count-write.ts';
import { captureRevision } from '../revision-store/index.ts';
import { commitWrite, prepareWrite } from '../story-documents/index.ts';
import { draftColumns, isSameDraft, type StoryDraft } from '../story-store/index.ts';
import { getStory } from './get-story.ts';
import { presentStory, storyColumns } from './present-story.ts';
import { asStorageFull } from './storage-full.ts';

type Input = StoryDraft & { id: string; revision: number; overwrites: boolean; draft: boolean };

const changeOf = (ctx: AppContext, input: Input) => ({
  ...draftColumns(input),
  revision: input.revision + 1,
  updated_at: ctx.deps.now(),
});

/**
 * SQL of the time from which the interval to the next revision counts. For automatic saves it is at least the creation,
 * so that a new draft gets no revision in its first minutes. For an emptied text it is the creation, so that earlier
 * revisions do not prevent the next one.
 */
function revisionIntervalStart({ draft, content }: Input) {
  if (!draft) return sql`last_revision_at(stories.id)`;
  if (content === '') return sql`stories.created_at`;
  return sql`greatest(last_revision_at(stories.id), stories.created_at)`;
}

/** SQL that is true when the replaced text need not become a revision. */
const noRevisionDue = (ctx: AppContext, input: Input) =>
  sql<boolean>`${revisionIntervalStart(input)} > ${new Date(ctx.deps.now().getTime() - revisionEveryMs)}`;

/**
 * Saves into columns and document, and stores the replaced text as a revision when one is due; returns null for a conflict.
 * Compares the document once the story's row is locked: an editor may just have opened the story.
 */
async function save(ctx: AppContext, input: Input): Promise<Story | null> {
  const prepared = await prepareWrite(ctx.deps, { storyId: input.id, userId: signedIn(ctx).id }, input);
  return ctx.deps.db.transaction().execute(async (trx) => {
    const story = await trx
      .selectFrom('stories')
      .select([...storyColumns, 'user_id', noRevisionDue(ctx, input).as('is_kept')])
      .where('id', '=', input.id)
      .where('user_id', '=', signedIn(ctx).id)
      .where('revision', '=', input.revision)
      .where('trashed_at', 'is', null)
      .forUpdate()
      .executeTakeFirst();
    if (!story) return null;
    const kind = input.overwrites ? 'before-overwrite' : 'auto';
    if (input.overwrites || !story.is_kept) await captureRevision(trx, story, { kind, now: ctx.deps.now() });
    if (!(await commitWrite(trx, { story, prepared, now: ctx.deps.now() }))) return null;
    const updated = await trx
      .updateTable('stories')
      .set(changeOf(ctx, input))
      .where('id', '=', input.id)
      .returning(storyColumns)
      .executeTakeFirstOrThrow();
    return presentStory(updated);
  });
}

/**
 * Saves a story that is based on the given revision. The replaced text becomes a revision when the last one is some
 * minutes old, and always when the writer deliberately overwrites another version.
 * @throws STORY_CHANGED with the current story when another window saved meanwhile; NOT_FOUND; STORAGE_FULL;
 *   TOO_MANY_REQUESTS
 */
export async function updateStory({ ctx, input }: { ctx: AppContext; input: Input }): Promise<Story> {
  await countWrite(ctx, 'stories');
  try {
    const saved = await save(ctx, input);
    if (saved) return saved;
  } catch (error) {
    throw asStorageFull(ctx, error);
  }
  const current = await getStory({ ctx, input });
  // The same save was repeated after its response was lost.
  if (current.revision === input.revision + 1 && isSameDraft(current, input)) return current;
  throw new AppError('STORY_CHANGED', { data: { current } });
}
