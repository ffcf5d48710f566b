import { type AppContext, signedIn } from '#server/context.ts';
import { getStory } from './get-story.ts';
import { putEmptiedAway } from './put-emptied-away.ts';

/** Removes one of the user's stories if it is empty and has this revision. @throws NOT_FOUND */
export async function discardStory({
  ctx,
  input,
}: {
  ctx: AppContext;
  input: { id: string; revision: number };
}): Promise<{ discarded: boolean }> {
  const { db, now } = ctx.deps;
  const story = { userId: signedIn(ctx).id, ...input };
  const discarded = (await putEmptiedAway(db, { story, before: now(), now: now() })) > 0;
  if (!discarded) await getStory({ ctx, input });
  return { discarded };
}
