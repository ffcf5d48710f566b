import type { Pool } from 'pg';
import { istanbulDay } from '#domain/time/time.ts';

/** The instant at which an Istanbul day (YYYY-MM-DD) begins; Turkey keeps UTC+3 all year round. */
export const startOfDay = (day: string) => new Date(`${day}T00:00:00+03:00`);

const usedSince = {
  text: `SELECT coalesce(-sum(delta) FILTER (WHERE created_at >= $2), 0)::int AS today,
      coalesce(-sum(delta), 0)::int AS this_month
    FROM token_ledger
    WHERE user_id = $1 AND created_at >= $3 AND reason IN ('generation', 'text', 'response')`,
};

/** Tokens that a person has used today and this month (Istanbul's), gifts and refills left out. */
export async function usedTokens(
  queries: Pick<Pool, 'query'>,
  userId: string,
  now: Date,
): Promise<{ today: number; thisMonth: number }> {
  const today = istanbulDay(now);
  const { rows } = await queries.query<{ today: number; this_month: number }>({
    ...usedSince,
    values: [userId, startOfDay(today), startOfDay(`${today.slice(0, 7)}-01`)],
  });
  return { today: rows[0]?.today ?? 0, thisMonth: rows[0]?.this_month ?? 0 };
}
