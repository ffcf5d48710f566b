import type { PaymentFlag } from '#contract/payments.ts';
import { messages } from '#domain/messages/index.ts';
import type { Deps } from '#server/context.ts';
import type { SignedNotification } from '#server/providers/paytr/index.ts';
import { issueSale } from '../invoices/index.ts';
import { keepNotification, markNotification } from '../payments/index.ts';
import { notifySecondPayment, notifyUnfulfilledPayment } from './notify-unfulfilled-payment.ts';
import type { PaymentRow } from './payment-row.ts';

/** The result of a notification. */
export interface ProcessedNotification {
  /** Whether it proved a payment. */
  acted: boolean;
  /** Reasons why an administrator must look at it. */
  flags: readonly PaymentFlag[];
  /** Whether the same notification was received before. */
  repeated: boolean;
}

/** States in which a notification can prove a payment; a replaced link may have been paid too. */
const provableStates: ReadonlySet<string> = new Set(['preparing', 'open', 'failed', 'replaced']);

/** The reason why a notification does not prove its payment, or null. */
function findFlag(
  { env }: Deps,
  row: PaymentRow | undefined,
  notification: SignedNotification,
): PaymentFlag | null {
  if (row?.way !== 'link') return 'unknown_order';
  if (notification.status !== 'success') return 'unknown_status';
  if (notification.testMode && env.mode === 'production') return 'test_mode';
  if (!provableStates.has(row.state)) return 'paid_twice';
  if (notification.currency !== null && notification.currency !== 'TL' && notification.currency !== 'TRY')
    return 'currency_mismatch';
  return Math.min(notification.totalKurus, notification.paymentKurus ?? notification.totalKurus) < row.amount
    ? 'amount_mismatch'
    : null;
}

const isMismatch = (flag: PaymentFlag) => flag === 'currency_mismatch' || flag === 'amount_mismatch';

/**
 * Stores PayTR's notification of a payment by a link; the first valid one proves the payment, in the same transaction
 * (docs/product/payments.md). After a wrong amount or currency an administrator decides.
 */
export function processLinkNotification(
  deps: Deps,
  notification: SignedNotification,
): Promise<ProcessedNotification> {
  const now = deps.now();
  return deps.db.transaction().execute(async (trx) => {
    const record = await keepNotification(trx, 'link', notification, now);
    if (!record.fresh) return { acted: false, flags: [], repeated: true };
    const row = await trx
      .selectFrom('membership_payments')
      .selectAll()
      .where('callback_id', '=', notification.callbackId)
      .forUpdate()
      .executeTakeFirst();
    const flag = findFlag(deps, row, notification);
    const flags = flag === null ? [] : [flag];
    const isProof = flag === null;
    if (row && (flag === null || isMismatch(flag))) {
      await trx
        .updateTable('membership_payments')
        .set({
          ...(isProof
            ? { state: 'paid' as const, paid_at: now }
            : {
                state: 'mismatched' as const,
                requested_at: now,
                reason: messages.membership.amountMismatch,
              }),
          merchant_oid: notification.merchantOid,
          claimed_until: null,
          updated_at: now,
        })
        .where('id', '=', row.id)
        .execute();
      if (!isProof) await notifyUnfulfilledPayment(deps, trx, row, 'mismatch', notification.totalKurus);
    }
    if (row && flag === 'paid_twice') {
      await notifySecondPayment(deps, trx, row, {
        merchantOid: notification.merchantOid,
        kurus: notification.totalKurus,
      });
    }
    await markNotification(trx, record.id, { acted: isProof, planActivated: false, flags, intentId: null });
    if (row && isProof && notification.totalKurus > 0) {
      await issueSale(deps, trx, {
        test: notification.testMode,
        notificationId: record.id,
        membershipPaymentId: row.id,
        userId: row.user_id,
        reference: notification.merchantOid,
        plan: row.plan,
        kurus: notification.totalKurus,
        buyer: { username: row.username },
      });
    }
    return { acted: isProof, flags, repeated: false };
  });
}
