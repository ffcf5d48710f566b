import type { Order } from '#contract/payments.ts';
import { type AppContext, type Deps, signedIn } from '#server/context.ts';
import { AppError } from '#server/errors.ts';
import { findIntent, planSource } from './intent-row.ts';
import { paytrSettings } from './paytr-settings.ts';
import { presentOrder } from './present-order.ts';
import { readHistories } from './read-histories.ts';

/** The current end of this order's period, which another order's refund may have moved; null when it was revoked. */
async function endInForce({ db }: Deps, orderId: string): Promise<Date | null> {
  const grant = await db
    .selectFrom('plan_grants')
    .select('ends_at')
    .where('source', '=', planSource(orderId))
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return grant?.ends_at ?? null;
}

/** Returns the state of an own order without changing it (docs/product/payments.md). @throws ORDER_NOT_FOUND */
export async function readOrder({ ctx, input }: { ctx: AppContext; input: { id: string } }): Promise<Order> {
  const row = await findIntent(ctx.deps.db, input.id);
  if (row?.user_id !== signedIn(ctx).id) throw new AppError('ORDER_NOT_FOUND');
  const planEndsAt = row.activated_at && (await endInForce(ctx.deps, row.order_id));
  const current = { ...row, plan_ends_at: planEndsAt ?? row.plan_ends_at };
  const historyOf = await readHistories(ctx.deps.db, [row]);
  return presentOrder(current, historyOf(row.id), await paytrSettings(ctx.deps), ctx.deps.now());
}
