import { activeWindowSeconds } from '#domain/account/presence.ts';
import type { AppContext } from '#server/context.ts';
import { countCall } from './count-call.ts';

/** Rows that nobody has spoken for are taken away, a few with each start: the table cleans itself. */
const sweptAtOnce = 100;

/** Longest user agent that is kept, characters. */
const userAgentLength = 200;

/**
 * start_active_session: this tab is looked at, now for the first time or again. A row of another person's is left as
 * it is, and answered as not active.
 */
export async function startSession({ ctx, input }: { ctx: AppContext; input: { sessionId: string } }) {
  await countCall(ctx, 'start');
  const { rowCount } = await ctx.deps.pool.query(
    `WITH stale AS (
      SELECT id FROM active_sessions WHERE last_seen_at < $4::timestamptz - make_interval(secs => $5) AND id <> $1
      ORDER BY last_seen_at LIMIT $6 FOR UPDATE SKIP LOCKED
    ), swept AS (DELETE FROM active_sessions WHERE id IN (SELECT id FROM stale))
    INSERT INTO active_sessions AS known (id, user_id, user_agent, started_at, last_seen_at)
    VALUES ($1, $2, $3, $4, $4)
    ON CONFLICT (id) DO UPDATE SET last_seen_at = excluded.last_seen_at
      WHERE known.user_id IS NOT DISTINCT FROM excluded.user_id`,
    [
      input.sessionId,
      ctx.user?.id ?? null,
      ctx.userAgent.slice(0, userAgentLength),
      ctx.deps.now(),
      activeWindowSeconds,
      sweptAtOnce,
    ],
  );
  return { active: rowCount === 1 };
}
