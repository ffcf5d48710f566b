import { ORPCError } from '@orpc/server';
import { type AppContext, signedIn } from '#server/context.ts';

/** Deletes a character for good. @throws NOT_FOUND. */
export async function removeCharacter({
  ctx,
  input,
}: {
  ctx: AppContext;
  input: { id: string };
}): Promise<{ ok: true }> {
  const removed = await ctx.deps.db
    .deleteFrom('characters')
    .where('id', '=', input.id)
    .where('user_id', '=', signedIn(ctx).id)
    .returning('id')
    .executeTakeFirst();
  if (!removed) throw new ORPCError('NOT_FOUND');
  return { ok: true };
}
