import type { Selectable, Transaction } from 'kysely';
import { messages } from '#domain/messages/index.ts';
import { type AppContext, type Deps, signedIn } from '#server/context.ts';
import type { DB, PaymentNotifications } from '#server/db/schema.generated.ts';
import { AppError } from '#server/errors.ts';
import { mailSite } from '#server/mail/index.ts';
import {
  type OrderKnowledge,
  PaytrError,
  type PaytrSettings,
  queryOrder,
  refundOrder,
} from '#server/providers/paytr/index.ts';
import { writeAudit } from '../audit/index.ts';
import { prepareRefundInvoice } from '../invoices/index.ts';
import { failedCall, paytrSettings, unconfirmedMs } from '../payments/index.ts';
import {
  confirmRefund,
  findRepeated,
  markSent,
  openRefund,
  type RefundRequest,
  type RefundRow,
  refundedKurus,
  refundsOf,
  refuseRefund,
  requestRefund,
} from '../refunds/index.ts';
import { takePlanBack } from '../tokens/index.ts';
import { payerOf } from './notify-unfulfilled-payment.ts';
import { outsideService } from './outside-service.ts';
import { type PaymentRow, type PaymentState, planSource, refundableStates } from './payment-row.ts';
import { refundedMail } from './refunded-mail.ts';

/** How long a process holds the claim of a refund, ms; after that another process may call PayTR. */
const claimMs = 30_000;

type Notification = Selectable<PaymentNotifications>;

interface LockedPayment {
  notification: Notification;
  /** The payment that the notification proved; null for a second payment by a link, or an unknown one. */
  payment: PaymentRow | null;
}

/** Locks the payment and then its notification, in the same order as a grant, to avoid deadlocks. */
async function lockPayment(trx: Transaction<DB>, id: number): Promise<LockedPayment | null> {
  const seen = await trx
    .selectFrom('payment_notifications')
    .select(['callback_id', 'merchant_oid'])
    .where('id', '=', id)
    .where('source', '=', 'link')
    .where('status', '=', 'success')
    .executeTakeFirst();
  if (!seen) return null;
  const payment = await trx
    .selectFrom('membership_payments')
    .selectAll()
    .where('callback_id', '=', seen.callback_id)
    .where('merchant_oid', '=', seen.merchant_oid)
    .forUpdate()
    .executeTakeFirst();
  const notification = await trx
    .selectFrom('payment_notifications')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return { notification, payment: payment ?? null };
}

/** Finds the payment that a link was created for. */
const byReference = (trx: Transaction<DB>, reference: string | null) =>
  trx
    .selectFrom('membership_payments')
    .select(['id', 'username', 'user_id', 'email'])
    .where('callback_id', '=', reference)
    .executeTakeFirst();

const setState = (trx: Transaction<DB>, id: string, state: PaymentState, from: string | null, now: Date) =>
  trx
    .updateTable('membership_payments')
    .set({ state, before_refund: from, updated_at: now })
    .where('id', '=', id)
    .execute();

const updateNotification = (trx: Transaction<DB>, id: number, values: Partial<Notification>) =>
  trx.updateTable('payment_notifications').set(values).where('id', '=', id).execute();

export type LinkRefundInput = RefundRequest & { notificationId: number };

/**
 * Marks the payment for a refund before PayTR is called, so that no grant happens meanwhile. Returns the refund; a repeat
 * returns the stored one.
 */
async function request(ctx: AppContext, input: LinkRefundInput): Promise<RefundRow> {
  const { notificationId: id } = input;
  const { deps } = ctx;
  const actor = signedIn(ctx);
  return deps.db.transaction().execute(async (trx) => {
    const locked = await lockPayment(trx, id);
    if (!locked || locked.notification.total_amount <= 0) throw new AppError('NOT_REFUNDABLE');
    const { notification, payment } = locked;
    const of = { notification_id: id };
    const known = findRepeated(await refundsOf(trx, of), notification.total_amount, input);
    if (known) return known;
    if (payment && payment.state !== 'refunding') {
      // An outside service has no call to revoke a membership (docs/product/membership.md).
      const isGiven = payment.state === 'granted' || payment.state === 'uncertain';
      if (isGiven && outsideService(deps)) throw new AppError('REFUND_ELSEWHERE');
      if (!refundableStates.some((state) => state === payment.state)) throw new AppError('NOT_REFUNDABLE');
    }
    const now = deps.now();
    const { refund } = await requestRefund(trx, { of, totalKurus: notification.total_amount }, input, {
      email: actor.email,
      now,
    });
    if (payment) await setState(trx, payment.id, 'refunding', payment.state, now);
    const requested = { refund_requested_at: now, refund_requested_by: actor.email };
    await updateNotification(trx, id, requested);
    await writeAudit(trx, {
      actor: { id: actor.id, email: actor.email },
      action: 'membership.refund_requested',
      subject: { type: 'payment_notification', id: String(id) },
      before: { state: payment?.state ?? null },
      after: {
        kurus: refund.kurus,
        reason: refund.reason,
        endsPlan: refund.ends_plan,
        merchantOid: notification.merchant_oid,
        username: payment?.username ?? null,
      },
      now,
    });
    return refund;
  });
}

