import type { Kysely } from 'kysely';
import type { PlanId } from '#domain/billing/plans.ts';
import type { DB } from '#server/db/schema.generated.ts';

/** Records a change of plan in the ledger, also without a change of tokens; once per key. */
export async function bookPlanChange(
  db: Kysely<DB>,
  change: { userId: string; plan: PlanId; delta: number; key: string; now: Date },
): Promise<void> {
  await db
    .insertInto('token_ledger')
    .values({
      user_id: change.userId,
      delta: change.delta,
      reason: 'plan_change',
      plan: change.plan,
      idempotency_key: change.key,
      created_at: change.now,
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'idempotency_key']).doNothing())
    .execute();
}
