import type { AdminOrder } from '#contract/payments.ts';
import { type AppContext, type Deps, signedIn } from '#server/context.ts';
import { AppError } from '#server/errors.ts';
import { PaytrError, type PaytrSettings, refundOrder } from '#server/providers/paytr/index.ts';
import { writeAudit } from '../audit/index.ts';
import { finishRefund } from './finish-refund.ts';
import { findIntent, type IntentRow, lockIntent } from './intent-row.ts';
import { failedCall } from './paytr-faults.ts';
import { paytrSettings } from './paytr-settings.ts';
import { presentAdminOrder } from './present-order.ts';
import { reconcileOrder } from './reconcile-order.ts';
import { nextCheck } from './schedule.ts';
import { neverSold } from './settle-order.ts';

/** How long one process's claim of a refund lasts before another process may try, ms. */
const claimMs = 30_000;

/** The statuses of refundable orders. */
export const refundable: ReadonlySet<string> = new Set(['paid', 'refused']);

/** Marks the order for a refund before PayTR is called, so that a crash does not lose the request. */
async function request(ctx: AppContext, orderId: string): Promise<IntentRow> {
  const { deps } = ctx;
  const actor = signedIn(ctx);
  return deps.db.transaction().execute(async (trx) => {
    const intent = await lockIntent(trx, orderId);
    if (!intent) throw new AppError('ORDER_NOT_FOUND');
    if (intent.status === 'refunding' || intent.status === 'refunded') return intent;
    if (!refundable.has(intent.status) || !intent.total_amount) throw new AppError('NOT_REFUNDABLE');
    const now = deps.now();
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
      subject: { type: 'order', id: orderId },
      before: { status: intent.status },
      after: { status: 'refunding', kurus: intent.total_amount },
      now,
    });
    return { ...intent, ...requested };
  });
}

/** Claims this refund; null while another process has claimed it, or when no refund is requested. */
async function claim({ db, now }: Deps, orderId: string): Promise<IntentRow | null> {
  const row = await db
    .updateTable('payment_intents')
    .set({ claimed_until: new Date(now().getTime() + claimMs) })
    .where('order_id', '=', orderId)
    .where('status', '=', 'refunding')
    .where((where) => where.or([where('claimed_until', 'is', null), where('claimed_until', '<=', now())]))
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

/** Cancels the refund request after PayTR's refusal. */
async function takeRequestBack(deps: Deps, orderId: string, fault: PaytrError): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    const intent = await lockIntent(trx, orderId);
    if (intent?.status !== 'refunding') return;
    const now = deps.now();
    const status = intent.flags.some((flag) => neverSold.some((one) => one === flag)) ? 'refused' : 'paid';
    await trx
      .updateTable('payment_intents')
      .set({
        status,
        refund_requested_at: null,
        refund_requested_by: null,
        claimed_until: null,
        next_check_at: null,
        updated_at: now,
      })
      .where('id', '=', intent.id)
      .execute();
    await writeAudit(trx, {
      actor: { id: null, email: intent.refund_requested_by ?? '' },
      action: 'payment.refund_refused',
      subject: { type: 'order', id: orderId },
      before: { status: 'refunding' },
      after: { status, code: fault.code, reason: fault.detail },
      now,
    });
  });
}

/**
 * Requests a marked refund at PayTR, one call at a time over all processes. After a lost answer the order stays marked
 * for the scheduled query. PayTR never refunds more than was paid.
 * @throws PaytrError `refused` when PayTR refuses
 */
export async function carryOutRefund(deps: Deps, settings: PaytrSettings, orderId: string): Promise<void> {
  const intent = await claim(deps, orderId);
  if (!intent?.total_amount) return;
  try {
    await refundOrder(settings, orderId, intent.total_amount);
  } catch (fault) {
    deps.log.warn({ err: fault, order: orderId }, 'a refund was not confirmed');
    if (!(fault instanceof PaytrError) || fault.kind === 'unreachable') return;
    // An earlier try whose answer was lost may have made the refund.
    const now = await reconcileOrder(deps, settings, orderId);
    if (now?.status !== 'refunding') return;
    await takeRequestBack(deps, orderId, fault);
    throw fault;
  }
  await deps.db.transaction().execute(async (trx) => {
    const held = await lockIntent(trx, orderId);
    if (held?.status === 'refunding') await finishRefund(deps, trx, held);
  });
}

/**
 * Refunds an order and revokes its plan. A repeat changes nothing; the answer is 'refunding' until PayTR has
 * confirmed it. @throws ORDER_NOT_FOUND, NOT_REFUNDABLE, PAYMENT_CLOSED, PAYTR_REFUSED
 */
export async function refund({
  ctx,
  input,
}: {
  ctx: AppContext;
  input: { orderId: string };
}): Promise<AdminOrder> {
  const { deps } = ctx;
  const settings = await paytrSettings(deps);
  if (!settings) throw new AppError('PAYMENT_CLOSED');
  const intent = await request(ctx, input.orderId);
  if (intent.status === 'refunding') {
    await carryOutRefund(deps, settings, input.orderId).catch((fault: unknown) => {
      throw failedCall(fault);
    });
  }
  return presentAdminOrder((await findIntent(deps.db, input.orderId)) ?? intent);
}
