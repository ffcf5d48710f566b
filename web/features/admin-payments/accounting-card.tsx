import { useQuery } from '@tanstack/react-query';
import { FileDown } from 'lucide-react';
import { useState } from 'react';
import { formatAmount } from '#domain/billing/money.ts';
import { messages } from '#domain/messages/index.ts';
import { istanbulDay } from '#domain/time/time.ts';
import { errorText } from '#web/lib/api-error.ts';
import { queries } from '#web/lib/queries.ts';
import { buttonClasses } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { Fact, Facts } from './facts.tsx';

/** Months in the list: two years, so that a year's declaration is within it. */
const listedMonths = 24;
const monthName = new Intl.DateTimeFormat('tr-TR', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** The newest months as YYYY-MM, the current one first. */
function lastMonths(today: string): string[] {
  const [year = 0, month = 0] = today.split('-').map(Number);
  return Array.from({ length: listedMonths }, (_, back) =>
    new Date(Date.UTC(year, month - 1 - back, 1)).toISOString().slice(0, 7),
  );
}

/** The sums of a month and its table for the accountant. */
export function AccountingCard() {
  const months = lastMonths(istanbulDay(new Date()));
  const [month, setMonth] = useState(months[0] ?? '');
  const { data, error } = useQuery(queries.invoices.adminMonth.queryOptions({ input: { month } }));
  const value = (text: string | undefined) => text ?? '—';
  return (
    <Card as="section" aria-labelledby="muhasebe" className="grid gap-4">
      <h2 id="muhasebe" className="text-xl">
        Muhasebe dökümü
      </h2>
      <div className="flex flex-wrap items-end gap-4">
        <SelectField
          label="Ay"
          value={month}
          choices={months.map((value) => ({
            value,
            label: monthName.format(new Date(`${value}-01T00:00:00Z`)),
          }))}
          onChange={(event) => setMonth(event.target.value)}
        />
        <a href={`/api/admin/invoices/accounting?month=${month}`} download className={buttonClasses({})}>
          <FileDown aria-hidden="true" className="size-4.5" />
          CSV indir
        </a>
      </div>
      {error ? (
        <p className="text-sm text-danger">{errorText(error, messages.invoices.monthFailed)}</p>
      ) : (
        <Facts>
          <Fact name={`Satış (${value(data?.sales.toLocaleString('tr-TR'))})`}>
            {value(data && formatAmount(data.soldKurus))}
          </Fact>
          <Fact name={`İade (${value(data?.refunds.toLocaleString('tr-TR'))})`}>
            {value(data && `${data.refundedKurus > 0 ? '−' : ''}${formatAmount(data.refundedKurus)}`)}
          </Fact>
          <Fact name="Net">{value(data && formatAmount(data.soldKurus - data.refundedKurus))}</Fact>
          <Fact name="İçindeki KDV">{value(data && formatAmount(data.vatKurus))}</Fact>
        </Facts>
      )}
      <p className="max-w-prose text-sm text-ink-soft">
        Ayın her satışı ve iadesi bir satırdır; iadeler eksi tutardır. Belgeler bilgi amaçlıdır, e-fatura ya
        da e-arşiv yerine geçmez.
      </p>
    </Card>
  );
}
