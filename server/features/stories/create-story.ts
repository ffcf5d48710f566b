import type { Story } from '#contract/stories.ts';
import { type AppContext, signedIn } from '#server/context.ts';
import { AppError } from '#server/errors.ts';
import { countWrite } from '#server/rate-limit/count-write.ts';
import { draftColumns, isSameDraft, type StoryDraft } from '../story-store/index.ts';
import { getStory } from './get-story.ts';
import { presentStory, storyColumns } from './present-story.ts';
import { asStorageFull } from './storage-full.ts';

/**
 * Saves a new story with the client's id. A repeated request returns the story of the first one and changes nothing.
 * @throws UNAUTHORIZED when another user wrote the text; STORY_CHANGED with the current story when the id has another
 *   text; NOT_FOUND when the id is another user's or in the bin; STORAGE_FULL; TOO_MANY_REQUESTS
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
    .catch((error: unknown) => {
      throw asStorageFull(ctx, error);
    });
  if (created) return presentStory(created);
  const current = await getStory({ ctx, input });
  if (isSameDraft(current, input)) return current;
  throw new AppError('STORY_CHANGED', { data: { current } });
}
