import type { AdminOrder } from '#contract/payments.ts';
import { type AppContext, signedIn } from '#server/context.ts';
import { AppError } from '#server/errors.ts';
import { writeAudit } from '../audit/index.ts';
import { findIntent } from './intent-row.ts';
import { failedCall } from './paytr-faults.ts';
import { paytrSettings } from './paytr-settings.ts';
import { readAdminOrder } from './read-histories.ts';
import { reconcileOrder } from './reconcile-order.ts';
import { carryOutRefund } from './refund.ts';

/**
 * Queries PayTR about an order now, for an administrator.
 * @throws ORDER_NOT_FOUND, PAYMENT_CLOSED, PAYTR_UNREACHABLE, PAYTR_REFUSED
 */
export async function reconcile({
  ctx,
  input,
}: {
  ctx: AppContext;
  input: { orderId: string };
}): Promise<AdminOrder> {
  const { deps } = ctx;
  const known = await findIntent(deps.db, input.orderId);
  if (!known) throw new AppError('ORDER_NOT_FOUND');
  const settings = await paytrSettings(deps);
  if (!settings) throw new AppError('PAYMENT_CLOSED');
  const { id, email } = signedIn(ctx);
  const order = await reconcileOrder(deps, settings, input.orderId, (trx, before, after) =>
    writeAudit(trx, {
      actor: { id, email },
      action: 'payment.reconciled',
      subject: { type: 'order', id: input.orderId },
      before: { status: before.status },
      after: { status: after.status },
      now: deps.now(),
    }),
  ).catch((fault: unknown) => {
    throw failedCall(fault);
  });
  // A refund whose answer was lost, and which may be asked for again.
  if (order?.status === 'refunding') {
    await carryOutRefund(deps, settings, input.orderId).catch((fault: unknown) => {
      throw failedCall(fault);
    });
  }
  return readAdminOrder(deps.db, (await findIntent(deps.db, input.orderId)) ?? known);
}
