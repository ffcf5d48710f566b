import { type Kysely, sql } from 'kysely';
import { dayMs } from '#domain/time/durations.ts';
import type { DB } from '#server/db/schema.generated.ts';

/** How long a settled order with flags is listed, days. */
export const flaggedDays = 90;

/** Counts the orders that an administrator must check. */
export async function countFlaggedOrders(db: Kysely<DB>, now: Date): Promise<number> {
  const since = new Date(now.getTime() - flaggedDays * dayMs);
  const { rows } = await sql<{ orders: number }>`SELECT count(*) AS orders FROM payment_intents
    WHERE (status IN ('pending', 'refused', 'refunding') OR flags <> '{}')
      AND (status = 'refused' OR (flags <> '{}' AND status = 'paid' AND created_at > ${since}))`.execute(db);
  return rows[0]?.orders ?? 0;
}
