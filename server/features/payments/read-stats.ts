import { sql } from 'kysely';
import { istanbulDay } from '#domain/time/time.ts';
import type { AppContext } from '#server/context.ts';
import { readFromReplica } from '#server/http/recent-change.ts';
import { readSums } from '../invoices/index.ts';
import { playsPaytr } from './paytr-settings.ts';

interface Stats {
  totalRevenueKurus: number;
  soldKurus: number;
  refundedKurus: number;
  refunds: number;
  monthSoldKurus: number;
  monthRefundedKurus: number;
  successfulPayments: number;
  plansActivated: number;
  monthPayments: number;
}

/** Before the first and after the last sale. */
const ever = { from: '2000-01-01', to: '9999-12-31' };

/**
 * Sales by card checkout and by payment link, and refunds as figures of their own (docs/product/payments.md). Test payments
 * are counted only while the site is in test mode, as a server that simulates PayTR always is.
 */
export async function readStats({ ctx }: { ctx: AppContext }): Promise<Stats> {
  const { paytr, env } = ctx.deps;
  const tests = paytr?.testMode ?? playsPaytr(env);
  const month = `${istanbulDay(ctx.deps.now()).slice(0, 7)}-01`;
  return readFromReplica(ctx, async (db) => {
    const all = await readSums(db, { ...ever, tests });
    const latest = await readSums(db, { from: month, to: ever.to, tests });
    const { rows } = await sql<{
      plans: number;
    }>`SELECT coalesce(sum(amount), 0)::int AS plans FROM sales_days
      WHERE kind = 'plan' AND (NOT test OR ${tests})`.execute(db);
    return {
      totalRevenueKurus: all.soldKurus - all.refundedKurus,
      soldKurus: all.soldKurus,
      refundedKurus: all.refundedKurus,
      refunds: all.refunds,
      monthSoldKurus: latest.soldKurus,
      monthRefundedKurus: latest.refundedKurus,
      successfulPayments: all.sales,
      plansActivated: rows[0]?.plans ?? 0,
      monthPayments: latest.sales,
    };
  });
}
