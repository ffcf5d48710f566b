import type { Selectable, Transaction } from 'kysely';
import { type AppContext, type Deps, signedIn } from '#server/context.ts';
import type { DB, PaymentNotifications } from '#server/db/schema.generated.ts';
import { AppError } from '#server/errors.ts';
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

/** How long one process may ask PayTR for a refund, before another may, ms. */
const claimMs = 30_000;

type Told = Selectable<PaymentNotifications>;

interface Held {
  told: Told;
  /** The payment that this money was for; null for a second payment by a link, or an unknown one. */
  payment: PaymentRow | null;
}

/** Locks the payment and then its notification, in the same order as a grant. */
async function hold(trx: Transaction<DB>, id: number): Promise<Held | null> {
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
  const told = await trx
    .selectFrom('payment_notifications')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return { told, payment: payment ?? null };
}

/** Finds the payment that a link was created for. */
const byReference = (trx: Transaction<DB>, reference: string | null) =>
  trx
    .selectFrom('membership_payments')
    .select(['id', 'username', 'user_id', 'email'])
    .where('callback_id', '=', reference)
    .executeTakeFirst();

const move = (trx: Transaction<DB>, id: string, state: PaymentState, from: string | null, now: Date) =>
  trx
    .updateTable('membership_payments')
    .set({ state, before_refund: from, updated_at: now })
    .where('id', '=', id)
    .execute();

const mark = (trx: Transaction<DB>, id: number, values: Partial<Told>) =>
  trx.updateTable('payment_notifications').set(values).where('id', '=', id).execute();

/** Marks the payment for a refund before PayTR is called, so that no grant happens meanwhile. */
async function request(ctx: AppContext, id: number): Promise<Told> {
  const { deps } = ctx;
  const actor = signedIn(ctx);
  return deps.db.transaction().execute(async (trx) => {
    const held = await hold(trx, id);
    if (!held || held.told.total_amount <= 0) throw new AppError('NOT_REFUNDABLE');
    const { told, payment } = held;
    if (told.refund_requested_at) return told;
    if (payment) {
      // An outside service has no call to revoke a membership (docs/product/membership.md).
      const isGiven = payment.state === 'granted' || payment.state === 'uncertain';
      if (isGiven && outsideService(deps)) throw new AppError('REFUND_ELSEWHERE');
      if (!refundableStates.some((state) => state === payment.state)) throw new AppError('NOT_REFUNDABLE');
    }
    const now = deps.now();
    if (payment) await move(trx, payment.id, 'refunding', payment.state, now);
    const requested = { refund_requested_at: now, refund_requested_by: actor.email };
    await mark(trx, id, requested);
    await writeAudit(trx, {
      actor: { id: actor.id, email: actor.email },
      action: 'membership.refund_requested',
      subject: { type: 'payment_notification', id: String(id) },
      before: { state: payment?.state ?? null },
      after: {
        kurus: told.total_amount,
        merchantOid: told.merchant_oid,
        username: payment?.username ?? null,
      },
      now,
    });
    return { ...told, ...requested };
  });
}

/** Claims this refund; null while another process has claimed it, or when no refund is requested. */
async function claim({ db, now }: Deps, id: number): Promise<Told | null> {
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
    const held = await hold(trx, id);
    if (!held?.told.refund_requested_by || held.told.refunded_at) return;
    const { told, payment } = held;
    const now = deps.now();
    await mark(trx, id, { refunded_at: now, refund_claimed_until: null });
    const userId = payment?.user_id ?? null;
    const source = payment && planSource(payment.id);
    const back = userId && source ? await takePlanBack(trx, { userId, source, now }) : null;
    if (payment) await move(trx, payment.id, 'refunded', payment.before_refund, now);
    await writeAudit(trx, {
      actor: { id: null, email: held.told.refund_requested_by },
      action: 'membership.refunded',
      subject: { type: 'payment_notification', id: String(id) },
      after: {
        kurus: told.total_amount,
        merchantOid: told.merchant_oid,
        planTaken: back?.taken ?? false,
        planEndsAt: back?.endsAt ?? null,
        tokensTaken: back?.tokens ?? 0,
      },
      now,
    });
    // A second payment by a link belongs to the same member.
    const of = payment ?? (await byReference(trx, told.callback_id));
    const person = of && (await payerOf(trx, of));
    if (!of || !person) return;
    const mail = refundedMail(person, {
      username: of.username,
      kurus: told.total_amount,
      back,
    });
    await deps.mail.send(mail, { within: trx, id: mailId(payment?.id ?? `${of.id}:${id}`, 'refund') });
  });
}