/** Claims this refund; null while another process has claimed it, or when no refund is requested. */
async function claim({ db, now }: Deps, id: number): Promise<Notification | null> {
  const row = await db
    .updateTable('payment_notifications')
    .set({ refund_claimed_until: new Date(now().getTime() + claimMs) })
    .where('id', '=', id)
    .where('refund_requested_at', 'is not', null)
    .where('refunded_at', 'is', null)
    .where((where) =>
      where.or([where('refund_claimed_until', 'is', null), where('refund_claimed_until', '<=', now())]),
    )
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

/** Whether this refund is still the open one of a locked payment. */
const isOpen = async (trx: Transaction<DB>, { notification }: LockedPayment, refundId: string) =>
  (await openRefund(trx, { notification_id: notification.id }))?.id === refundId;

const closedRequest = { refund_requested_at: null, refund_requested_by: null, refund_claimed_until: null };

/**
 * Completes a refund: all that is left, or a part with the plan, revokes the plan; logs it and mails the account's owner
 * with the invoice.
 */
async function finish(deps: Deps, id: number, refundId: string): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    const locked = await lockPayment(trx, id);
    if (!locked || !(await isOpen(trx, locked, refundId))) return;
    const { notification, payment } = locked;
    const now = deps.now();
    const refund = await confirmRefund(trx, refundId, now);
    const leftKurus =
      notification.total_amount - refundedKurus(await refundsOf(trx, { notification_id: id }));
    const isWhole = leftKurus === 0;
    await updateNotification(
      trx,
      id,
      isWhole ? { refunded_at: now, refund_claimed_until: null } : closedRequest,
    );
    const userId = payment?.user_id ?? null;
    const source = payment && planSource(payment.id);
    const endsPlan = isWhole || refund.ends_plan;
    const back = endsPlan && userId && source ? await takePlanBack(trx, { userId, source, now }) : null;
    if (payment?.before_refund) {
      await (isWhole
        ? setState(trx, payment.id, 'refunded', payment.before_refund, now)
        : setState(trx, payment.id, payment.before_refund as PaymentState, null, now));
    }
    await writeAudit(trx, {
      actor: { id: null, email: refund.requested_by ?? '' },
      action: 'membership.refunded',
      subject: { type: 'payment_notification', id: String(id) },
      after: {
        kurus: refund.kurus,
        leftKurus,
        reason: refund.reason,
        merchantOid: notification.merchant_oid,
        planTaken: back?.taken ?? false,
        planEndsAt: back?.endsAt ?? null,
        tokensTaken: back?.tokens ?? 0,
      },
      now,
    });
    const invoice = await prepareRefundInvoice(deps, trx, refund);
    const invoiceId = invoice?.id ?? null;
    // A second payment by a link has no row of its own; its member is that of the link's payment.
    const of = payment ?? (await byReference(trx, notification.callback_id));
    const person = of && (await payerOf(trx, of));
    if (!of || !person) return invoice?.issue();
    const { kurus, reason } = refund;
    const mail = refundedMail(mailSite(deps), person, {
      ...{ username: of.username, kurus, reason, leftKurus, back, invoiceId },
    });
    await deps.mail.send(mail, { within: trx, id: refund.id });
    await invoice?.issue();
  });
}

/** Ends a refund that PayTR did not make; the payment is as it was before. */
async function cancelRequest(
  deps: Deps,
  id: number,
  refundId: string,
  { code = null, detail }: { code?: string | null; detail: string },
): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    const locked = await lockPayment(trx, id);
    if (!locked || !(await isOpen(trx, locked, refundId))) return;
    const now = deps.now();
    const { payment } = locked;
    const refund = await refuseRefund(trx, refundId, { now, error: detail });
    await updateNotification(trx, id, closedRequest);
    if (payment?.before_refund) {
      await setState(trx, payment.id, payment.before_refund as PaymentState, null, now);
    }
    await writeAudit(trx, {
      actor: { id: null, email: refund.requested_by ?? '' },
      action: 'membership.refund_refused',
      subject: { type: 'payment_notification', id: String(id) },
      after: { code, kurus: refund.kurus, reason: detail },
      now,
    });
  });
}

