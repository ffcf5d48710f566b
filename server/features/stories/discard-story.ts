import { type AppContext, signedIn } from '#server/context.ts';
import { putEmptiedAway } from './put-emptied-away.ts';

/** Puts an own emptied story away, as it is at this revision; whatever else the id names is left as it is. */
export async function discardStory({
  ctx,
  input,
}: {
  ctx: AppContext;
  input: { id: string; revision: number };
}): Promise<{ discarded: boolean }> {
  const { db, now } = ctx.deps;
  const story = { userId: signedIn(ctx).id, ...input };
  return { discarded: (await putEmptiedAway(db, { story, before: now(), now: now() })) > 0 };
}
