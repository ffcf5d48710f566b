import { type Kysely, sql } from 'kysely';
import type { PlanId } from '#domain/billing/plans.ts';
import type { DB } from '#server/db/schema.generated.ts';

/** Payments or refunds of one Istanbul day and plan. */
export interface RevenueRow {
  day: string;
  plan: PlanId;
  kind: 'sold' | 'refunded';
  /** Kuruş. */
  kurus: number;
  payments: number;
}

/**
 * Reads what was sold by card checkout and by payment link, and what was refunded, each on its own day, from the sums of
 * invoices. Test payments and payments that were refused for another amount or currency count as neither.
 * @param period Istanbul days, both included
 */
export async function readRevenue(
  db: Kysely<DB>,
  { from, to }: { from: string; to: string },
): Promise<RevenueRow[]> {
  const { rows } = await sql<RevenueRow>`
    SELECT day, plan, CASE kind WHEN 'sale' THEN 'sold' ELSE 'refunded' END AS kind, kurus, amount AS payments
    FROM sales_days WHERE day BETWEEN ${from}::date AND ${to}::date AND kind IN ('sale', 'refund') AND NOT test`.execute(
    db,
  );
  return rows;
}
