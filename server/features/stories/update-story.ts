import { sql } from 'kysely';
import type { Story } from '#contract/stories.ts';
import { revisionEveryMs } from '#domain/story/revisions.ts';
import { type AppContext, signedIn } from '#server/context.ts';
import { AppError } from '#server/errors.ts';
import { countWrite } from '#server/rate-limit/count-write.ts';
import { captureRevision } from '../revision-store/index.ts';
import { getStory } from './get-story.ts';
import { presentStory, storyColumns } from './present-story.ts';
import { asStorageFull } from './storage-full.ts';
import { draftColumns, isSameDraft, type StoryDraft } from './story-draft.ts';

type Input = StoryDraft & { id: string; revision: number; overwrites: boolean; draft: boolean };

const changeOf = (ctx: AppContext, input: Input) => ({
  ...draftColumns(input),
  revision: input.revision + 1,
  updated_at: ctx.deps.now(),
});

/**
 * When the story was last kept. Saved by itself, a story's first minutes hold nothing that is worth a revision; a text
 * that is emptied later always is.
 */
function lastKept({ draft, content }: Input) {
  if (!draft) return sql`last_revision_at(stories.id)`;
  if (content === '') return sql`stories.created_at`;
  return sql`greatest(last_revision_at(stories.id), stories.created_at)`;
}

/** One statement, as long as no revision is due; null where one is, or where the story is not as the writer saw it. */
async function saveOver(ctx: AppContext, input: Input): Promise<Story | null> {
  const due = new Date(ctx.deps.now().getTime() - revisionEveryMs);
  const updated = await ctx.deps.db
    .updateTable('stories')
    .set(changeOf(ctx, input))
    .where('id', '=', input.id)
    .where('user_id', '=', signedIn(ctx).id)
    .where('revision', '=', input.revision)
    .where('trashed_at', 'is', null)
    .where(sql<boolean>`${lastKept(input)} > ${due}`)
    .returning(storyColumns)
    .executeTakeFirst();
  return updated ? presentStory(updated) : null;
}

/** Keeps what the save replaces as a revision, in one transaction with it; null where the story is not as the writer saw it. */
async function keepAndSaveOver(ctx: AppContext, input: Input): Promise<Story | null> {
  return ctx.deps.db.transaction().execute(async (trx) => {
    const story = await trx
      .selectFrom('stories')
      .select([...storyColumns, 'user_id'])
      .where('id', '=', input.id)
      .where('user_id', '=', signedIn(ctx).id)
      .where('revision', '=', input.revision)
      .where('trashed_at', 'is', null)
      .forUpdate()
      .executeTakeFirst();
    if (!story) return null;
    const kind = input.overwrites ? 'before-overwrite' : 'auto';
    await captureRevision(trx, story, { kind, now: ctx.deps.now() });
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
 * Saves over a story, based on the revision that the writer saw. What it replaces is kept as a revision where the last
 * one is some minutes old, so that the end of each sitting is kept too, and always where the writer overwrites another
 * version knowingly.
 * @throws STORY_CHANGED with the current story where another window saved meanwhile; NOT_FOUND; STORAGE_FULL; TOO_MANY_REQUESTS.
 */
export async function updateStory({ ctx, input }: { ctx: AppContext; input: Input }): Promise<Story> {
  await countWrite(ctx, 'stories');
  try {
    const saved = (!input.overwrites && (await saveOver(ctx, input))) || (await keepAndSaveOver(ctx, input));
    if (saved) return saved;
  } catch (fault) {
    throw asStorageFull(ctx, fault);
  }
  const current = await getStory({ ctx, input });
  // What this very change made: its answer got lost and it came again.
  if (current.revision === input.revision + 1 && isSameDraft(current, input)) return current;
  throw new AppError('STORY_CHANGED', { data: { current } });
}
