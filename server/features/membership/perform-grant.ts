import type { Transaction } from 'kysely';
import { paidUntil } from '#domain/billing/plan-orders.ts';
import { messages } from '#domain/messages/index.ts';
import type { Deps } from '#server/context.ts';
import type { DB } from '#server/db/schema.generated.ts';
import { mailSite } from '#server/mail/index.ts';
import type { GrantOutcome } from '#server/providers/membership/index.ts';
import { extendPlan } from '../tokens/index.ts';
import { grantedMail } from './granted-mail.ts';
import { prepareGrantInvoice } from './issue-membership-invoice.ts';
import { notifyUnfulfilledPayment } from './notify-unfulfilled-payment.ts';
import { outsideService } from './outside-service.ts';
import { claimableStates, type PaymentRow, type PaymentState, planSource } from './payment-row.ts';

/** Time after which the outside service's answer counts as lost, ms; its calls have a shorter timeout. */
const callTimeoutMs = 60_000;

interface NewState {
  state: PaymentState;
  reason?: string | null;
  granted_at?: Date;
  new_expiry?: Date;
}

const settle = (trx: Transaction<DB>, row: PaymentRow, to: NewState, now: Date): Promise<PaymentRow> =>
  trx
    .updateTable('membership_payments')
    .set({ reason: null, claimed_until: null, ...to, updated_at: now })
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow();

/** Mails the account's owner, because the payer may have closed the page or be another person. */
async function mailOwner(
  deps: Deps,
  trx: Transaction<DB>,
  row: PaymentRow,
  { endsAt, invoiceId }: { endsAt: Date; invoiceId: string | null },
): Promise<void> {
  const owner = await trx
    .selectFrom('users')
    .select(['email', 'name'])
    .where('id', '=', row.user_id)
    .executeTakeFirst();
  if (!owner) return;
  await deps.mail.send(grantedMail(mailSite(deps), owner, { amount: row.amount, endsAt, invoiceId }), {
    within: trx,
    id: row.id,
  });
}

/** Marks the payment as granted, and its notification as the source of a plan. */
async function settleGranted(
  deps: Deps,
  trx: Transaction<DB>,
  row: PaymentRow,
  newExpiry: Date,
  now: Date,
): Promise<PaymentRow> {
  if (row.merchant_oid !== null) {
    await trx
      .updateTable('payment_notifications')
      .set({ plan_activated: true })
      .where('source', '=', 'link')
      .where('merchant_oid', '=', row.merchant_oid)
      .where('status', '=', 'success')
      .execute();
  }
  const invoice = await prepareGrantInvoice(deps, trx, row);
  await mailOwner(deps, trx, row, { endsAt: newExpiry, invoiceId: invoice.id });
  const granted = await settle(trx, row, { state: 'granted', granted_at: now, new_expiry: newExpiry }, now);
  await invoice.issue();
  return granted;
}

const lock = (trx: Transaction<DB>, id: string): Promise<PaymentRow> =>
  trx
    .selectFrom('membership_payments')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();

const isClaimable = ({ state }: PaymentRow) => claimableStates.some((one) => one === state);

/** Without an outside service: claims the payment and extends the plan in one transaction, so that it is granted once. */
function grantHere(deps: Deps, id: string): Promise<PaymentRow> {
  const { db, now } = deps;
  return db.transaction().execute(async (trx) => {
    const row = await lock(trx, id);
    if (!isClaimable(row)) return row;
    const at = now();
    const given =
      row.user_id === null
        ? ({ given: false } as const)
        : await extendPlan(trx, {
            userId: row.user_id,
            plan: 'pro',
            termsVersion: row.terms_version,
            source: planSource(row.id),
            now: at,
          });
    if (given.given) return settleGranted(deps, trx, row, given.endsAt, at);
    await notifyUnfulfilledPayment(deps, trx, row, row.user_id === null ? 'no_account' : 'other_plan');
    return settle(trx, row, { state: 'refused', reason: messages.membership.planNotExtendable }, at);
  });
}

/**
 * Stores the outside service's answer and applies its end date to this site's plan (docs/product/membership.md).
 */
function settleAnswer(deps: Deps, claimed: PaymentRow, outcome: GrantOutcome): Promise<PaymentRow> {
  const { db, now } = deps;
  return db.transaction().execute(async (trx) => {
    const row = await lock(trx, claimed.id);
    // The answer came after the timeout. An administrator may have repeated the call, so the late answer is ignored.
    if (row.state !== 'granting' || row.claimed_until?.getTime() !== claimed.claimed_until?.getTime())
      return row;
    const at = now();
    if (outcome.kind !== 'granted') await notifyUnfulfilledPayment(deps, trx, row, 'service');
    if (outcome.kind === 'uncertain') return settle(trx, row, { state: 'uncertain' }, at);
    if (outcome.kind === 'unsent') {
      return settle(trx, row, { state: 'refused', reason: messages.membership.unavailable }, at);
    }
    if (outcome.kind === 'refused') return settle(trx, row, { state: 'refused', reason: outcome.reason }, at);
    const until = outcome.newExpiry ?? undefined;
    const given =
      row.user_id === null
        ? null
        : await extendPlan(trx, {
            userId: row.user_id,
            plan: 'pro',
            termsVersion: row.terms_version,
            source: planSource(row.id),
            now: at,
            until,
          });
    const end = until ?? (given?.given ? given.endsAt : paidUntil(at, null));
    return settleGranted(deps, trx, row, end, at);
  });
}

/**
 * Grants a payment if it can still be granted, and returns its new row. The claim is stored before the outside service
 * is called, so that neither a crash nor a concurrent call repeats it.
 */
export async function performGrant(deps: Deps, id: string): Promise<PaymentRow> {
  const service = outsideService(deps);
  if (!service) return grantHere(deps, id);
  const now = deps.now();
  const claimed = await deps.db
    .updateTable('membership_payments')
    .set({
      state: 'granting',
      claimed_until: new Date(now.getTime() + callTimeoutMs),
      reason: null,
      updated_at: now,
    })
    .where('id', '=', id)
    .where('state', 'in', claimableStates)
    .returningAll()
    .executeTakeFirst();
  if (!claimed) {
    return deps.db
      .selectFrom('membership_payments')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
  }
  return settleAnswer(deps, claimed, await service.grant(claimed.username));
}
