import type { Kysely, Selectable } from 'kysely';
import type { DB, PaymentRefunds } from '#server/db/schema.generated.ts';

/** A stored refund. */
export type RefundRow = Selectable<PaymentRefunds>;

/** The payment that is refunded: an order, or a notification of a payment by a link. */
export type RefundSubject = { intent_id: string } | { notification_id: number };

/** All refunds of a payment, oldest first. */
export function refundsOf(db: Kysely<DB>, of: RefundSubject): Promise<RefundRow[]> {
  const rows = db.selectFrom('payment_refunds').selectAll().orderBy('requested_at').orderBy('id');
  return 'intent_id' in of
    ? rows.where('intent_id', '=', of.intent_id).execute()
    : rows.where('notification_id', '=', of.notification_id).execute();
}

/** The refund that waits for PayTR's confirmation; at most one. */
export async function openRefund(db: Kysely<DB>, of: RefundSubject): Promise<RefundRow | null> {
  return (await refundsOf(db, of)).find(({ state }) => state === 'requested') ?? null;
}

/** What PayTR has confirmed as refunded, kuruş. */
export const refundedKurus = (refunds: readonly RefundRow[]): number =>
  refunds.reduce((sum, { state, kurus }) => sum + (state === 'done' ? kurus : 0), 0);
