import { type AppContext, signedIn } from '#server/context.ts';
import { AppError } from '#server/errors.ts';

/** The revision number of one of the user's stories. @throws NOT_FOUND, also for a story in the bin */
export async function getRevision({
  ctx,
  input,
}: {
  ctx: AppContext;
  input: { id: string };
}): Promise<{ revision: number }> {
  const row = await ctx.deps.db
    .selectFrom('stories')
    .select('revision')
    .where('id', '=', input.id)
    .where('user_id', '=', signedIn(ctx).id)
    .where('trashed_at', 'is', null)
    .executeTakeFirst();
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}
