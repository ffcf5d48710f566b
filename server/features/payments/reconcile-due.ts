import { sql } from 'kysely';
import type { Deps } from '#server/context.ts';
import type { JobKind } from '#server/jobs/index.ts';
import type { PaytrSettings } from '#server/providers/paytr/index.ts';
import { paytrSettings } from './paytr-settings.ts';
import { reconcileOrder } from './reconcile-order.ts';
import { carryOutRefund } from './refund.ts';
import { nextCheck } from './schedule.ts';

/** The most orders of one run. */
const most = 100;

interface Due {
  order_id: string;
  created_at: Date;
  refund_requested_at: Date | null;
  checks: number;
}

/** Takes the longest-waiting order and sets its next query first, so that a crash loses nothing. */
async function takeDue({ db, now }: Deps): Promise<Due | null> {
  return db.transaction().execute(async (trx) => {
    const { rows } = await sql<Due>`
      SELECT order_id, created_at, refund_requested_at, checks FROM payment_intents WHERE next_check_at <= ${now()}
      ORDER BY next_check_at LIMIT 1 FOR UPDATE SKIP LOCKED`.execute(trx);
    const [due] = rows;
    if (!due) return null;
    await trx
      .updateTable('payment_intents')
      .set({
        checks: due.checks + 1,
        next_check_at: nextCheck(now(), due.refund_requested_at ?? due.created_at, due.checks + 1),
      })
      .where('order_id', '=', due.order_id)
      .execute();
    return due;
  });
}

async function look(deps: Deps, settings: PaytrSettings, orderId: string): Promise<void> {
  try {
    const intent = await reconcileOrder(deps, settings, orderId);
    if (intent?.status === 'refunding') await carryOutRefund(deps, settings, orderId);
    deps.log.info({ order: orderId, status: intent?.status, checks: intent?.checks }, 'order reconciled');
  } catch (fault) {
    deps.log.warn({ err: fault, order: orderId }, 'an order could not be reconciled');
  }
}

/** Queries PayTR about each due order: pending ones, and unconfirmed refunds. */
export async function reconcileDue(deps: Deps): Promise<void> {
  const settings = await paytrSettings(deps);
  if (!settings) return;
  for (let looked = 0; looked < most; looked += 1) {
    const due = await takeDue(deps);
    if (!due) return;
    await look(deps, settings, due.order_id);
  }
}

/** Queries due orders each minute; the intervals of each order grow (schedule.ts). */
export const reconcileJob: JobKind = {
  name: 'reconcile-payments',
  options: {
    retryLimit: 0,
    expireInSeconds: 900,
    heartbeatSeconds: 30,
    retentionSeconds: 600,
    deleteAfterSeconds: 3_600,
  },
  cron: '* * * * *',
  run: reconcileDue,
};
