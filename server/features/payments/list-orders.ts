import type { Order } from '#contract/payments.ts';
import { type AppContext, signedIn } from '#server/context.ts';
import { paytrSettings } from './paytr-settings.ts';
import { presentListedOrder } from './present-order.ts';
import { readHistories } from './read-histories.ts';

/** The most orders in a buyer's list: years of monthly orders. */
const most = 50;

/** Lists own orders, newest first. */
export async function listOrders({
  ctx,
}: {
  ctx: AppContext;
}): Promise<{ orders: Omit<Order, 'documents'>[] }> {
  const { deps } = ctx;
  const rows = await deps.db
    .selectFrom('payment_intents')
    .selectAll()
    .where('user_id', '=', signedIn(ctx).id)
    .orderBy('created_at', 'desc')
    .limit(most)
    .execute();
  const settings = await paytrSettings(deps);
  const historyOf = await readHistories(deps.db, rows);
  return { orders: rows.map((row) => presentListedOrder(row, historyOf(row.id), settings, deps.now())) };
}
