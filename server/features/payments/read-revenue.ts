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
 * Reads what was charged by card checkout and by payment link, and what was refunded, each on its own day. Test payments
 * and payments that were refused for another amount or currency count as neither. What a link was paid for is the pro plan.
 * Each half reads its own index, so the sales are no table in between.
 * @param period instants, the end excluded
 */
export async function readRevenue(
  db: Kysely<DB>,
  { from, to }: { from: Date; to: Date },
): Promise<RevenueRow[]> {
  const { rows } = await sql<RevenueRow>`
    WITH sold_orders AS NOT MATERIALIZED (
      SELECT paid_at, refunded_at, plan_name AS plan, total_amount AS kurus FROM payment_intents
      -- A refused order has no plan, and is never 'paid'.
      WHERE (activated_at IS NOT NULL OR status = 'paid') AND test_mode IS NOT TRUE AND NOT ordered_in_test
    ), sold_links AS NOT MATERIALIZED (
      SELECT created_at, refunded_at, total_amount AS kurus FROM payment_notifications
      WHERE source = 'link' AND status = 'success' AND NOT test_mode
        AND (flags = '{}' OR (plan_activated AND flags = '{amount_mismatch}'))
    ), moved AS (
      SELECT paid_at AS at, plan, 'sold' AS kind, kurus FROM sold_orders WHERE paid_at >= ${from} AND paid_at < ${to}
      UNION ALL SELECT refunded_at, plan, 'refunded', kurus FROM sold_orders
        WHERE refunded_at >= ${from} AND refunded_at < ${to}
      UNION ALL SELECT created_at, 'pro', 'sold', kurus FROM sold_links WHERE created_at >= ${from} AND created_at < ${to}
      UNION ALL SELECT refunded_at, 'pro', 'refunded', kurus FROM sold_links
        WHERE refunded_at >= ${from} AND refunded_at < ${to}
    )
    SELECT (at AT TIME ZONE 'Europe/Istanbul')::date AS day, plan, kind, sum(kurus)::bigint AS kurus, count(*) AS payments
    FROM moved GROUP BY 1, 2, 3`.execute(db);
  return rows;
}
