import type { Selectable } from 'kysely';
import { z } from 'zod';
import type { Invoice } from '#contract/invoices.ts';
import { buyerKinds } from '#domain/billing/billing-details.ts';
import { invoiceNumber } from '#domain/billing/invoice-number.ts';
import type { Invoices } from '#server/db/schema.generated.ts';

/** A stored invoice. */
export type InvoiceRow = Selectable<Invoices>;

/** Whom an invoice names. */
export const invoiceBuyer = z.union([
  z.object({
    kind: z.enum(buyerKinds),
    /** The title of a company, or the name of a person. */
    name: z.string(),
    /** The person who ordered. */
    person: z.string(),
    taxNumber: z.string(),
    taxOffice: z.string(),
    address: z.string(),
    phone: z.string(),
    email: z.string(),
  }),
  /** Paid by a link without signing in: nothing else is known. */
  z.object({ username: z.string() }),
]);
export type InvoiceBuyer = z.infer<typeof invoiceBuyer>;

/** The seller's facts on an invoice. */
export const invoiceSeller = z.object({
  name: z.string(),
  facts: z.array(z.tuple([z.string(), z.string()])),
  email: z.string(),
});
export type InvoiceSeller = z.infer<typeof invoiceSeller>;

const kind = z.enum(['sale', 'refund']);

/** An invoice in lists. */
export const presentInvoice = (row: InvoiceRow & { has_documents: boolean }): Invoice => ({
  id: row.id,
  number: invoiceNumber(row),
  kind: kind.parse(row.kind),
  test: row.test,
  kurus: row.kurus,
  issuedAt: row.issued_at.toISOString(),
  hasDocuments: row.has_documents,
});
