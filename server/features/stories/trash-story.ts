import { type AppContext, signedIn } from '#server/context.ts';
import { AppError } from '#server/errors.ts';

/** Puts a story into the bin; no effect when it is there already. @throws NOT_FOUND */
export async function trashStory({
  ctx,
  input,
}: {
  ctx: AppContext;
  input: { id: string };
}): Promise<{ ok: true }> {
  const trashed = await ctx.deps.db
    .updateTable('stories')
    .set(({ fn, ref, val }) => ({ trashed_at: fn.coalesce(ref('trashed_at'), val(ctx.deps.now())) }))
    .where('id', '=', input.id)
    .where('user_id', '=', signedIn(ctx).id)
    .returning('id')
    .executeTakeFirst();
  if (!trashed) throw new AppError('NOT_FOUND');
  return { ok: true };
}
