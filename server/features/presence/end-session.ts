import type { AppContext } from '#server/context.ts';
import { countCall } from './count-call.ts';

/** `end_active_session`: deletes the row of a closed tab. The answer is the same when there is no such row. */
export async function endSession({ ctx, input }: { ctx: AppContext; input: { sessionId: string } }) {
  await countCall(ctx, 'heartbeat');
  await ctx.deps.pool.query(
    'DELETE FROM active_sessions WHERE id = $1 AND user_id IS NOT DISTINCT FROM $2::uuid',
    [input.sessionId, ctx.user?.id ?? null],
  );
  return { active: false };
}
