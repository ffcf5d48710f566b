import { sql } from 'kysely';
import { istanbulDay } from '#domain/time.ts';
import type { Deps } from '#server/context.ts';

/** The instant at which an Istanbul day (YYYY-MM-DD) begins; Turkey keeps UTC+3 all year round. */
export const startOfDay = (day: string) => new Date(`${day}T00:00:00+03:00`);

/** Tokens that a person has used today and this month (Istanbul's), gifts and refills left out. */
export async function usedTokens(
  db: Deps['db'],
  userId: string,
  now: Date,
): Promise<{ today: number; thisMonth: number }> {
  const today = istanbulDay(now);
  const { rows } = await sql<{ today: number; this_month: number }>`
    SELECT coalesce(-sum(delta) FILTER (WHERE created_at >= ${startOfDay(today)}), 0)::int AS today,
      coalesce(-sum(delta), 0)::int AS this_month
    FROM token_ledger
    WHERE user_id = ${userId} AND created_at >= ${startOfDay(`${today.slice(0, 7)}-01`)}
      AND reason IN ('generation', 'text', 'response')`.execute(db);
  return { today: rows[0]?.today ?? 0, thisMonth: rows[0]?.this_month ?? 0 };
}