/** Whether PayTR has returned this refund besides those that were confirmed before. */
const isReturned = (known: OrderKnowledge, doneKurus: number, { kurus }: RefundRow): boolean =>
  known.paid && known.returnedKurus >= doneKurus + kurus;

/** Looks for a part that PayTR was asked for before; after a while it counts as not made. */
async function lookForPart(
  deps: Deps,
  settings: PaytrSettings,
  notification: Notification,
  { refund, doneKurus }: { refund: RefundRow; doneKurus: number },
): Promise<void> {
  const known = await queryOrder(settings, notification.merchant_oid);
  if (isReturned(known, doneKurus, refund)) return finish(deps, notification.id, refund.id);
  const since = deps.now().getTime() - (refund.sent_at?.getTime() ?? 0);
  if (since >= unconfirmedMs) {
    await cancelRequest(deps, notification.id, refund.id, { detail: messages.payments.refundNotMade });
  }
}

/**
 * Requests a marked refund at PayTR, one call at a time in all processes. PayTR never refunds more than was paid, so what
 * takes all that is left can be repeated; a part is asked for once.
 */
async function executeRefund(deps: Deps, settings: PaytrSettings, id: number): Promise<void> {
  const notification = await claim(deps, id);
  const refund = notification && (await openRefund(deps.db, { notification_id: id }));
  if (!notification || !refund) return;
  const doneKurus = refundedKurus(await refundsOf(deps.db, { notification_id: id }));
  const isFirst = await markSent(deps.db, refund.id, deps.now());
  if (!isFirst && doneKurus + refund.kurus < notification.total_amount) {
    return lookForPart(deps, settings, notification, { refund, doneKurus });
  }
  try {
    await refundOrder(settings, notification.merchant_oid, refund.kurus);
  } catch (error) {
    deps.log.warn({ err: error, payment: notification.merchant_oid }, 'a refund by a link was not confirmed');
    if (!(error instanceof PaytrError) || error.kind === 'unreachable') return;
    // An earlier attempt without an answer may have made the refund.
    if (!isReturned(await queryOrder(settings, notification.merchant_oid), doneKurus, refund)) {
      await cancelRequest(deps, id, refund.id, error);
      throw error;
    }
  }
  await finish(deps, id, refund.id);
}

/**
 * Refunds a payment by a link or a part of it: marks it, calls PayTR, then revokes the plan where all of it is refunded. A
 * repeat changes nothing. The status is `refunding` until PayTR has confirmed the refund.
 * @throws NOT_REFUNDABLE, REFUND_ELSEWHERE, REFUND_RUNNING, REFUND_CHANGED, REFUND_TOO_LARGE, PAYMENT_CLOSED,
 * PAYTR_UNREACHABLE, PAYTR_REFUSED
 */
export async function refundPayment({
  ctx,
  input,
}: {
  ctx: AppContext;
  input: LinkRefundInput;
}): Promise<{ status: 'refunding' | 'refunded' | 'partly' }> {
  const { deps } = ctx;
  const settings = await paytrSettings(deps);
  if (!settings) throw new AppError('PAYMENT_CLOSED');
  const { id } = await request(ctx, input);
  await executeRefund(deps, settings, input.notificationId).catch((error: unknown) => {
    throw failedCall(error);
  });
  const { state } = await deps.db
    .selectFrom('payment_refunds')
    .select('state')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (state === 'requested') return { status: 'refunding' };
  const { refunded_at } = await deps.db
    .selectFrom('payment_notifications')
    .select('refunded_at')
    .where('id', '=', input.notificationId)
    .executeTakeFirstOrThrow();
  return { status: refunded_at ? 'refunded' : 'partly' };
}

/** Retries refunds that have no confirmation, because an answer was lost or a process died. */
export async function finishRefunds(deps: Deps, limit: number): Promise<void> {
  const settings = await paytrSettings(deps);
  if (!settings) return;
  const open = await deps.db
    .selectFrom('payment_notifications')
    .select('id')
    .where('source', '=', 'link')
    .where('refund_requested_at', 'is not', null)
    .where('refunded_at', 'is', null)
    .orderBy('refund_requested_at')
    .limit(limit)
    .execute();
  for (const { id } of open) {
    await executeRefund(deps, settings, id).catch((err: unknown) =>
      deps.log.warn({ err, notification: id }, 'a refund by a link did not succeed'),
    );
  }
}
