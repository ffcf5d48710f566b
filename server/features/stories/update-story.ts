import { ORPCError } from '@orpc/server';
import type { Story } from '#contract/stories.ts';
import { type AppContext, signedIn } from '#server/context.ts';
import { countWrite } from '#server/http/count-write.ts';
import { getStory } from './get-story.ts';
import { presentStory, storyColumns } from './present-story.ts';
import { asStorageFull } from './storage-full.ts';
import { draftColumns, isSameDraft, type StoryDraft } from './story-draft.ts';

/**
 * Saves over a story, based on the revision that the writer saw.
 * @throws STORY_CHANGED with the current story where another window saved meanwhile; NOT_FOUND; STORAGE_FULL; TOO_MANY_REQUESTS.
 */
export async function updateStory({
  ctx,
  input,
}: {
  ctx: AppContext;
  input: StoryDraft & { id: string; revision: number };
}): Promise<Story> {
  await countWrite(ctx, 'stories');
  const updated = await ctx.deps.db
    .updateTable('stories')
    .set({ ...draftColumns(input), revision: input.revision + 1, updated_at: ctx.deps.now() })
    .where('id', '=', input.id)
    .where('user_id', '=', signedIn(ctx).id)
    .where('revision', '=', input.revision)
    .where('trashed_at', 'is', null)
    .returning(storyColumns)
    .executeTakeFirst()
    .catch((fault: unknown) => {
      throw asStorageFull(ctx, fault);
    });
  if (updated) return presentStory(updated);
  const current = await getStory({ ctx, input });
  // What this very change made: its answer got lost and it came again.
  if (current.revision === input.revision + 1 && isSameDraft(current, input)) return current;
  throw new ORPCError('STORY_CHANGED', { data: { current } });
}
