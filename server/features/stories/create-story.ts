import { ORPCError } from '@orpc/server';
import type { Story } from '#contract/stories.ts';
import { type AppContext, signedIn } from '#server/context.ts';
import { presentStory, storyColumns } from './present-story.ts';
import { draftColumns, type StoryDraft } from './story-draft.ts';

/**
 * Saves a new story under the id that the client made. A repeat (the answer got lost) answers the story that the
 * first one made, and changes nothing.
 * @throws NOT_FOUND where the id is someone else's: it says no more than that it can't be used.
 */
export async function createStory({
  ctx,
  input,
}: {
  ctx: AppContext;
  input: StoryDraft & { id: string };
}): Promise<Story> {
  const { db, now } = ctx.deps;
  const userId = signedIn(ctx).id;
  const created = await db
    .insertInto('stories')
    .values({ id: input.id, user_id: userId, created_at: now(), updated_at: now(), ...draftColumns(input) })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning(storyColumns)
    .executeTakeFirst();
  if (created) return presentStory(created);
  const existing = await db
    .selectFrom('stories')
    .select(storyColumns)
    .where('id', '=', input.id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!existing) throw new ORPCError('NOT_FOUND');
  return presentStory(existing);
}
