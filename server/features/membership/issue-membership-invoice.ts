import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Deps } from '#server/context.ts';
import type { DB } from '#server/db/schema.generated.ts';
import { countOpenedPlan, issueSale } from '../invoices/index.ts';
import type { PaymentRow } from './payment-row.ts';

/** The notification that paid for a membership; undefined for the operator's fixed link. */
const notificationOf = async (trx: Transaction<DB>, row: PaymentRow) =>
  row.merchant_oid === null
    ? undefined
    : trx
        .selectFrom('payment_notifications')
        .selectAll()
        .where('source', '=', 'link')
        .where('callback_id', '=', row.callback_id)
        .where('merchant_oid', '=', row.merchant_oid)
        .where('status', '=', 'success')
        .executeTakeFirst();

/**
 * Prepares the invoice of a granted membership, whose `issue` is called last. The sale has one already when a notification
 * proved it. A payment that an administrator accepted gets it now: with another amount, or by the operator's fixed link, of
 * which no notification tells. An amount in another currency gets none.
 */
export async function prepareGrantInvoice(
  deps: Deps,
  trx: Transaction<DB>,
  row: PaymentRow,
): Promise<{ id: string | null; issue: () => Promise<void> }> {
  const paid = await notificationOf(trx, row);
  const test = paid?.test_mode ?? false;
  const count = () => countOpenedPlan(trx, { plan: 'pro', test, now: deps.now() });
  const known = await trx
    .selectFrom('invoices')
    .select('id')
    .where('kind', '=', 'sale')
    .where('membership_payment_id', '=', row.id)
    .executeTakeFirst();
  if (known) return { id: known.id, issue: count };
  if (paid && (paid.flags.includes('currency_mismatch') || paid.total_amount <= 0)) {
    return { id: null, issue: count };
  }
  const id = randomUUID();
  return {
    id,
    async issue() {
      await count();
      await issueSale(deps, trx, {
        id,
        test,
        ...(paid && { notificationId: paid.id }),
        membershipPaymentId: row.id,
        userId: row.user_id,
        reference: row.merchant_oid ?? row.callback_id,
        plan: row.plan,
        kurus: paid?.total_amount ?? row.amount,
        buyer: { username: row.username },
      });
    },
  };
}
