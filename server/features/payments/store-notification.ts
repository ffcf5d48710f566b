import { type Kysely, sql, type Transaction } from 'kysely';
import type { PaymentFlag } from '#contract/payments.ts';
import type { DB } from '#server/db/schema.generated.ts';
import type { SignedNotification } from '#server/providers/paytr/index.ts';

/** A stored notification. */
export interface StoredNotification {
  id: number;
  /** False when the same one was stored before and only its counter changed. */
  fresh: boolean;
}

/**
 * Stores a signed notification in the caller's transaction; a repetition is counted instead. Of parallel ones one is
 * fresh, and the others wait for it.
 */
export async function storeNotification(
  trx: Transaction<DB>,
  source: 'order' | 'link' | 'query',
  told: SignedNotification,
  now: Date,
): Promise<StoredNotification> {
  const { rows } = await sql<StoredNotification>`
    INSERT INTO payment_notifications AS known (source, merchant_oid, callback_id, status, total_amount, payment_amount,
      currency, payment_type, test_mode, failure_code, failure_text, created_at)
    VALUES (${source}, ${told.merchantOid}, ${told.callbackId}, ${told.status}, ${told.totalKurus}, ${told.paymentKurus},
      ${told.currency}, ${told.paymentType}, ${told.testMode}, ${told.failureCode}, ${told.failureText}, ${now})
    ON CONFLICT (source, merchant_oid, (coalesce(callback_id, '')), status, total_amount)
      DO UPDATE SET repeats = known.repeats + 1
    RETURNING id, (xmax = 0) AS fresh`.execute(trx);
  const [row] = rows;
  if (!row) throw new Error('A notification was not kept.');
  return row;
}

/** Stores the effect of a notification. `acted`: it decided the order, which the database allows once. */
export async function markNotification(
  trx: Transaction<DB>,
  id: number,
  did: { acted: boolean; planActivated: boolean; flags: readonly PaymentFlag[]; intentId: string | null },
): Promise<void> {
  await trx
    .updateTable('payment_notifications')
    .set({
      acted: did.acted,
      plan_activated: did.planActivated,
      flags: [...did.flags],
      intent_id: did.intentId,
    })
    .where('id', '=', id)
    .execute();
}

/** Counts a repeated notification in one statement; false when it is new. */
export async function countRepeat(
  db: Kysely<DB>,
  source: 'order' | 'link',
  told: SignedNotification,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    UPDATE payment_notifications SET repeats = repeats + 1
    WHERE source = ${source} AND merchant_oid = ${told.merchantOid} AND coalesce(callback_id, '') = ${told.callbackId ?? ''}
      AND status = ${told.status} AND total_amount = ${told.totalKurus}`.execute(db);
  return (numAffectedRows ?? 0n) > 0n;
}
