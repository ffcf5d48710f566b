import type { BillingDetails } from '#contract/profile.ts';
import { paidDays } from '#domain/billing/plan-orders.ts';
import type { PlanTerms } from '#domain/billing/plans.ts';
import type { AppContext, Deps, SessionUser } from '#server/context.ts';
import { AppError } from '#server/errors.ts';
import { type PaytrSettings, paymentPageMinutes } from '#server/providers/paytr/index.ts';
import { askPending } from './ask-pending.ts';
import { type IntentRow, lockIntent } from './intent-row.ts';
import { makeOrderId } from './order-id.ts';
import { findPending } from './pending-order.ts';
import { salesTexts } from './sales-texts.ts';
import { nextCheck } from './schedule.ts';
import { type RequestedOrder, validateBuyer, validateOrder } from './validate-order.ts';

/** A filled form. */
export interface OrderInput extends RequestedOrder {
  idempotencyKey: string;
  details: BillingDetails;
  payAgainDespite?: string | undefined;
}

/** The least remaining lifetime of a payment page that is offered again, ms. */
const leastOpenMs = 2 * 60_000;
/** The most retries after conflicting orders of other tabs. */
const maxTries = 5;

interface Placing {
  ctx: AppContext;
  user: SessionUser;
  input: OrderInput;
  settings: PaytrSettings;
  /** The terms that are sold. */
  terms: PlanTerms;
}

/** Whether a stored order equals the one that this form would create. */
function isSame(known: IntentRow, { ctx, input, settings, terms }: Placing): boolean {
  const { plan, amountKurus } = validateOrder(input, terms, ctx.deps.identity.brand);
  return (
    known.plan_name === plan &&
    known.terms_version === terms.version &&
    known.amount === amountKurus &&
    known.ordered_in_test === settings.testMode &&
    known.documents_version === input.documentsVersion &&
    known.billing_name === input.details.fullName &&
    known.billing_phone === input.details.phone &&
    known.billing_address === input.details.address &&
    known.billing_kind === input.details.kind &&
    known.billing_company === input.details.companyName &&
    known.billing_tax_number === input.details.taxNumber &&
    known.billing_tax_office === input.details.taxOffice
  );
}

/** Whether the buyer can continue a pending order: the same content, and a page that stays open long enough. */
function canGoOn(pending: IntentRow, placing: Placing, now: Date): boolean {
  const closesAt = pending.created_at.getTime() + paymentPageMinutes * 60_000;
  return pending.status === 'pending' && isSame(pending, placing) && closesAt - now.getTime() >= leastOpenMs;
}

const findByKey = ({ db }: Pick<Deps, 'db'>, userId: string, key: string): Promise<IntentRow | undefined> =>
  db
    .selectFrom('payment_intents')
    .selectAll()
    .where('user_id', '=', userId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst();

/**
 * Stores an order and replaces the queried pending one; null when another order was stored in between. The buyer is
 * checked again under the lock of a payment, so that a plan paid meanwhile is not sold twice.
 */
async function store(placing: Placing, replaced: IntentRow | null): Promise<IntentRow | null> {
  const { ctx, user, input, settings, terms } = placing;
  const { deps } = ctx;
  // One version for the check and the texts.
  const { brand } = deps.identity;
  const { plan, amountKurus } = validateOrder(input, terms, brand);
  const at = deps.now();
  const orderId = makeOrderId(at);
  const texts = salesTexts(
    {
      buyer: { ...input.details, email: user.email },
      terms,
      priceKurus: amountKurus,
      days: paidDays,
      date: at,
      orderId,
    },
    brand,
  );
  return deps.db.transaction().execute(async (trx) => {
    // The order first, then the balance, then the account: a payment and a deletion lock them in the same order.
    if (replaced && (await lockIntent(trx, replaced.order_id))?.status === 'pending') {
      await trx
        .updateTable('payment_intents')
        .set({ status: 'abandoned', updated_at: at })
        .where('id', '=', replaced.id)
        .execute();
    }
    await validateBuyer({ db: trx, now: deps.now }, user, { lock: true });
    const made = await trx
      .insertInto('payment_intents')
      .values({
        order_id: orderId,
        user_id: user.id,
        buyer_name: user.name,
        buyer_email: user.email,
        idempotency_key: input.idempotencyKey,
        plan_name: plan,
        terms_version: terms.version,
        billing_cycle: 'monthly',
        amount: amountKurus,
        billing_name: input.details.fullName,
        billing_phone: input.details.phone,
        billing_address: input.details.address,
        billing_kind: input.details.kind,
        billing_company: input.details.companyName,
        billing_tax_number: input.details.taxNumber,
        billing_tax_office: input.details.taxOffice,
        documents_version: texts.version,
        pre_information: texts.preInformation,
        contract_text: texts.contract,
        documents_accepted_at: at,
        withdrawal_waived_at: at,
        user_ip: ctx.ip,
        ordered_in_test: settings.testMode,
        next_check_at: nextCheck(at, at, 0),
        created_at: at,
        updated_at: at,
      })
      // The same key, or another pending order of this person.
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .executeTakeFirst();
    return made ?? null;
  });
}

/**
 * Returns the order of a form: the existing one of its key, the person's equal pending one with an open payment page, or
 * a new one. PayTR is queried about a pending one first.
 * @throws KEY_OF_OTHER_ORDER, PENDING_PAID, PENDING_UNKNOWN, PLAN_CURRENT, PUBLISHER_CANT_BUY
 */
export async function placeOrder(placing: Placing): Promise<IntentRow> {
  const { ctx, user, input, settings } = placing;
  const { deps } = ctx;
  for (let tries = 0; tries < maxTries; tries += 1) {
    const known = await findByKey(deps, user.id, input.idempotencyKey);
    if (known && !isSame(known, placing)) throw new AppError('KEY_OF_OTHER_ORDER');
    if (known) return known;
    const found = await findPending(deps.db, user.id);
    const pending = found ? await askPending(deps, settings, found, input.payAgainDespite) : null;
    if (pending && canGoOn(pending, placing, deps.now())) return pending;
    const made = await store(placing, pending);
    if (made) return made;
  }
  throw new Error('No order was stored: other orders of this person came in between.');
}
