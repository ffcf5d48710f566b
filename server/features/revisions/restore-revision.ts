import type { Story } from '#contract/stories.ts';
import { type AppContext, signedIn } from '#server/context.ts';
import { AppError } from '#server/errors.ts';
import { countWrite } from '#server/rate-limit/count-write.ts';
import { captureRevision } from '../revision-store/index.ts';
import { asStorageFull, presentStory, storyColumns } from '../stories/index.ts';
import { commitWrite, prepareWrite } from '../story-documents/index.ts';
import { readNotes, readRating, textColumns } from '../story-store/index.ts';
import { readRevision } from './get-revision.ts';
import { expectOwnStory, lockStory } from './own-story.ts';

/**
 * Makes an own story what it was: its texts, what was noted of its chapters, and their rating; the cards stay. What it is now is kept first, so that
 * going back can be taken back. A repeat whose first answer was lost changes nothing.
 * @throws STORY_CHANGED with the current story where another window saved meanwhile; NOT_FOUND; STORAGE_FULL;
 * TOO_MANY_REQUESTS.
 */
export async function restoreRevision({
  ctx,
  input,
}: {
  ctx: AppContext;
  input: { id: string; revisionId: string; revision?: number | undefined };
}): Promise<Story> {
  await countWrite(ctx, 'stories');
  const { db, now: clock } = ctx.deps;
  await expectOwnStory(ctx, input.id);
  const { title, genre, prompt, content, chapter_notes, rating } = await readRevision(
    db,
    input.id,
    input.revisionId,
  );
  const texts = { title, genre, prompt, content };
  const contents = { ...texts, rating: readRating(rating), chapters: readNotes(chapter_notes) };
  const prepared = await prepareWrite(ctx.deps, { storyId: input.id, userId: signedIn(ctx).id }, contents);
  const now = clock();
  return db
    .transaction()
    .execute(async (trx) => {
      const story = await lockStory(trx, ctx, input.id);
      const isThere =
        story.title === title &&
        story.genre === genre &&
        story.prompt === prompt &&
        story.content === content &&
        story.chapter_notes === chapter_notes;
      const { revision = story.revision } = input;
      const isRepeat = input.revision === undefined || story.revision === input.revision + 1;
      if (isRepeat && isThere) return presentStory(story);
      if (story.revision !== revision)
        throw new AppError('STORY_CHANGED', { data: { current: presentStory(story) } });
      await captureRevision(trx, story, { kind: 'before-restore', now });
      if (!(await commitWrite(trx, { story, prepared, now })))
        throw new AppError('STORY_CHANGED', { data: { current: presentStory(story) } });
      const restored = await trx
        .updateTable('stories')
        .set({
          ...textColumns(texts),
          chapter_notes,
          rating,
          revision: story.revision + 1,
          updated_at: now,
        })
        .where('id', '=', input.id)
        .returning(storyColumns)
        .executeTakeFirstOrThrow();
      return presentStory(restored);
    })
    .catch((fault: unknown) => {
      throw asStorageFull(ctx, fault);
    });
}
