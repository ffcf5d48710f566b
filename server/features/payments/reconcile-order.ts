import type { Transaction } from 'kysely';
import type { Deps } from '#server/context.ts';
import type { DB } from '#server/db/schema.generated.ts';
import { type OrderKnowledge, type PaytrSettings, queryOrder } from '#server/providers/paytr/index.ts';
import { recordOutsideRefund } from '../refunds/index.ts';
import { findIntent, type IntentRow, lockIntent } from './intent-row.ts';
import { givenUpAfterMs, payableForMs } from './schedule.ts';
import { settlePaid } from './settle-order.ts';
import { settleReturns } from './settle-returns.ts';
import { markNotification, storeNotification } from './store-notification.ts';

type Payment = Extract<OrderKnowledge, { paid: true }>;

const isReturned = ({ returnedKurus, totalKurus }: Payment) =>
  returnedKurus > 0 && returnedKurus >= totalKurus;

/** Settles a payment whose notification was lost or could not be processed. */
async function settleFound(
  deps: Deps,
  trx: Transaction<DB>,
  intent: IntentRow,
  known: Payment,
): Promise<void> {
  const now = deps.now();
  const facts = {
    totalKurus: known.totalKurus,
    paymentKurus: known.paymentKurus,
    currency: known.currency,
    paymentType: intent.payment_type,
    // The mode of the order and of its notification counts too: the answer may not name it.
    testMode: known.testMode || intent.test_mode === true || intent.ordered_in_test,
  };
  const kept = await storeNotification(
    trx,
    'query',
    {
      merchantOid: intent.order_id,
      callbackId: null,
      status: 'success',
      failureCode: null,
      failureText: null,
      ...facts,
    },
    now,
  );
  const settled = await settlePaid(deps, trx, intent, facts);
  await markNotification(trx, kept.id, {
    acted: settled.activated,
    planActivated: settled.activated,
    flags: settled.flags,
    intentId: intent.id,
  });
}

/** Closes an order that was paid and refunded at PayTR before this site knew of either. */
async function closeReturned(deps: Deps, trx: Transaction<DB>, intent: IntentRow, known: Payment) {
  const now = deps.now();
  await trx
    .updateTable('payment_intents')
    .set({
      status: 'refunded',
      flags: ['refunded_at_paytr'],
      paid_at: intent.paid_at ?? now,
      total_amount: known.totalKurus,
      refunded_at: now,
      next_check_at: null,
      updated_at: now,
    })
    .where('id', '=', intent.id)
    .execute();
  await recordOutsideRefund(trx, { of: { intent_id: intent.id }, kurus: known.totalKurus, now });
}

async function giveUp(deps: Deps, trx: Transaction<DB>, intent: IntentRow): Promise<void> {
  const now = deps.now();
  const age = now.getTime() - intent.created_at.getTime();
  if (age < payableForMs) return;
  const status = intent.status === 'pending' ? 'abandoned' : intent.status;
  const isOver = age >= givenUpAfterMs;
  await trx
    .updateTable('payment_intents')
    .set({ status, updated_at: now, ...(isOver && { next_check_at: null }) })
    .where('id', '=', intent.id)
    .execute();
}

async function apply(
  deps: Deps,
  trx: Transaction<DB>,
  intent: IntentRow,
  known: OrderKnowledge,
): Promise<void> {
  const isCharged =
    intent.status === 'paid' ||
    intent.status === 'refunding' ||
    (intent.status === 'refused' && known.paid && known.returnedKurus > 0 && intent.total_amount !== null);
  if (intent.status === 'refunded') return;
  if (!known.paid) {
    if (!isCharged) await giveUp(deps, trx, intent);
    return;
  }
  if (isCharged) {
    return settleReturns(deps, trx, intent, known.returnedKurus);
  }
  if (isReturned(known)) return closeReturned(deps, trx, intent, known);
  await settleFound(deps, trx, intent, known);
  const settled = known.returnedKurus > 0 && (await lockIntent(trx, intent.order_id));
  if (settled) await settleReturns(deps, trx, settled, known.returnedKurus);
}

/**
 * Queries PayTR about an order and applies the answer by the same function as a notification
 * (docs/product/payments.md). No transaction is open during the query. Returns the updated order.
 * @param written logs the query and its effect, in the transaction of the change
 * @throws PaytrError
 */
export async function reconcileOrder(
  deps: Deps,
  settings: PaytrSettings,
  orderId: string,
  written?: (trx: Transaction<DB>, before: IntentRow, after: IntentRow) => Promise<void>,
): Promise<IntentRow | undefined> {
  const known = await queryOrder(settings, orderId);
  await deps.db.transaction().execute(async (trx) => {
    const intent = await lockIntent(trx, orderId);
    if (!intent) return;
    await apply(deps, trx, intent, known);
    const after = written && (await lockIntent(trx, orderId));
    if (after) await written(trx, intent, after);
  });
  return findIntent(deps.db, orderId);
}
