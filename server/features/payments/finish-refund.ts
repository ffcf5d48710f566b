import type { Transaction } from 'kysely';
import type { Deps } from '#server/context.ts';
import type { DB } from '#server/db/schema.generated.ts';
import { mailSite } from '#server/mail/index.ts';
import { systemActor, writeAudit } from '../audit/index.ts';
import { prepareRefundInvoice } from '../invoices/index.ts';
import { confirmRefund, type RefundRow, refundedKurus, refundsOf } from '../refunds/index.ts';
import { type PlanTakenBack, takePlanBack } from '../tokens/index.ts';
import { settledStatus } from './cancel-refund.ts';
import { type IntentRow, planSource } from './intent-row.ts';
import { refundMail } from './payment-mails.ts';

/**
 * Applies a confirmed refund to its order: the whole money, or a part with the plan, revokes the plan; mails the buyer with
 * the invoice, and logs it.
 */
export async function applyRefund(
  deps: Deps,
  trx: Transaction<DB>,
  intent: IntentRow,
  refund: RefundRow,
): Promise<void> {
  const now = deps.now();
  const refunds = await refundsOf(trx, { intent_id: intent.id });
  const done = refundedKurus(refunds);
  const isOpen = refunds.some(({ state }) => state === 'requested');
  const isWhole = done >= (intent.total_amount ?? 0);
  const isOurs = refund.requested_by !== null;
  const back: PlanTakenBack | null =
    intent.user_id !== null && (isWhole || refund.ends_plan)
      ? await takePlanBack(trx, { userId: intent.user_id, source: planSource(intent.order_id), now })
      : null;
  const status = isWhole ? 'refunded' : isOpen ? 'refunding' : settledStatus(intent);
  const kept = isWhole ? [] : intent.flags.filter((flag) => flag !== 'refund_not_made');
  await trx
    .updateTable('payment_intents')
    .set({
      status,
      refunded_at: isWhole ? now : null,
      // Another refund may still wait for PayTR.
      ...(!isOpen && { claimed_until: null, next_check_at: null }),
      flags: isOurs ? kept : [...new Set([...kept, 'refunded_at_paytr'])],
      updated_at: now,
    })
    .where('id', '=', intent.id)
    .execute();
  await writeAudit(trx, {
    actor: isOurs ? { id: null, email: refund.requested_by ?? '' } : systemActor,
    action: 'payment.refunded',
    subject: { type: 'order', id: intent.order_id },
    before: { status: intent.status, planEndsAt: intent.plan_ends_at },
    after: {
      status,
      kurus: refund.kurus,
      leftKurus: (intent.total_amount ?? 0) - done,
      reason: refund.reason,
      planTaken: back?.taken ?? false,
      planEndsAt: back?.endsAt ?? null,
      tokensTaken: back?.tokens ?? 0,
    },
    now,
  });
  const invoice = await prepareRefundInvoice(deps, trx, refund);
  const leftKurus = (intent.total_amount ?? 0) - done;
  const made = { ...refund, leftKurus, back, invoiceId: invoice?.id ?? null };
  await deps.mail.send(refundMail(mailSite(deps), intent, made), { within: trx, id: refund.id });
  await invoice?.issue();
}

/** Completes a requested refund of an order that the transaction has locked. */
export async function finishRefund(
  deps: Deps,
  trx: Transaction<DB>,
  intent: IntentRow,
  refundId: string,
): Promise<void> {
  await applyRefund(deps, trx, intent, await confirmRefund(trx, refundId, deps.now()));
}
