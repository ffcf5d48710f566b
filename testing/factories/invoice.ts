import { randomUUID } from 'node:crypto';
import type { Deps } from '#server/context.ts';
import { issueSale, prepareRefundInvoice } from '#server/features/invoices/index.ts';
import { createOrder } from './order.ts';

/**
 * Inserts a paid order with the invoice of its sale, and that of a refund of all or of a part, as settling them would;
 * returns the sale's invoice.
 */
export async function createSale(
  deps: Deps,
  sale: {
    userId: string;
    at: Date;
    kurus: number;
    test?: boolean;
    refundedAt?: Date;
    refundedKurus?: number;
  },
): Promise<string> {
  const { userId, at, kurus, test = false, refundedAt, refundedKurus = kurus } = sale;
  const reference = await createOrder(deps, {
    userId,
    createdAt: at,
    status: 'paid',
    paid_at: at,
    total_amount: kurus,
    ordered_in_test: test,
  });
  const { id } = await deps.db
    .selectFrom('payment_intents')
    .select('id')
    .where('order_id', '=', reference)
    .executeTakeFirstOrThrow();
  const invoiceId = randomUUID();
  const on = (now: Date) => ({ identity: deps.identity, now: () => now });
  await deps.db.transaction().execute(async (trx) => {
    const buyer = { username: 'yazar' };
    await issueSale(on(at), trx, {
      ...{ id: invoiceId, test, intentId: id, userId, reference, plan: 'pro', kurus, buyer },
    });
    if (!refundedAt) return;
    const refund = { id: randomUUID(), intent_id: id, kurus: refundedKurus, reason: 'Alıcı istedi' };
    await trx
      .insertInto('payment_refunds')
      .values({
        ...refund,
        ends_plan: refundedKurus === kurus,
        state: 'done',
        requested_at: refundedAt,
        finished_at: refundedAt,
        created_at: refundedAt,
      })
      .execute();
    const invoice = await prepareRefundInvoice(on(refundedAt), trx, { ...refund, notification_id: null });
    await invoice?.issue();
  });
  return invoiceId;
}
