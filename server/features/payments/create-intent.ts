import { setTimeout as wait } from 'node:timers/promises';
import { storedDetails } from '#domain/billing/billing-details.ts';
import { paidDays } from '#domain/billing/plan-orders.ts';
import { plans } from '#domain/billing/plans.ts';
import { type AppContext, type Deps, signedIn } from '#server/context.ts';
import { AppError } from '#server/errors.ts';
import { openPaymentPage, type PaytrSettings, paymentPageUrl } from '#server/providers/paytr/index.ts';
import { enforceLimit } from '#server/rate-limit/enforce-limit.ts';
import { newestTerms } from '../plan-terms/index.ts';
import { findIntent, type IntentRow } from './intent-row.ts';
import { failedCall } from './paytr-faults.ts';
import { type OrderInput, placeOrder } from './place-order.ts';
import { sellingSettings } from './selling.ts';
import { validateBuyer, validateOrder } from './validate-order.ts';

/** The rate limit of one person's orders, far above a buyer's needs. */
const orders = { limit: 20, windowSeconds: 600 };

/** How long one request may take to fetch the payment page before another request may try, ms. */
const claimMs = 20_000;
const lookMs = 150;

/** Claims the request for this order's payment page; false while another request has claimed it. */
async function claim({ db, now }: Deps, intent: IntentRow): Promise<boolean> {
  const claimed = await db
    .updateTable('payment_intents')
    .set({ claimed_until: new Date(now().getTime() + claimMs) })
    .where('id', '=', intent.id)
    .where('payment_token', 'is', null)
    .where((where) => where.or([where('claimed_until', 'is', null), where('claimed_until', '<=', now())]))
    .returning('id')
    .executeTakeFirst();
  return claimed !== undefined;
}

async function fetchToken(deps: Deps, settings: PaytrSettings, intent: IntentRow): Promise<string> {
  const site = deps.env.publicUrl;
  const update = (values: { payment_token?: string; claimed_until: null }) =>
    deps.db.updateTable('payment_intents').set(values).where('id', '=', intent.id).execute();
  try {
    const token = await openPaymentPage(settings, {
      orderId: intent.order_id,
      amountKurus: intent.amount,
      title: `${deps.identity.brand.name} ${plans.pro.name} planı (${paidDays} gün)`,
      buyer: {
        email: intent.buyer_email,
        name: intent.billing_name,
        address: intent.billing_address,
        phone: intent.billing_phone,
        // Empty only on an order older than 3 years.
        ip: intent.user_ip ?? '',
      },
      okUrl: `${site}/odeme-basarili?order_id=${intent.order_id}&plan=${intent.plan_name}&billing=${intent.billing_cycle}`,
      failUrl: `${site}/odeme-iptal?order_id=${intent.order_id}`,
    });
    await update({ payment_token: token, claimed_until: null });
    return token;
  } catch (fault) {
    await update({ claimed_until: null });
    deps.log.warn({ err: fault, order: intent.order_id }, 'no payment page');
    throw failedCall(fault);
  }
}

/** Returns the order's payment page: one request fetches it, and parallel requests wait for it. */
async function tokenOf(deps: Deps, settings: PaytrSettings, intent: IntentRow): Promise<string> {
  const giveUpAt = performance.now() + claimMs;
  let current: IntentRow | undefined = intent;
  while (current && current.payment_token === null) {
    if (await claim(deps, current)) return fetchToken(deps, settings, current);
    if (performance.now() > giveUpAt) throw new AppError('PAYTR_UNREACHABLE');
    await wait(lookMs);
    current = await findIntent(deps.db, intent.order_id);
  }
  if (!current?.payment_token) throw new AppError('PAYTR_UNREACHABLE');
  return current.payment_token;
}

/**
 * Orders a plan at its newest price and terms; the same key creates one order and one payment page, and PayTR is queried about
 * a pending payment of this person first.
 * @throws YEARLY_NOT_SOLD, PLAN_NOT_SOLD, AMOUNT_MISMATCH, DOCUMENTS_CHANGED, PLAN_CURRENT, PUBLISHER_CANT_BUY,
 * EMAIL_TOO_LONG, KEY_OF_OTHER_ORDER, PENDING_PAID, PENDING_UNKNOWN, PAYMENT_CLOSED, PAYTR_UNREACHABLE, PAYTR_REFUSED,
 * TOO_MANY_REQUESTS
 */
export async function createIntent({
  ctx,
  input,
}: {
  ctx: AppContext;
  input: OrderInput;
}): Promise<{ orderId: string; paymentUrl: string }> {
  const user = signedIn(ctx);
  const { deps } = ctx;
  const terms = await newestTerms(deps.db, 'pro');
  validateOrder(input, terms, deps.identity.brand);
  const settings = await sellingSettings(deps);
  if (!settings) throw new AppError('PAYMENT_CLOSED');
  await validateBuyer(deps, user);
  await enforceLimit(deps, `orders:${user.id}`, orders);
  const intent = await placeOrder({
    ctx,
    user,
    input: { ...input, details: storedDetails(input.details) },
    settings,
    terms,
  });
  const token = await tokenOf(deps, settings, intent);
  return { orderId: intent.order_id, paymentUrl: paymentPageUrl(settings, token) };
}
