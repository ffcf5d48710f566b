import type { Kysely } from 'kysely';
import type { PendingPayment } from '#contract/payments.ts';
import { type AppContext, signedIn } from '#server/context.ts';
import type { DB } from '#server/db/schema.generated.ts';
import type { PaytrSettings } from '#server/providers/paytr/index.ts';
import type { IntentRow } from './intent-row.ts';
import { paytrSettings } from './paytr-settings.ts';
import { payableAt } from './present-order.ts';

/** Finds a person's pending order; the database allows one. */
export function findPending(db: Kysely<DB>, userId: string): Promise<IntentRow | undefined> {
  return db
    .selectFrom('payment_intents')
    .selectAll()
    .where('user_id', '=', userId)
    .where('status', '=', 'pending')
    .executeTakeFirst();
}

/** The payer's view of a pending order. */
export function presentPending(row: IntentRow, settings: PaytrSettings | null, now: Date): PendingPayment {
  return {
    orderId: row.order_id,
    amountKurus: row.amount,
    createdAt: row.created_at.toISOString(),
    paymentUrl: payableAt(row, settings, now),
  };
}

/** The own pending payment; null when there is none, or when its payment page was never opened. */
export async function readPendingPayment(ctx: AppContext): Promise<PendingPayment | null> {
  const { deps } = ctx;
  const row = await findPending(deps.db, signedIn(ctx).id);
  if (!row || row.payment_token === null) return null;
  return presentPending(row, await paytrSettings(deps), deps.now());
}
