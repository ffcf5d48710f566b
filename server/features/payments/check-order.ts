import type { Order } from '#contract/payments.ts';
import { type AppContext, signedIn } from '#server/context.ts';
import { AppError } from '#server/errors.ts';
import { enforceLimit } from '#server/rate-limit/enforce-limit.ts';
import { findIntent } from './intent-row.ts';
import { failedCall } from './paytr-faults.ts';
import { paytrSettings } from './paytr-settings.ts';
import { readOrder } from './read-order.ts';
import { reconcileOrder } from './reconcile-order.ts';

/** The rate limit of one person's queries. */
const checks = { limit: 10, windowSeconds: 600 };

/**
 * Queries PayTR about an own order now and applies the answer, without a decision of the buyer.
 * @throws ORDER_NOT_FOUND, PAYMENT_CLOSED, PAYTR_UNREACHABLE, PAYTR_REFUSED, TOO_MANY_REQUESTS
 */
export async function checkOrder({ ctx, input }: { ctx: AppContext; input: { id: string } }): Promise<Order> {
  const { deps } = ctx;
  const { id: userId } = signedIn(ctx);
  const row = await findIntent(deps.db, input.id);
  if (row?.user_id !== userId) throw new AppError('ORDER_NOT_FOUND');
  const settings = await paytrSettings(deps);
  if (!settings) throw new AppError('PAYMENT_CLOSED');
  await enforceLimit(deps, `order-checks:${userId}`, checks);
  await reconcileOrder(deps, settings, input.id).catch((fault: unknown) => {
    throw failedCall(fault);
  });
  return readOrder({ ctx, input });
}
