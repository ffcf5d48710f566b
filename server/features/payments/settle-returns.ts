import type { Transaction } from 'kysely';
import { messages } from '#domain/messages/index.ts';
import { minuteMs } from '#domain/time/durations.ts';
import type { Deps } from '#server/context.ts';
import type { DB } from '#server/db/schema.generated.ts';
import { recordOutsideRefund, refundedKurus, refundsOf } from '../refunds/index.ts';
import { cancelWithin } from './cancel-refund.ts';
import { applyRefund, finishRefund } from './finish-refund.ts';
import { type IntentRow, lockIntent } from './intent-row.ts';

/** How long after the request a refund of a part that PayTR does not show counts as not made, ms. */
export const unconfirmedMs = 15 * minuteMs;

/**
 * Compares what PayTR has returned with the known refunds of a charged order that the transaction has locked: confirms the
 * open one, records what was returned in PayTR's own panel, and ends a part that PayTR does not show.
 */
export async function settleReturns(
  deps: Deps,
  trx: Transaction<DB>,
  intent: IntentRow,
  returnedKurus: number,
): Promise<void> {
  const of = { intent_id: intent.id };
  const refunds = await refundsOf(trx, of);
  const total = intent.total_amount ?? 0;
  const done = refundedKurus(refunds);
  const open = refunds.find(({ state }) => state === 'requested');
  let surplus = Math.min(returnedKurus, total) - done;
  if (open && surplus >= open.kurus) {
    await finishRefund(deps, trx, intent, open.id);
    surplus -= open.kurus;
  } else if (open && surplus > 0 && done + surplus + open.kurus > total) {
    // Another amount was returned in PayTR's panel, and what is left no longer suffices.
    await cancelWithin(deps, trx, intent, { refundId: open.id, error: messages.payments.refundOvertaken });
  } else if (open?.sent_at && done + open.kurus < total) {
    if (deps.now().getTime() - open.sent_at.getTime() >= unconfirmedMs) {
      const error = messages.payments.refundNotMade;
      await cancelWithin(deps, trx, intent, { refundId: open.id, error, flag: 'refund_not_made' });
    }
  }
  if (surplus <= 0) return;
  const current = await lockIntent(trx, intent.order_id);
  if (!current) return;
  const refund = await recordOutsideRefund(trx, { of, kurus: surplus, now: deps.now() });
  await applyRefund(deps, trx, current, refund);
}
