import { invoiceNumber } from '#domain/billing/invoice-number.ts';
import { type AppContext, signedIn } from '#server/context.ts';
import { AppError } from '#server/errors.ts';
import { enforceLimit } from '#server/rate-limit/enforce-limit.ts';
import type { InvoiceRow } from './invoice-row.ts';
import { type AcceptedDocument, documentNames, readAccepted, writeAccepted } from './read-accepted.ts';
import { writeInvoice } from './write-invoice.ts';

/** The rate limit of one person's documents: each is typeset when it is asked for. */
const downloads = { limit: 60, windowSeconds: 600 };

const type = 'application/pdf';

/** Finds an invoice of this person, or any for an administrator. @throws NOT_FOUND, TOO_MANY_REQUESTS */
async function findInvoice(ctx: AppContext, id: string): Promise<InvoiceRow> {
  const { id: userId, isAdmin } = signedIn(ctx);
  await enforceLimit(ctx.deps, `invoices:${userId}`, downloads);
  const row = await ctx.deps.db.selectFrom('invoices').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row || (row.user_id !== userId && !isAdmin)) throw new AppError('NOT_FOUND');
  return row;
}

/** Returns an invoice as PDF. @throws NOT_FOUND, TOO_MANY_REQUESTS */
export async function downloadInvoice({
  ctx,
  input: { id },
}: {
  ctx: AppContext;
  input: { id: string };
}): Promise<File> {
  const row = await findInvoice(ctx, id);
  const sale = row.sale_id === null ? null : await findInvoice(ctx, row.sale_id);
  const pdf = await writeInvoice(row, { sale, brand: ctx.deps.identity.brand });
  return new File(
    [new Uint8Array(pdf)],
    `${row.kind === 'sale' ? 'satis' : 'iade'}-${invoiceNumber(row)}.pdf`,
    { type },
  );
}

/** Returns a document as it was accepted for the sale of an invoice. @throws NOT_FOUND, TOO_MANY_REQUESTS */
export async function downloadAccepted({
  ctx,
  input: { id, document },
}: {
  ctx: AppContext;
  input: { id: string; document: AcceptedDocument };
}): Promise<File> {
  const row = await findInvoice(ctx, id);
  const accepted = await readAccepted(ctx.deps.db, row);
  if (!accepted) throw new AppError('NOT_FOUND');
  const pdf = await writeAccepted(accepted, document, row.reference);
  return new File([new Uint8Array(pdf)], `${documentNames[document]}-${row.reference}.pdf`, { type });
}
