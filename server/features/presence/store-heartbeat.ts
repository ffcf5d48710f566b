import { activeWindowSeconds } from '#domain/account/presence.ts';
import type { AppContext } from '#server/context.ts';
import { countCall } from './count-call.ts';

/** `update_active_session`: stores that a tab is still visible; does not change a missing, stale or foreign row. */
export async function storeHeartbeat({ ctx, input }: { ctx: AppContext; input: { sessionId: string } }) {
  await countCall(ctx, 'heartbeat');
  const { rowCount } = await ctx.deps.pool.query(
    `UPDATE active_sessions SET last_seen_at = $3
     WHERE id = $1 AND user_id IS NOT DISTINCT FROM $2::uuid
       AND last_seen_at >= $3::timestamptz - make_interval(secs => $4)`,
    [input.sessionId, ctx.user?.id ?? null, ctx.deps.now(), activeWindowSeconds],
  );
  return { active: rowCount === 1 };
}
