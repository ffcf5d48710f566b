import type { StorySummary } from '#contract/stories.ts';
import { type AppContext, signedIn } from '#server/context.ts';
import { AppError } from '#server/errors.ts';
import { presentSummary, summaryColumns } from './present-story.ts';

/** Restores a story from the bin. @throws NOT_FOUND */
export async function restoreStory({
  ctx,
  input,
}: {
  ctx: AppContext;
  input: { id: string };
}): Promise<StorySummary> {
  const restored = await ctx.deps.db
    .updateTable('stories')
    .set({ trashed_at: null })
    .where('id', '=', input.id)
    .where('user_id', '=', signedIn(ctx).id)
    .returning(summaryColumns)
    .executeTakeFirst();
  if (!restored) throw new AppError('NOT_FOUND');
  return presentSummary(restored);
}
