import { ORPCError } from '@orpc/server';
import { type AppContext, signedIn } from '#server/context.ts';

/** Deletes a place, object or note for good; the stories that used it go on without it. @throws NOT_FOUND. */
export async function removeEntry({
  ctx,
  input,
}: {
  ctx: AppContext;
  input: { id: string };
}): Promise<{ ok: true }> {
  const removed = await ctx.deps.db
    .deleteFrom('bible_entries')
    .where('id', '=', input.id)
    .where('user_id', '=', signedIn(ctx).id)
    .returning('id')
    .executeTakeFirst();
  if (!removed) throw new ORPCError('NOT_FOUND');
  return { ok: true };
}