/** Cancels the refund request after PayTR's refusal. */
async function takeRequestBack(deps: Deps, id: number, fault: PaytrError): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    const held = await hold(trx, id);
    if (!held?.told.refund_requested_by || held.told.refunded_at) return;
    const now = deps.now();
    const { payment, told } = held;
    await mark(trx, id, { refund_requested_at: null, refund_requested_by: null, refund_claimed_until: null });
    if (payment?.before_refund) {
      await move(trx, payment.id, payment.before_refund as PaymentState, null, now);
    }
    await writeAudit(trx, {
      actor: { id: null, email: told.refund_requested_by ?? '' },
      action: 'membership.refund_refused',
      subject: { type: 'payment_notification', id: String(id) },
      after: { code: fault.code, reason: fault.detail },
      now,
    });
  });
}

const isReturned = (known: OrderKnowledge): boolean =>
  known.paid && known.returnedKurus > 0 && known.returnedKurus >= known.totalKurus;

/** Requests a marked refund at PayTR, one call at a time over all processes; PayTR never refunds more than was paid. */
async function carryOut(deps: Deps, settings: PaytrSettings, id: number): Promise<void> {
  const told = await claim(deps, id);
  if (!told) return;
  try {
    await refundOrder(settings, told.merchant_oid, told.total_amount);
  } catch (fault) {
    deps.log.warn({ err: fault, payment: told.merchant_oid }, 'a refund by a link was not confirmed');
    if (!(fault instanceof PaytrError) || fault.kind === 'unreachable') return;
    // An earlier try whose answer was lost may have made the refund.
    if (!isReturned(await queryOrder(settings, told.merchant_oid))) {
      await takeRequestBack(deps, id, fault);
      throw fault;
    }
  }
  await finish(deps, id);
}

/**
 * Refunds a payment by a link like a card payment: marks it, calls PayTR, then revokes the plan. A repeat changes nothing;
 * 'refunding' until PayTR has confirmed it.
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
  const told = await request(ctx, notificationId);
  if (told.refunded_at) return { status: 'refunded' };
  await carryOut(deps, settings, notificationId).catch((fault: unknown) => {
    throw failedCall(fault);
  });
  const { refunded_at } = await deps.db
    .selectFrom('payment_notifications')
    .select('refunded_at')
    .where('id', '=', notificationId)
    .executeTakeFirstOrThrow();
  return { status: refunded_at ? 'refunded' : 'refunding' };
}

/** Retries refunds whose answer was lost or whose process died. */
export async function finishRefunds(deps: Deps, atOnce: number): Promise<void> {
  const settings = await paytrSettings(deps);
  if (!settings) return;
  const open = await deps.db
    .selectFrom('payment_notifications')
    .select('id')
    .where('source', '=', 'link')
    .where('refund_requested_at', 'is not', null)
    .where('refunded_at', 'is', null)
    .orderBy('refund_requested_at')
    .limit(atOnce)
    .execute();
  for (const { id } of open) {
    await carryOut(deps, settings, id).catch((err: unknown) =>
      deps.log.warn({ err, notification: id }, 'a refund by a link did not succeed'),
    );
  }
}
