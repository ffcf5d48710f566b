import type { AdminOrder } from '#contract/payments.ts';
import { type AppContext, type Deps, signedIn } from '#server/context.ts';
import { AppError } from '#server/errors.ts';
import { PaytrError, type PaytrSettings, refundOrder } from '#server/providers/paytr/index.ts';
import { writeAudit } from '../audit/index.ts';
import {
  markSent,
  openRefund,
  type RefundRequest,
  type RefundRow,
  refundedKurus,
  refundsOf,
  requestRefund,
} from '../refunds/index.ts';
import { cancelRefund } from './cancel-refund.ts';
import { finishRefund } from './finish-refund.ts';
import { findIntent, type IntentRow, lockIntent } from './intent-row.ts';
import { failedCall } from './paytr-faults.ts';
import { paytrSettings } from './paytr-settings.ts';
import { readAdminOrder } from './read-histories.ts';
import { reconcileOrder } from './reconcile-order.ts';
import { nextCheck } from './schedule.ts';

/** How long one process's claim of a refund lasts before another process may try, ms. */
const claimMs = 30_000;

/** The statuses of refundable orders. */
export const refundable: ReadonlySet<string> = new Set(['paid', 'refused']);

export type OrderRefundInput = RefundRequest & { orderId: string };

/** Marks the order for a refund before PayTR is called, so that a crash does not lose the request. */
async function request(ctx: AppContext, input: OrderRefundInput): Promise<IntentRow> {
  const { deps } = ctx;
  const actor = signedIn(ctx);
  return deps.db.transaction().execute(async (trx) => {
    const intent = await lockIntent(trx, input.orderId);
    if (!intent) throw new AppError('ORDER_NOT_FOUND');
    if (!intent.total_amount) throw new AppError('NOT_REFUNDABLE');
    const now = deps.now();
    const known = (await refundsOf(trx, { intent_id: intent.id })).some(({ id }) => id === input.refundId);
    if (!known && intent.status !== 'refunding' && !refundable.has(intent.status))
      throw new AppError('NOT_REFUNDABLE');
    const { refund, isNew } = await requestRefund(
      trx,
      { of: { intent_id: intent.id }, totalKurus: intent.total_amount },
      input,
      { email: actor.email, now },
    );
    if (!isNew) return intent;
    const requested = {
      status: 'refunding',
      refund_requested_at: now,
      refund_requested_by: actor.email,
      next_check_at: nextCheck(now, now, 0),
      checks: 0,
      updated_at: now,
    };
    await trx.updateTable('payment_intents').set(requested).where('id', '=', intent.id).execute();
    await writeAudit(trx, {
      actor: { id: actor.id, email: actor.email },
      action: 'payment.refund_requested',
      subject: { type: 'order', id: input.orderId },
      before: { status: intent.status },
      after: { status: 'refunding', kurus: refund.kurus, reason: refund.reason, endsPlan: refund.ends_plan },
      now,
    });
    return { ...intent, ...requested };
  });
}

/** Claims the open refund of an order; null while another process has claimed it, or when none is requested. */
async function claim(
  { db, now }: Deps,
  orderId: string,
): Promise<{ intent: IntentRow; refund: RefundRow } | null> {
  const intent = await db
    .updateTable('payment_intents')
    .set({ claimed_until: new Date(now().getTime() + claimMs) })
    .where('order_id', '=', orderId)
    .where('status', '=', 'refunding')
    .where((where) => where.or([where('claimed_until', 'is', null), where('claimed_until', '<=', now())]))
    .returningAll()
    .executeTakeFirst();
  const refund = intent && (await openRefund(db, { intent_id: intent.id }));
  return intent && refund ? { intent, refund } : null;
}

/**
 * Whether PayTR may be asked for this refund now. What takes all that is left can be repeated, because PayTR never refunds
 * more than was paid; a part is asked for once, and then only looked for (`reconcileOrder`).
 */
async function maySend({ db, now }: Deps, intent: IntentRow, refund: RefundRow): Promise<boolean> {
  if (await markSent(db, refund.id, now())) return true;
  const done = refundedKurus(await refundsOf(db, { intent_id: intent.id }));
  return done + refund.kurus === intent.total_amount;
}

/**
 * Requests a marked refund at PayTR, one call at a time over all processes. After a lost answer the refund stays open for
 * the scheduled query.
 * @throws PaytrError `refused` when PayTR refuses
 */
export async function carryOutRefund(deps: Deps, settings: PaytrSettings, orderId: string): Promise<void> {
  const claimed = await claim(deps, orderId);
  if (!claimed) return;
  const { refund } = claimed;
  if (!(await maySend(deps, claimed.intent, refund))) return;
  try {
    await refundOrder(settings, orderId, refund.kurus);
  } catch (fault) {
    deps.log.warn({ err: fault, order: orderId }, 'a refund was not confirmed');
    if (!(fault instanceof PaytrError) || fault.kind === 'unreachable') return;
    // An earlier try whose answer was lost may have made the refund.
    await reconcileOrder(deps, settings, orderId);
    const isOpen = (await openRefund(deps.db, { intent_id: claimed.intent.id }))?.id === refund.id;
    if (!isOpen) return;
    await cancelRefund(deps, orderId, { refundId: refund.id, error: fault.detail, code: fault.code });
    throw fault;
  }
  await deps.db.transaction().execute(async (trx) => {
    const held = await lockIntent(trx, orderId);
    const open = held && (await openRefund(trx, { intent_id: held.id }));
    if (held && open?.id === refund.id) await finishRefund(deps, trx, held, refund.id);
  });
}

/**
 * Refunds an order or a part of it. A repeat of the same request changes nothing; the order is 'refunding' until PayTR has
 * confirmed it.
 * @throws ORDER_NOT_FOUND, NOT_REFUNDABLE, REFUND_RUNNING, REFUND_CHANGED, REFUND_TOO_LARGE, PAYMENT_CLOSED, PAYTR_REFUSED
 */
export async function refund({
  ctx,
  input,
}: {
  ctx: AppContext;
  input: OrderRefundInput;
}): Promise<AdminOrder> {
  const { deps } = ctx;
  const settings = await paytrSettings(deps);
  if (!settings) throw new AppError('PAYMENT_CLOSED');
  const intent = await request(ctx, input);
  if (intent.status === 'refunding') {
    await carryOutRefund(deps, settings, input.orderId).catch((fault: unknown) => {
      throw failedCall(fault);
    });
  }
  return readAdminOrder(deps.db, (await findIntent(deps.db, input.orderId)) ?? intent);
}
