import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { paidDays } from '#domain/billing/plan-orders.ts';
import { type PlanTerms, plans } from '#domain/billing/plans.ts';
import { documentsVersionOf } from '#domain/content/legal/sales-documents.ts';
import { hourMs } from '#domain/time/durations.ts';
import type { AppContext, Deps } from '#server/context.ts';
import { AppError } from '#server/errors.ts';
import {
  createPaymentLink,
  deletePaymentLink,
  PaytrError,
  type PaytrSettings,
} from '#server/providers/paytr/index.ts';
import { salesTexts } from '../payments/index.ts';
import type { Member } from './find-member.ts';
import { type PaymentRow, usernameKey } from './payment-row.ts';

/** The path for PayTR's notifications of payments by a link. */
export const linkNotificationPath = '/api/paytr/link-bildirim';

/** How long an open link is reused, ms. */
const reuseMs = hourMs;
/** Time limit for creating a link, ms; concurrent calls wait that long for its result. */
const createTimeoutMs = 30_000;
/** Interval at which a waiting call checks for the link of another call, ms. */
const pollMs = 200;

/** How a member pays: by PayTR's links, or by the operator's fixed link. */
export type Way = { kind: 'link'; paytr: PaytrSettings } | { kind: 'fixed'; url: string };

/** The price of a link payment, kuruş. */
const priceOf = (terms: PlanTerms): number => terms.monthlyPriceKurus ?? 0;

/** The start of a payment: the member, the browser's key, and the terms that are sold. */
interface PaymentStart {
  member: Member;
  key: string;
  terms: PlanTerms;
}

const findOpen = (deps: Deps, { member, key }: PaymentStart): Promise<PaymentRow | undefined> =>
  deps.db
    .selectFrom('membership_payments')
    .selectAll()
    .where('username_key', '=', usernameKey(member.username))
    .where('client_key', '=', key)
    .where('state', 'in', ['preparing', 'open'])
    .executeTakeFirst();

/** Whether an open payment can be reused instead of creating a new one. */
function isReusable(
  row: PaymentRow,
  way: Way,
  { member, terms }: PaymentStart,
  { now, identity }: Pick<Deps, 'now' | 'identity'>,
): boolean {
  const fresh = way.kind === 'fixed' || row.created_at.getTime() + reuseMs > now().getTime();
  const same =
    row.way === way.kind &&
    row.terms_version === terms.version &&
    row.amount === priceOf(terms) &&
    row.documents_version === documentsVersionOf(terms, identity.brand) &&
    row.user_id === (member.account?.userId ?? null);
  return row.state === 'open' && same && fresh;
}

/** Closes the payment that blocks a new one, unless another call has changed it. */
async function closePayment(deps: Deps, row: PaymentRow): Promise<void> {
  const state = row.state === 'open' ? 'replaced' : 'failed';
  await deps.db
    .updateTable('membership_payments')
    .set({ state, claimed_until: null, updated_at: deps.now() })
    .where('id', '=', row.id)
    .where('state', '=', row.state)
    .execute();
}

/**
 * Creates the only open payment of this browser and username, with the accepted documents; null when another call has
 * created it.
 */
async function createPayment(
  ctx: AppContext,
  { member, key, terms }: PaymentStart,
  way: Way,
): Promise<PaymentRow | null> {
  const { deps } = ctx;
  const now = deps.now();
  const texts = salesTexts(
    {
      buyer: { username: member.username },
      terms,
      priceKurus: priceOf(terms),
      days: paidDays,
      date: now,
    },
    deps.identity.brand,
  );
  const isLink = way.kind === 'link';
  const row = await deps.db
    .insertInto('membership_payments')
    .values({
      callback_id: randomBytes(16).toString('hex'),
      client_key: key,
      username: member.username,
      user_id: member.account?.userId ?? null,
      email: member.account?.email ?? null,
      way: way.kind,
      terms_version: terms.version,
      amount: priceOf(terms),
      state: isLink ? 'preparing' : 'open',
      claimed_until: isLink ? new Date(now.getTime() + createTimeoutMs) : null,
      url: isLink ? null : way.url,
      documents_version: texts.version,
      pre_information: texts.preInformation,
      contract_text: texts.contract,
      documents_accepted_at: now,
      withdrawal_waived_at: now,
      user_ip: ctx.ip,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

/** Creates the PayTR link of a started payment. @throws PAYMENT_LINK_FAILED, which is also stored in the row */
async function createLink(
  ctx: AppContext,
  row: PaymentRow,
  paytr: PaytrSettings,
): Promise<PaymentRow | undefined> {
  const { db, env, identity, now } = ctx.deps;
  const settle = (change: { state: 'open' | 'failed'; link_id?: string; url?: string }) =>
    db
      .updateTable('membership_payments')
      .set({ ...change, claimed_until: null, updated_at: now() })
      .where('id', '=', row.id)
      .where('state', '=', 'preparing')
      .returningAll()
      .executeTakeFirst();
  try {
    const { id, url } = await createPaymentLink(paytr, {
      name: `${identity.brand.name}: ${plans.pro.name} üyelik, ${paidDays} gün (${row.username})`,
      amountKurus: row.amount,
      callbackUrl: `${env.publicUrl}${linkNotificationPath}`,
      callbackId: row.callback_id,
    });
    return await settle({ state: 'open', link_id: id, url });
  } catch (error) {
    await settle({ state: 'failed' });
    if (!(error instanceof PaytrError)) throw error;
    ctx.log.warn({ err: error, detail: error.detail }, 'a payment link could not be made');
    throw new AppError('PAYMENT_LINK_FAILED', { cause: error });
  }
}

/** Deletes a replaced link at PayTR. If that fails, the link stays payable, and a payment by it is still granted. */
function deleteReplacedLink(ctx: AppContext, row: PaymentRow | null, way: Way): void {
  if (way.kind !== 'link' || row?.link_id === null || row?.link_id === undefined) return;
  deletePaymentLink(way.paytr, row.link_id).catch((err: unknown) =>
    ctx.log.info({ err }, 'an old payment link could not be taken away'),
  );
}

/**
 * Returns the open payment of a browser for a member, or creates one; concurrent calls in all processes return the same
 * payment.
 * @throws PAYMENT_LINK_FAILED
 */
export async function openPayment(
  ctx: AppContext,
  start: PaymentStart,
  way: Way,
): Promise<{ url: string; reference: string }> {
  const { deps } = ctx;
  const deadline = Date.now() + createTimeoutMs;
  let old: PaymentRow | null = null;
  while (Date.now() < deadline) {
    const known = await findOpen(deps, start);
    if (known?.url && isReusable(known, way, start, deps))
      return { url: known.url, reference: known.callback_id };
    if (known?.state === 'preparing' && known.claimed_until && known.claimed_until > deps.now()) {
      await wait(pollMs);
      continue;
    }
    if (known) {
      await closePayment(deps, known);
      old = known;
    }
    const created = await createPayment(ctx, start, way);
    const opened = created && way.kind === 'link' ? await createLink(ctx, created, way.paytr) : created;
    if (opened?.url) {
      deleteReplacedLink(ctx, old, way);
      return { url: opened.url, reference: opened.callback_id };
    }
  }
  throw new AppError('PAYMENT_LINK_FAILED');
}
