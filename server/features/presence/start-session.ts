import { activeWindowSeconds } from '#domain/account/presence.ts';
import type { AppContext } from '#server/context.ts';
import { countCall } from './count-call.ts';

/** Maximum number of stale rows that one start deletes. */
const maxSwept = 100;

/** Maximum length of a stored user agent, characters. */
const userAgentLength = 200;

/**
 * `start_active_session`: stores that a tab is visible, for the first time or again. Another person's row is not changed
 * and is answered as not active.
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
      maxSwept,
    ],
  );
  return { active: rowCount === 1 };
}
