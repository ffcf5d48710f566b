import { type Kysely, sql } from 'kysely';
import type { Figure } from '#contract/administration.ts';
import type { DB } from '#server/db/schema.generated.ts';
import { figure, maxCounted } from './figure.ts';

/** Counts orders and memberships without a result, or that need an administrator, up to `maxCounted` of each. */
export async function countWaitingPayments(db: Kysely<DB>): Promise<Figure> {
  const one = sql.lit(maxCounted + 1);
  const { rows } = await sql<{ orders: number; grants: number }>`SELECT
    (SELECT count(*)::int FROM (SELECT FROM payment_intents WHERE status IN ('pending', 'refused', 'refunding')
      ORDER BY created_at DESC LIMIT ${one}) x) AS orders,
    (SELECT count(*)::int FROM (SELECT FROM membership_payments
      WHERE state IN ('requested', 'mismatched', 'uncertain', 'refused') ORDER BY created_at LIMIT ${one}) x) AS grants`.execute(
    db,
  );
  return figure((rows[0]?.orders ?? 0) + (rows[0]?.grants ?? 0));
}
