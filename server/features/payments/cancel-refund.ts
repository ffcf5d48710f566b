import type { Transaction } from 'kysely';
import type { PaymentFlag } from '#contract/payments.ts';
import type { Deps } from '#server/context.ts';
import type { DB } from '#server/db/schema.generated.ts';
import { writeAudit } from '../audit/index.ts';
import { openRefund, refuseRefund } from '../refunds/index.ts';
import { type IntentRow, lockIntent } from './intent-row.ts';
import { neverSold } from './settle-order.ts';

/** The status of a charged order without an open refund. */
export const settledStatus = ({ flags }: Pick<IntentRow, 'flags'>): 'refused' | 'paid' =>
  flags.some((flag) => neverSold.some((one) => one === flag)) ? 'refused' : 'paid';

interface Cancelled {
  refundId: string;
  /** What PayTR said, or why it counts as not made. */
  error: string;
  code?: string | null;
  /** Marks the order for an administrator. */
  flag?: PaymentFlag;
}

/** Ends an open refund that PayTR did not make, in the caller's transaction; the order is as it was before. */
export async function cancelWithin(
  deps: Deps,
  trx: Transaction<DB>,
  intent: IntentRow,
  { refundId, error, code = null, flag }: Cancelled,
): Promise<void> {
  const now = deps.now();
  const refund = await refuseRefund(trx, refundId, { now, error });
  const status = settledStatus(intent);
  await trx
    .updateTable('payment_intents')
    .set({
      status,
      refund_requested_at: null,
      refund_requested_by: null,
      claimed_until: null,
      next_check_at: null,
      flags: flag ? [...new Set([...intent.flags, flag])] : intent.flags,
      updated_at: now,
    })
    .where('id', '=', intent.id)
    .execute();
  await writeAudit(trx, {
    actor: { id: null, email: refund.requested_by ?? '' },
    action: 'payment.refund_refused',
    subject: { type: 'order', id: intent.order_id },
    before: { status: intent.status },
    after: { status, kurus: refund.kurus, code, reason: error },
    now,
  });
}

/** Ends an open refund after PayTR's refusal. */
export async function cancelRefund(deps: Deps, orderId: string, cancelled: Cancelled): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    const intent = await lockIntent(trx, orderId);
    if (!intent || (await openRefund(trx, { intent_id: intent.id }))?.id !== cancelled.refundId) return;
    await cancelWithin(deps, trx, intent, cancelled);
  });
}
