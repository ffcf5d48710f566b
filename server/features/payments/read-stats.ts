import { sql } from 'kysely';
import { istanbulDay } from '#domain/time/time.ts';
import type { AppContext } from '#server/context.ts';
import { readFromReplica } from '#server/http/recent-change.ts';
import { neverSold } from './settle-order.ts';

interface Stats {
  totalRevenueKurus: number;
  successfulPayments: number;
  plansActivated: number;
  monthPayments: number;
}

/**
 * Sales by card checkout and by payment link, without refunds (docs/product/payments.md). Test payments are counted only
 * while the site itself is in test mode.
 */
export async function readStats({ ctx }: { ctx: AppContext }): Promise<Stats> {
  const month = new Date(`${istanbulDay(ctx.deps.now()).slice(0, 7)}-01T00:00:00+03:00`);
  const withTests = ctx.deps.paytr?.testMode === true;
  const { rows } = await readFromReplica(ctx, (db) =>
    sql<Stats>`
    WITH sold AS (
      SELECT total_amount::bigint AS kurus, activated_at IS NOT NULL AS activated, paid_at AS at
        FROM payment_intents WHERE paid_at IS NOT NULL AND (${withTests} OR (test_mode IS NOT TRUE AND NOT ordered_in_test))
          AND (status = 'paid'
          -- What was refused was never sold, also while its money goes back.
          OR (status = 'refunding' AND NOT flags && ${[...neverSold]}::text[]))
      UNION ALL
      SELECT total_amount, plan_activated, created_at
        FROM payment_notifications WHERE source = 'link' AND status = 'success' AND refunded_at IS NULL AND (${withTests} OR NOT test_mode)
          -- An amount that differed counts once an administrator took it; another currency is no kuruş.
          AND (flags = '{}' OR (plan_activated AND flags = '{amount_mismatch}'))
    )
    SELECT coalesce(sum(kurus), 0)::bigint AS "totalRevenueKurus", count(*) AS "successfulPayments",
      count(*) FILTER (WHERE activated) AS "plansActivated", count(*) FILTER (WHERE at >= ${month}) AS "monthPayments"
    FROM sold`.execute(db),
  );
  const [stats] = rows;
  if (!stats) throw new Error('There are no payment statistics.');
  return stats;
}
