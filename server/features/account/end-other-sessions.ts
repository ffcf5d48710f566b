import { type AppContext, signedIn } from '#server/context.ts';

/** Ends all other sessions of the user. @returns their number */
export async function endOtherSessions({ ctx }: { ctx: AppContext }): Promise<{ ended: number }> {
  const { id, sessionId } = signedIn(ctx);
  const ended = await ctx.deps.db
    .deleteFrom('sessions')
    .where('user_id', '=', id)
    .where('id', '<>', sessionId)
    .returning('id')
    .execute();
  return { ended: ended.length };
}
