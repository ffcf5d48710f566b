import { FileDown } from 'lucide-react';
import type { Invoice } from '#contract/invoices.ts';
import { formatAmount } from '#domain/billing/money.ts';
import { formatDay } from '#web/lib/dates.ts';

const names = { sale: 'Satış belgesi', refund: 'İade belgesi' };

function FileLink({ href, children }: { href: string; children: string }) {
  return (
    <a
      href={href}
      download
      className="inline-flex min-h-target items-center gap-2 text-accent underline underline-offset-4 hover:text-accent-strong"
    >
      <FileDown aria-hidden="true" className="size-4.5 shrink-0" />
      {children}
    </a>
  );
}

/** Invoices as PDF, with the documents that were accepted for the sale. */
export function InvoiceLinks({ invoices }: { invoices: readonly Invoice[] }) {
  return (
    <ul className="grid divide-y divide-line text-sm">
      {invoices.map((invoice) => (
        <li key={invoice.id} className="grid justify-items-start py-2">
          <p className="text-ink-soft tabular-nums">
            {formatDay(invoice.issuedAt)}, {invoice.kind === 'refund' && '−'}
            {formatAmount(invoice.kurus)}
          </p>
          <FileLink href={`/api/invoices/${invoice.id}/pdf`}>
            {`${names[invoice.kind]} ${invoice.number} (PDF)`}
          </FileLink>
          {invoice.kind === 'sale' && invoice.hasDocuments && (
            <>
              <FileLink href={`/api/invoices/${invoice.id}/documents/contract`}>
                Onaylanan sözleşme (PDF)
              </FileLink>
              <FileLink href={`/api/invoices/${invoice.id}/documents/pre-information`}>
                Onaylanan ön bilgilendirme formu (PDF)
              </FileLink>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
