import { ORPCError } from '@orpc/server';
import type { Order } from '#contract/payments.ts';
import { type AppContext, signedIn } from '#server/context.ts';
import { findIntent } from './intent-row.ts';
import { paytrSettings } from './paytr-settings.ts';
import { presentOrder } from './present-order.ts';

/** The state of an own order; asking changes nothing (decisions, Payments). @throws ORDER_NOT_FOUND */
export async function readOrder({ ctx, input }: { ctx: AppContext; input: { id: string } }): Promise<Order> {
  const row = await findIntent(ctx.deps.db, input.id);
  if (row?.user_id !== signedIn(ctx).id) throw new ORPCError('ORDER_NOT_FOUND');
  return presentOrder(row, await paytrSettings(ctx.deps), ctx.deps.now());
}
