import { sql, type Transaction } from 'kysely';
import type { PlanId } from '#domain/billing/plans.ts';
import { istanbulDay } from '#domain/time/time.ts';
import type { DB } from '#server/db/schema.generated.ts';

/** Counts a plan that a payment has opened or extended, in the transaction that does it. */
export async function countOpenedPlan(
  trx: Transaction<DB>,
  { plan, test, now }: { plan: PlanId; test: boolean; now: Date },
): Promise<void> {
  await sql`INSERT INTO sales_days AS d VALUES (${istanbulDay(now)}::date, ${test}, 'plan', ${plan}, 1, 0, 0)
    ON CONFLICT (day, test, kind, plan) DO UPDATE SET amount = d.amount + 1`.execute(trx);
}
