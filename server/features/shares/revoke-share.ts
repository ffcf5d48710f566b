import type { ShareState } from '#contract/shares.ts';
import { type AppContext, signedIn } from '#server/context.ts';
import { readShare } from './share-state.ts';

/** Closes the link of an own story, also of one in the bin: who asks from now on finds nothing. @throws NOT_FOUND */
export async function revokeShare({
  ctx,
  input,
}: {
  ctx: AppContext;
  input: { id: string };
}): Promise<ShareState> {
  await ctx.deps.db
    .deleteFrom('story_shares')
    .where('story_id', '=', input.id)
    .where('user_id', '=', signedIn(ctx).id)
    .execute();
  return readShare({ ctx, input, inBin: true });
}
