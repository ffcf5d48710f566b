import type { Selectable, Transaction } from 'kysely';
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
import { failedCall, mailId, paytrSettings } from '../payments/index.ts';
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

/** Marks the payment for a refund before PayTR is called, so that no grant happens meanwhile. */
async function request(ctx: AppContext, id: number): Promise<Notification> {
  const { deps } = ctx;
  const actor = signedIn(ctx);
  return deps.db.transaction().execute(async (trx) => {
    const locked = await lockPayment(trx, id);
    if (!locked || locked.notification.total_amount <= 0) throw new AppError('NOT_REFUNDABLE');
    const { notification, payment } = locked;
    if (notification.refund_requested_at) return notification;
    if (payment) {
      // An outside service has no call to revoke a membership (docs/product/membership.md).
      const isGiven = payment.state === 'granted' || payment.state === 'uncertain';
      if (isGiven && outsideService(deps)) throw new AppError('REFUND_ELSEWHERE');
      if (!refundableStates.some((state) => state === payment.state)) throw new AppError('NOT_REFUNDABLE');
    }
    const now = deps.now();
    if (payment) await setState(trx, payment.id, 'refunding', payment.state, now);
    const requested = { refund_requested_at: now, refund_requested_by: actor.email };
    await updateNotification(trx, id, requested);
    await writeAudit(trx, {
      actor: { id: actor.id, email: actor.email },
      action: 'membership.refund_requested',
      subject: { type: 'payment_notification', id: String(id) },
      before: { state: payment?.state ?? null },
      after: {
        kurus: notification.total_amount,
        merchantOid: notification.merchant_oid,
        username: payment?.username ?? null,
      },
      now,
    });
    return { ...notification, ...requested };
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

/** Completes a refund: revokes the plan, logs it and mails the account's owner. */
async function finish(deps: Deps, id: number): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    const locked = await lockPayment(trx, id);
    if (!locked?.notification.refund_requested_by || locked.notification.refunded_at) return;
    const { notification, payment } = locked;
    const now = deps.now();
    await updateNotification(trx, id, { refunded_at: now, refund_claimed_until: null });
    const userId = payment?.user_id ?? null;
    const source = payment && planSource(payment.id);
    const back = userId && source ? await takePlanBack(trx, { userId, source, now }) : null;
    if (payment) await setState(trx, payment.id, 'refunded', payment.before_refund, now);
    await writeAudit(trx, {
      actor: { id: null, email: locked.notification.refund_requested_by },
      action: 'membership.refunded',
      subject: { type: 'payment_notification', id: String(id) },
      after: {
        kurus: notification.total_amount,
        merchantOid: notification.merchant_oid,
        planTaken: back?.taken ?? false,
        planEndsAt: back?.endsAt ?? null,
        tokensTaken: back?.tokens ?? 0,
      },
      now,
    });
    // A second payment by a link has no row of its own; its member is that of the link's payment.
    const of = payment ?? (await byReference(trx, notification.callback_id));
    const person = of && (await payerOf(trx, of));
    if (!of || !person) return;
    const mail = refundedMail(mailSite(deps), person, {
      username: of.username,
      kurus: notification.total_amount,
      back,
    });
    await deps.mail.send(mail, { within: trx, id: mailId(payment?.id ?? `${of.id}:${id}`, 'refund') });
  });
}

/** Cancels the refund request after PayTR's refusal. */
async function cancelRequest(deps: Deps, id: number, error: PaytrError): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    const locked = await lockPayment(trx, id);
    if (!locked?.notification.refund_requested_by || locked.notification.refunded_at) return;
    const now = deps.now();
    const { payment, notification } = locked;
    await updateNotification(trx, id, {
      refund_requested_at: null,
      refund_requested_by: null,
      refund_claimed_until: null,
    });
    if (payment?.before_refund) {
      await setState(trx, payment.id, payment.before_refund as PaymentState, null, now);
    }
    await writeAudit(trx, {
      actor: { id: null, email: notification.refund_requested_by ?? '' },
      action: 'membership.refund_refused',
      subject: { type: 'payment_notification', id: String(id) },
      after: { code: error.code, reason: error.detail },
      now,
    });
  });
}

const isReturned = (known: OrderKnowledge): boolean =>
  known.paid && known.returnedKurus > 0 && known.returnedKurus >= known.totalKurus;

/** Requests a marked refund at PayTR, one call at a time in all processes; PayTR never refunds more than was paid. */
async function executeRefund(deps: Deps, settings: PaytrSettings, id: number): Promise<void> {
  const notification = await claim(deps, id);
  if (!notification) return;
  try {
    await refundOrder(settings, notification.merchant_oid, notification.total_amount);
  } catch (error) {
    deps.log.warn({ err: error, payment: notification.merchant_oid }, 'a refund by a link was not confirmed');
    if (!(error instanceof PaytrError) || error.kind === 'unreachable') return;
    // An earlier attempt without an answer may have made the refund.
    if (!isReturned(await queryOrder(settings, notification.merchant_oid))) {
      await cancelRequest(deps, id, error);
      throw error;
    }
  }
  await finish(deps, id);
}

/**
 * Refunds a payment by a link: marks it, calls PayTR, then revokes the plan. A repeated call changes nothing. The status
 * is `refunding` until PayTR has confirmed the refund.
 * @throws NOT_REFUNDABLE, REFUND_ELSEWHERE, PAYMENT_CLOSED, PAYTR_UNREACHABLE, PAYTR_REFUSED
 */
export async function refundPayment({
  ctx,
  input: { notificationId },
}: {
  ctx: AppContext;
  input: { notificationId: number };
}): Promise<{ status: 'refunding' | 'refunded' }> {
  const { deps } = ctx;
  const settings = await paytrSettings(deps);
  if (!settings) throw new AppError('PAYMENT_CLOSED');
  const notification = await request(ctx, notificationId);
  if (notification.refunded_at) return { status: 'refunded' };
  await executeRefund(deps, settings, notificationId).catch((error: unknown) => {
    throw failedCall(error);
  });
  const { refunded_at } = await deps.db
    .selectFrom('payment_notifications')
    .select('refunded_at')
    .where('id', '=', notificationId)
    .executeTakeFirstOrThrow();
  return { status: refunded_at ? 'refunded' : 'refunding' };
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
