import { activeWindowSeconds } from '#domain/account/presence.ts';
import type { AppContext } from '#server/context.ts';

/** `get_active_user_stats`: numbers of members (people) and visitors (tabs) with a call in the last five minutes. */
export async function readStats({ ctx }: { ctx: AppContext }) {
  const now = ctx.deps.now();
  const { rows } = await ctx.deps.pool.query<{ members: number; visitors: number }>(
    `SELECT count(DISTINCT user_id)::int AS members, (count(*) FILTER (WHERE user_id IS NULL))::int AS visitors
     FROM active_sessions WHERE last_seen_at >= $1::timestamptz - make_interval(secs => $2)`,
    [now, activeWindowSeconds],
  );
  const { members, visitors } = rows[0] ?? { members: 0, visitors: 0 };
  return {
    totalActive: members + visitors,
    authenticatedActive: members,
    anonymousActive: visitors,
    lastUpdated: now.toISOString(),
  };
}
