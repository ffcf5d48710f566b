import type { Transaction } from 'kysely';
import { formatAmount } from '#domain/billing/money.ts';
import { refundAmountError } from '#domain/billing/refund-rules.ts';
import { messages } from '#domain/messages/index.ts';
import type { DB } from '#server/db/schema.generated.ts';
import { AppError } from '#server/errors.ts';
import { type RefundRow, type RefundSubject, refundedKurus, refundsOf } from './refund-row.ts';

/** A refund as an administrator asks for it. */
export interface RefundRequest {
  /** Made by the client, so that a repeated request makes one refund. */
  refundId: string;
  kurus: number;
  reason: string;
  /** Whether a refund of a part ends the plan too. */
  endsPlan: boolean;
  /** What the administrator saw as refunded before; another administrator may have refunded since. */
  refundedKurus: number;
}

/**
 * Finds the stored refund of a repeated request among the refunds of its payment; undefined for a new one.
 * @throws REFUND_CHANGED when the same id was sent with other content before: that refund is not this one
 */
export function findRepeated(
  refunds: readonly RefundRow[],
  totalKurus: number,
  { refundId, kurus, reason, endsPlan }: RefundRequest,
): RefundRow | undefined {
  const known = refunds.find(({ id }) => id === refundId);
  if (!known) return undefined;
  // What takes all that is left ends the plan, asked or not.
  const takesAll = known.kurus + refundedKurus(refunds.filter((other) => other !== known)) === totalKurus;
  if (known.kurus !== kurus || known.reason !== reason || (known.ends_plan !== endsPlan && !takesAll)) {
    const message = messages.payments.refundOther(formatAmount(known.kurus), known.reason);
    throw new AppError('REFUND_CHANGED', { message });
  }
  return known;
}

/**
 * Stores the request of a refund of a payment that the transaction has locked. A repeat returns the stored one.
 * @throws REFUND_RUNNING, REFUND_CHANGED, REFUND_TOO_LARGE
 */
export async function requestRefund(
  trx: Transaction<DB>,
  payment: { of: RefundSubject; totalKurus: number },
  request: RefundRequest,
  actor: { email: string; now: Date },
): Promise<{ refund: RefundRow; isNew: boolean }> {
  const refunds = await refundsOf(trx, payment.of);
  const known = findRepeated(refunds, payment.totalKurus, request);
  if (known) return { refund: known, isNew: false };
  if (refunds.some(({ state }) => state === 'requested')) throw new AppError('REFUND_RUNNING');
  const done = refundedKurus(refunds);
  const left = payment.totalKurus - done;
  if (done !== request.refundedKurus) {
    throw new AppError('REFUND_CHANGED', {
      message: messages.payments.refundChangedNow(formatAmount(done), formatAmount(left)),
    });
  }
  const tooLarge = refundAmountError(request.kurus, left);
  if (tooLarge !== null) throw new AppError('REFUND_TOO_LARGE', { message: tooLarge });
  const refund = await trx
    .insertInto('payment_refunds')
    .values({
      ...payment.of,
      id: request.refundId,
      kurus: request.kurus,
      reason: request.reason,
      ends_plan: request.endsPlan || request.kurus === left,
      state: 'requested',
      requested_by: actor.email,
      requested_at: actor.now,
      created_at: actor.now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return { refund, isNew: true };
}
