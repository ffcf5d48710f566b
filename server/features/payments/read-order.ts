import { ORPCError } from '@orpc/server';
import type { Order } from '#contract/payments.ts';
import { type AppContext, type Deps, signedIn } from '#server/context.ts';
import { findIntent, planSource } from './intent-row.ts';
import { paytrSettings } from './paytr-settings.ts';
import { presentOrder } from './present-order.ts';

/** When what this order gave ends now: a refund of another order may have moved it. Null where it was taken back. */
async function endInForce({ db }: Deps, orderId: string): Promise<Date | null> {
  const grant = await db
    .selectFrom('plan_grants')
    .select('ends_at')
    .where('source', '=', planSource(orderId))
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return grant?.ends_at ?? null;
}

/** The state of an own order; asking changes nothing (docs/product/payments.md). @throws ORDER_NOT_FOUND */
export async function readOrder({ ctx, input }: { ctx: AppContext; input: { id: string } }): Promise<Order> {
  const row = await findIntent(ctx.deps.db, input.id);
  if (row?.user_id !== signedIn(ctx).id) throw new ORPCError('ORDER_NOT_FOUND');
  const planEndsAt = row.activated_at && (await endInForce(ctx.deps, row.order_id));
  const current = { ...row, plan_ends_at: planEndsAt ?? row.plan_ends_at };
  return presentOrder(current, await paytrSettings(ctx.deps), ctx.deps.now());
}
