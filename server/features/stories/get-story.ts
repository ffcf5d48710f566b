import type { Story } from '#contract/stories.ts';
import { type AppContext, signedIn } from '#server/context.ts';
import { AppError } from '#server/errors.ts';
import { deriveIfPending } from '../story-documents/index.ts';
import { presentStory, storyColumns } from './present-story.ts';

/**
 * One of the user's stories, with what open editors have changed until now. @throws NOT_FOUND, also for a story in the
 * bin
 */
export async function getStory({ ctx, input }: { ctx: AppContext; input: { id: string } }): Promise<Story> {
  await deriveIfPending(ctx.deps, input.id);
  const row = await ctx.deps.db
    .selectFrom('stories')
    .select(storyColumns)
    .where('id', '=', input.id)
    .where('user_id', '=', signedIn(ctx).id)
    .where('trashed_at', 'is', null)
    .executeTakeFirst();
  if (!row) throw new AppError('NOT_FOUND');
  return presentStory(row);
}
