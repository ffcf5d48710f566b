import type { Kysely } from 'kysely';
import type { AdminOrder } from '#contract/payments.ts';
import type { DB } from '#server/db/schema.generated.ts';
import { invoicesOf, presentInvoice } from '../invoices/index.ts';
import { presentRefunds } from '../refunds/index.ts';
import type { IntentRow } from './intent-row.ts';
import { type OrderHistory, presentAdminOrder } from './present-order.ts';

/** Reads the refunds and invoices of orders; returns them by the order's id. */
export async function readHistories(
  db: Kysely<DB>,
  rows: readonly Pick<IntentRow, 'id'>[],
): Promise<(id: string) => OrderHistory> {
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return () => ({ refunds: [], invoices: [] });
  const [refunds, invoices] = await Promise.all([
    db
      .selectFrom('payment_refunds')
      .selectAll()
      .where('intent_id', 'in', ids)
      .orderBy('requested_at')
      .orderBy('id')
      .execute(),
    invoicesOf(db, { intentIds: ids }),
  ]);
  const refundsById = Map.groupBy(refunds, ({ intent_id }) => intent_id);
  const invoicesById = Map.groupBy(invoices, ({ intent_id }) => intent_id);
  return (id) => ({ refunds: refundsById.get(id) ?? [], invoices: invoicesById.get(id) ?? [] });
}

/** Presents orders for administrators. */
export async function readAdminOrders(db: Kysely<DB>, rows: readonly IntentRow[]): Promise<AdminOrder[]> {
  const historyOf = await readHistories(db, rows);
  return rows.map((row) => presentAdminOrder(row, historyOf(row.id)));
}

/** Presents one order for administrators. */
export async function readAdminOrder(db: Kysely<DB>, row: IntentRow): Promise<AdminOrder> {
  return presentAdminOrder(row, (await readHistories(db, [row]))(row.id));
}

/** Reads the refunds and invoices of payments by a link; returns them by the notification's id. */
export async function readLinkHistories(
  db: Kysely<DB>,
  ids: readonly number[],
): Promise<(id: number) => Pick<AdminOrder, 'refunds' | 'invoices'>> {
  if (ids.length === 0) return () => ({ refunds: [], invoices: [] });
  const [refunds, invoices] = await Promise.all([
    db
      .selectFrom('payment_refunds')
      .selectAll()
      .where('notification_id', 'in', ids)
      .orderBy('requested_at')
      .orderBy('id')
      .execute(),
    invoicesOf(db, { notificationIds: ids }),
  ]);
  return (id) => ({
    refunds: presentRefunds(refunds.filter(({ notification_id }) => notification_id === id)),
    invoices: invoices.filter(({ notification_id }) => notification_id === id).map(presentInvoice),
  });
}
