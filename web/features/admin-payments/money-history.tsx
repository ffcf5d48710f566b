import type { Invoice } from '#contract/invoices.ts';
import type { Refund } from '#contract/payments.ts';
import { formatAmount } from '#domain/billing/money.ts';
import { InvoiceLinks } from '#web/features/invoices/index.ts';
import { formatDayAndTime } from '#web/lib/dates.ts';
import { Badge } from '#web/ui/badge.tsx';
import { refundStateNames } from './labels.ts';

/** The refunds and documents of a payment. */
export function MoneyHistory({
  refunds,
  invoices,
}: {
  refunds: readonly Refund[];
  invoices: readonly Invoice[];
}) {
  return (
    <>
      {refunds.length > 0 && (
        <section className="grid gap-1.5">
          <h3 className="text-sm font-semibold">İadeler</h3>
          <ul className="grid gap-2 text-sm">
            {refunds.map((refund) => (
              <li key={refund.id} className="grid gap-0.5 border-l-2 border-line pl-3">
                <span className="flex flex-wrap items-center gap-x-3 gap-y-1 tabular-nums">
                  <span className="font-semibold">{formatAmount(refund.kurus)}</span>
                  <Badge tone={refundStateNames[refund.state].tone}>
                    {refundStateNames[refund.state].text}
                  </Badge>
                  <span className="text-ink-soft">
                    {formatDayAndTime(refund.finishedAt ?? refund.requestedAt)}
                    {refund.requestedBy && `, ${refund.requestedBy}`}
                  </span>
                </span>
                <span className="wrap-anywhere">
                  {refund.reason}
                  {refund.endsPlan && refund.state === 'done' && ' (plan da bitti)'}
                </span>
                {refund.error && <span className="text-danger wrap-anywhere">{refund.error}</span>}
              </li>
            ))}
          </ul>
        </section>
      )}
      {invoices.length > 0 && (
        <section className="grid gap-1.5">
          <h3 className="text-sm font-semibold">Belgeler</h3>
          <InvoiceLinks invoices={invoices} />
        </section>
      )}
    </>
  );
}
