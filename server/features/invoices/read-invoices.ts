import { type Kysely, sql } from 'kysely';
import type { Invoice } from '#contract/invoices.ts';
import { type AppContext, signedIn } from '#server/context.ts';
import type { DB } from '#server/db/schema.generated.ts';
import { type InvoiceRow, presentInvoice } from './invoice-row.ts';

/** The most invoices in a person's list: years of monthly ones. */
const most = 100;

/** An invoice with whether its sale has accepted documents. */
export type ListedInvoice = InvoiceRow & { has_documents: boolean };

const listed = (db: Kysely<DB>) =>
  db
    .selectFrom('invoices')
    .selectAll('invoices')
    .select(
      sql<boolean>`intent_id IS NOT NULL OR EXISTS (SELECT FROM membership_payments m
        WHERE m.id = invoices.membership_payment_id AND m.documents_version IS NOT NULL)`.as('has_documents'),
    );

/** The invoices of orders or of payments by a link, oldest first. */
export function invoicesOf(
  db: Kysely<DB>,
  of: { intentIds: readonly string[] } | { notificationIds: readonly number[] },
): Promise<ListedInvoice[]> {
  const rows = listed(db).orderBy('issued_at').orderBy('number');
  return 'intentIds' in of
    ? rows.where('intent_id', 'in', of.intentIds).execute()
    : rows.where('notification_id', 'in', of.notificationIds).execute();
}

/** The person's own invoices, newest first. */
export async function listOwnInvoices({ ctx }: { ctx: AppContext }): Promise<{ invoices: Invoice[] }> {
  const rows = await listed(ctx.deps.db)
    .where('user_id', '=', signedIn(ctx).id)
    .orderBy('issued_at', 'desc')
    .orderBy('number', 'desc')
    .limit(most)
    .execute();
  return { invoices: rows.map(presentInvoice) };
}
