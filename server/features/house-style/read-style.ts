import type { StoryStyle } from '#contract/house-style.ts';
import { type DialogueStyle, dialogueStyles } from '#domain/house-style/dialogue.ts';
import { type AppContext, signedIn } from '#server/context.ts';
import { AppError } from '#server/errors.ts';

/** How an own story shows speech. @throws NOT_FOUND. */
export async function readStyle({
  ctx,
  input,
}: {
  ctx: AppContext;
  input: { id: string };
}): Promise<StoryStyle> {
  const story = await ctx.deps.db
    .selectFrom('stories')
    .leftJoin('story_styles', 'story_styles.story_id', 'stories.id')
    .select('story_styles.dialogue')
    .where('stories.id', '=', input.id)
    .where('stories.user_id', '=', signedIn(ctx).id)
    .where('stories.trashed_at', 'is', null)
    .executeTakeFirst();
  if (!story) throw new AppError('NOT_FOUND');
  const isStyle = (value: string | null): value is DialogueStyle =>
    dialogueStyles.some((style) => style === value);
  return { dialogue: isStyle(story.dialogue) ? story.dialogue : null };
}
