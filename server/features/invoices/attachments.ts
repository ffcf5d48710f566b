import { invoiceNumber } from '#domain/billing/invoice-number.ts';
import type { Deps } from '#server/context.ts';
import type { MailAttachment } from '#server/providers/mail/index.ts';
import { documentNames, readAccepted, writeAccepted } from './read-accepted.ts';
import { writeInvoice } from './write-invoice.ts';

const type = 'application/pdf';

/**
 * Makes the files of a mail about an invoice: the invoice, and with that of a sale the documents that the buyer accepted.
 * They are made when the mail is sent, so that a payment does not wait for them.
 */
export async function invoiceAttachments(
  { db, identity }: Pick<Deps, 'db' | 'identity'>,
  invoiceId: string,
): Promise<MailAttachment[]> {
  const find = (id: string) => db.selectFrom('invoices').selectAll().where('id', '=', id).executeTakeFirst();
  const row = await find(invoiceId);
  if (!row) return [];
  const sale = row.sale_id === null ? null : ((await find(row.sale_id)) ?? null);
  const files: MailAttachment[] = [
    {
      name: `${row.kind === 'sale' ? 'satis' : 'iade'}-${invoiceNumber(row)}.pdf`,
      type,
      content: await writeInvoice(row, { sale, brand: identity.brand }),
    },
  ];
  const accepted = row.kind === 'sale' ? await readAccepted(db, row) : null;
  if (!accepted) return files;
  for (const document of ['pre-information', 'contract'] as const) {
    const content = await writeAccepted(accepted, document, row.reference);
    files.push({ name: `${documentNames[document]}-${row.reference}.pdf`, type, content });
  }
  return files;
}
