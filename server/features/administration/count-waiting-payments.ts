import { type Kysely, sql } from 'kysely';
import type { Figure } from '#contract/administration.ts';
import { dayMs } from '#domain/time/durations.ts';
import type { DB } from '#server/db/schema.generated.ts';
import { flaggedDays } from '../payments/index.ts';
import { figure, maxCounted } from './figure.ts';

/**
 * Counts orders and memberships without a result, or that need an administrator, up to `maxCounted` of each: those that
 * the payments screen lists before all others.
 */
export async function countWaitingPayments(db: Kysely<DB>, now: Date): Promise<Figure> {
  const one = sql.lit(maxCounted + 1);
  const since = new Date(now.getTime() - flaggedDays * dayMs);
  const waits = sql`status IN ('pending', 'refused', 'refunding')`;
  const { rows } = await sql<{ orders: number; grants: number }>`SELECT
    (SELECT count(*)::int FROM (SELECT FROM payment_intents WHERE (${waits} OR flags <> '{}') AND (${waits} OR created_at > ${since})
      ORDER BY created_at DESC LIMIT ${one}) x) AS orders,
    (SELECT count(*)::int FROM (SELECT FROM membership_payments
      WHERE state IN ('requested', 'mismatched', 'uncertain', 'refused')
        OR (state = 'granting' AND claimed_until <= ${now}) ORDER BY created_at LIMIT ${one}) x) AS grants`.execute(
    db,
  );
  return figure((rows[0]?.orders ?? 0) + (rows[0]?.grants ?? 0));
}
