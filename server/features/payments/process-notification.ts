import type { Transaction } from 'kysely';
import type { PaymentFlag } from '#contract/payments.ts';
import type { Deps } from '#server/context.ts';
import type { DB } from '#server/db/schema.generated.ts';
import type { SignedNotification } from '#server/providers/paytr/index.ts';
import { leftThePage } from './failure-text.ts';
import { type IntentRow, lockIntent } from './intent-row.ts';
import { settlePaid } from './settle-order.ts';
import { countRepeat, markNotification, storeNotification } from './store-notification.ts';

/** The effect of a notification, for the log. */
export interface ProcessedNotification {
  outcome: 'acted' | 'repeat' | 'known' | 'set aside';
  activated: boolean;
  flags: PaymentFlag[];
}

const repeat: ProcessedNotification = { outcome: 'repeat', activated: false, flags: [] };
const charged = new Set(['paid', 'refunding', 'refunded']);

const setAside = (...flags: PaymentFlag[]): ProcessedNotification => ({
  outcome: flags.length > 0 ? 'set aside' : 'known',
  activated: false,
  flags,
});

async function actOnSuccess(
  deps: Deps,
  trx: Transaction<DB>,
  intent: IntentRow,
  told: SignedNotification,
): Promise<ProcessedNotification> {
  const settled = await settlePaid(deps, trx, intent, told);
  return { outcome: 'acted', ...settled };
}

async function actOnFailure(
  deps: Deps,
  trx: Transaction<DB>,
  intent: IntentRow,
  told: SignedNotification,
): Promise<ProcessedNotification> {
  await trx
    .updateTable('payment_intents')
    .set({
      status: told.failureCode === leftThePage ? 'cancelled' : 'failed',
      failure_code: told.failureCode,
      failure_text: told.failureText,
      test_mode: told.testMode,
      next_check_at: null,
      updated_at: deps.now(),
    })
    .where('id', '=', intent.id)
    .execute();
  return { outcome: 'acted', activated: false, flags: [] };
}

/** Handles a later notification of an order: it decides nothing; PayTR is queried when money may have been charged. */
async function contradict(
  deps: Deps,
  trx: Transaction<DB>,
  intent: IntentRow,
  told: SignedNotification,
): Promise<ProcessedNotification> {
  if (told.status !== 'success') {
    return charged.has(intent.status) ? setAside('failure_after_success') : setAside();
  }
  if (charged.has(intent.status)) return setAside();
  await trx
    .updateTable('payment_intents')
    .set({
      flags: [...new Set([...intent.flags, 'success_after_failure'])],
      next_check_at: deps.now(),
      checks: 0,
      updated_at: deps.now(),
    })
    .where('id', '=', intent.id)
    .execute();
  return setAside('success_after_failure');
}

async function judge(
  deps: Deps,
  trx: Transaction<DB>,
  intent: IntentRow,
  told: SignedNotification,
): Promise<ProcessedNotification> {
  if (told.status !== 'success' && told.status !== 'failed') return setAside('unknown_status');
  const first = await trx
    .selectFrom('payment_notifications')
    .select('id')
    .where('source', '=', 'order')
    .where('merchant_oid', '=', told.merchantOid)
    .where('acted', '=', true)
    .executeTakeFirst();
  // The status query may have settled the order before.
  if (first || charged.has(intent.status)) return contradict(deps, trx, intent, told);
  return told.status === 'success'
    ? actOnSuccess(deps, trx, intent, told)
    : actOnFailure(deps, trx, intent, told);
}

/**
 * Processes a correctly signed notification of a card checkout: the first of an order decides, later ones are stored
 * without effect. Notification, order, plan and receipt mail commit together (docs/product/payments.md).
 */
export async function processNotification(
  deps: Deps,
  told: SignedNotification,
): Promise<ProcessedNotification> {
  if (await countRepeat(deps.db, 'order', told)) return repeat;
  return deps.db.transaction().execute(async (trx) => {
    const kept = await storeNotification(trx, 'order', told, deps.now());
    if (!kept.fresh) return repeat;
    const intent = await lockIntent(trx, told.merchantOid);
    const taken = intent ? await judge(deps, trx, intent, told) : setAside('unknown_order');
    await markNotification(trx, kept.id, {
      acted: taken.outcome === 'acted',
      planActivated: taken.activated,
      flags: taken.flags,
      intentId: intent?.id ?? null,
    });
    return taken;
  });
}
