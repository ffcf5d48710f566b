import type { Story } from '#contract/stories.ts';
import { type AppContext, signedIn } from '#server/context.ts';
import { AppError } from '#server/errors.ts';
import { countWrite } from '#server/rate-limit/count-write.ts';
import { getStory } from './get-story.ts';
import { presentStory, storyColumns } from './present-story.ts';
import { asStorageFull } from './storage-full.ts';
import { draftColumns, isSameDraft, type StoryDraft } from './story-draft.ts';

/**
 * Saves a new story under the id that the client made. A repeat (the answer got lost) answers the story that the
 * first one made, and changes nothing.
 * @throws UNAUTHORIZED where the text is another person's; STORY_CHANGED with the current story where the id has another text by now; NOT_FOUND where the id is someone
 * else's or in the bin: it says no more than that it can't be used; STORAGE_FULL; TOO_MANY_REQUESTS.
 */
export async function createStory({
  ctx,
  input,
}: {
  ctx: AppContext;
  input: StoryDraft & { id: string; writerId?: string | undefined };
}): Promise<Story> {
  await countWrite(ctx, 'stories');
  const { db, now } = ctx.deps;
  const userId = signedIn(ctx).id;
  if (input.writerId !== undefined && input.writerId !== userId) throw new AppError('UNAUTHORIZED');
  const created = await db
    .insertInto('stories')
    .values({ id: input.id, user_id: userId, created_at: now(), updated_at: now(), ...draftColumns(input) })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning(storyColumns)
    .executeTakeFirst()
    .catch((fault: unknown) => {
      throw asStorageFull(ctx, fault);
    });
  if (created) return presentStory(created);
  const current = await getStory({ ctx, input });
  if (isSameDraft(current, input)) return current;
  throw new AppError('STORY_CHANGED', { data: { current } });
}
