import { ORPCError } from '@orpc/server';
import type { Story } from '#contract/stories.ts';
import { type AppContext, signedIn } from '#server/context.ts';
import { getStory } from './get-story.ts';
import { presentStory, storyColumns } from './present-story.ts';
import { draftColumns, type StoryDraft } from './story-draft.ts';

/** Whether the stored story is what this very change made: its answer got lost and it came again. */
function isSameChange(current: Story, input: StoryDraft & { revision: number }): boolean {
  return (
    current.revision === input.revision + 1 &&
    current.title === input.title &&
    current.content === input.content &&
    current.genre === input.genre &&
    current.prompt === input.prompt
  );
}

/**
 * Saves over a story, based on the revision that the writer saw.
 * @throws STORY_CHANGED with the current story where another window saved meanwhile; NOT_FOUND.
 */
export async function updateStory({
  ctx,
  input,
}: {
  ctx: AppContext;
  input: StoryDraft & { id: string; revision: number };
}): Promise<Story> {
  const updated = await ctx.deps.db
    .updateTable('stories')
    .set({ ...draftColumns(input), revision: input.revision + 1, updated_at: ctx.deps.now() })
    .where('id', '=', input.id)
    .where('user_id', '=', signedIn(ctx).id)
    .where('revision', '=', input.revision)
    .where('trashed_at', 'is', null)
    .returning(storyColumns)
    .executeTakeFirst();
  if (updated) return presentStory(updated);
  const current = await getStory({ ctx, input });
  if (isSameChange(current, input)) return current;
  throw new ORPCError('STORY_CHANGED', { data: { current } });
}
