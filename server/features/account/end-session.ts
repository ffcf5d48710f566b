import { type AppContext, signedIn } from '#server/context.ts';
import { AppError } from '#server/errors.ts';

/** Ends one of the user's own sessions. @throws NOT_FOUND */
export async function endSession({
  ctx,
  input,
}: {
  ctx: AppContext;
  input: { id: string };
}): Promise<{ ok: true }> {
  const ended = await ctx.deps.db
    .deleteFrom('sessions')
    .where('id', '=', input.id)
    .where('user_id', '=', signedIn(ctx).id)
    .returning('id')
    .executeTakeFirst();
  if (!ended) throw new AppError('NOT_FOUND');
  return { ok: true };
}
