import type { Transaction } from 'kysely';
import type { Deps } from '#server/context.ts';
import type { DB } from '#server/db/schema.generated.ts';
import { mailSite } from '#server/mail/index.ts';
import { systemActor, writeAudit } from '../audit/index.ts';
import { takePlanBack } from '../tokens/index.ts';
import { type IntentRow, planSource } from './intent-row.ts';
import { refundMail } from './payment-mails.ts';

/** Completes a refund: revokes the plan, mails the buyer and logs it, in the caller's transaction. */
export async function finishRefund(deps: Deps, trx: Transaction<DB>, intent: IntentRow): Promise<void> {
  const now = deps.now();
  const back =
    intent.user_id === null
      ? null
      : await takePlanBack(trx, { userId: intent.user_id, source: planSource(intent.order_id), now });
  await trx
    .updateTable('payment_intents')
    .set({
      status: 'refunded',
      refunded_at: now,
      claimed_until: null,
      next_check_at: null,
      flags: intent.refund_requested_by === null ? ['refunded_at_paytr'] : [],
      updated_at: now,
    })
    .where('id', '=', intent.id)
    .execute();
  await writeAudit(trx, {
    actor:
      intent.refund_requested_by === null ? systemActor : { id: null, email: intent.refund_requested_by },
    action: 'payment.refunded',
    subject: { type: 'order', id: intent.order_id },
    before: { status: intent.status, planEndsAt: intent.plan_ends_at },
    after: {
      status: 'refunded',
      kurus: intent.total_amount,
      planTaken: back?.taken ?? false,
      planEndsAt: back?.endsAt ?? null,
      tokensTaken: back?.tokens ?? 0,
    },
    now,
  });
  await deps.mail.send(refundMail(mailSite(deps), intent, back), { within: trx });
}
