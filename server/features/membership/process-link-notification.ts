import type { PaymentFlag } from '#contract/payments.ts';
import { messages } from '#domain/messages/index.ts';
import type { Deps } from '#server/context.ts';
import type { SignedNotification } from '#server/providers/paytr/index.ts';
import { keepNotification, markNotification } from '../payments/index.ts';
import { notifySecondPayment, notifyUnfulfilledPayment } from './notify-unfulfilled-payment.ts';
import type { PaymentRow } from './payment-row.ts';

/** The result of a notification: `flags` are the reasons for an administrator's attention. */
export interface ProcessedNotification {
  /** Whether it proved a payment. */
  acted: boolean;
  flags: readonly PaymentFlag[];
  /** Whether the same one was received before. */
  repeated: boolean;
}

/** States in which a notification can prove a payment; a replaced link may have been paid too. */
const unproven: ReadonlySet<string> = new Set(['preparing', 'open', 'failed', 'replaced']);

/** The reasons why a notification does not prove its payment. */
function judge({ env }: Deps, row: PaymentRow | undefined, told: SignedNotification): PaymentFlag | null {
  if (row?.way !== 'link') return 'unknown_order';
  if (told.status !== 'success') return 'unknown_status';
  if (told.testMode && env.mode === 'production') return 'test_mode';
  if (!unproven.has(row.state)) return 'paid_twice';
  if (told.currency !== null && told.currency !== 'TL' && told.currency !== 'TRY') return 'currency_mismatch';
  return Math.min(told.totalKurus, told.paymentKurus ?? told.totalKurus) < row.amount
    ? 'amount_mismatch'
    : null;
}

const isMismatch = (flag: PaymentFlag) => flag === 'currency_mismatch' || flag === 'amount_mismatch';

/**
 * Processes PayTR's notification of a payment by a link: the first one proves it, in one transaction with its record
 * (docs/product/payments.md). A wrong amount proves nothing: an administrator decides.
 */
export function processLinkNotification(
  deps: Deps,
  told: SignedNotification,
): Promise<ProcessedNotification> {
  const now = deps.now();
  return deps.db.transaction().execute(async (trx) => {
    const kept = await keepNotification(trx, 'link', told, now);
    if (!kept.fresh) return { acted: false, flags: [], repeated: true };
    const row = await trx
      .selectFrom('membership_payments')
      .selectAll()
      .where('callback_id', '=', told.callbackId)
      .forUpdate()
      .executeTakeFirst();
    const flag = judge(deps, row, told);
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
          merchant_oid: told.merchantOid,
          claimed_until: null,
          updated_at: now,
        })
        .where('id', '=', row.id)
        .execute();
      if (!isProof) await notifyUnfulfilledPayment(deps, trx, row, 'mismatch', told.totalKurus);
    }
    if (row && flag === 'paid_twice') {
      await notifySecondPayment(deps, trx, row, { merchantOid: told.merchantOid, kurus: told.totalKurus });
    }
    await markNotification(trx, kept.id, { acted: isProof, planActivated: false, flags, intentId: null });
    return { acted: isProof, flags, repeated: false };
  });
}
