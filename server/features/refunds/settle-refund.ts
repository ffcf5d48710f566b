import type { Kysely, Transaction } from 'kysely';
import { messages } from '#domain/messages/index.ts';
import type { DB } from '#server/db/schema.generated.ts';
import type { RefundRow, RefundSubject } from './refund-row.ts';

/**
 * Marks that PayTR is asked for a refund now. False when it was asked before: PayTR could make a refund of a part twice.
 */
export async function markSent(db: Kysely<DB>, id: string, now: Date): Promise<boolean> {
  const marked = await db
    .updateTable('payment_refunds')
    .set({ sent_at: now })
    .where('id', '=', id)
    .where('state', '=', 'requested')
    .where('sent_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return marked !== undefined;
}

const close = (trx: Transaction<DB>, id: string, values: Partial<RefundRow>) =>
  trx
    .updateTable('payment_refunds')
    .set(values)
    .where('id', '=', id)
    .where('state', '=', 'requested')
    .returningAll()
    .executeTakeFirstOrThrow();

/** Marks a requested refund as made. */
export const confirmRefund = (trx: Transaction<DB>, id: string, now: Date): Promise<RefundRow> =>
  close(trx, id, { state: 'done', finished_at: now });

/** Marks a requested refund as not made; its money is left again. */
export const refuseRefund = (
  trx: Transaction<DB>,
  id: string,
  { now, error }: { now: Date; error: string },
): Promise<RefundRow> => close(trx, id, { state: 'refused', finished_at: now, error });

/** Stores a refund that was made in PayTR's own panel. */
export const recordOutsideRefund = (
  trx: Transaction<DB>,
  refund: { of: RefundSubject; kurus: number; now: Date },
): Promise<RefundRow> =>
  trx
    .insertInto('payment_refunds')
    .values({
      ...refund.of,
      kurus: refund.kurus,
      reason: messages.payments.refundedAtPaytr,
      ends_plan: false,
      state: 'done',
      requested_by: null,
      requested_at: refund.now,
      finished_at: refund.now,
      created_at: refund.now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
