import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ChartColumn, Download, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { type CostReport, type ReportDays, reportDays } from '#contract/costs.ts';
import { messages } from '#domain/messages/index.ts';
import { saveFile } from '#web/features/export/index.ts';
import { errorText } from '#web/lib/api-error.ts';
import { formatDay } from '#web/lib/dates.ts';
import { queries } from '#web/lib/queries.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { ChoiceRow } from '#web/ui/choice-row.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { ModelSection, PlanSection, ProviderSection } from './breakdowns.tsx';
import { DaysSection } from './days-section.tsx';
import { formatCount } from './figures.ts';
import { RateForm } from './rate-form.tsx';
import { reportCsv } from './report-csv.ts';
import { Totals } from './totals.tsx';

const m = messages.costs;
const periods = reportDays.map((value) => ({ value, label: `${value} gün` }));

function saveCsv(report: CostReport): void {
  const file = new Blob([reportCsv(report)], { type: 'text/csv;charset=utf-8' });
  saveFile(file, `maliyet-ve-gelir-${report.from}-${report.to}.csv`);
}

/** What the figures leave out. */
function Gaps({ total }: Pick<CostReport, 'total'>) {
  if (total.unpriced + total.unmeasured === 0) return null;
  return (
    <Banner tone={total.unpriced > 0 ? 'accent' : 'info'} title="Maliyetin tamamı bu değil">
      <ul className="grid gap-1">
        {total.unpriced > 0 && (
          <li>
            {formatCount(total.unpriced)} çağrının fiyatı girilmemiş. Sağlayıcının fiyatını{' '}
            <TextLink to="/admin/api">API yapılandırmalarında</TextLink> girin; sonraki çağrılar hesaplanır.
          </li>
        )}
        {total.unmeasured > 0 && (
          <li>
            {formatCount(total.unmeasured)} çağrının kullanımı bilinmiyor: ilk sözcükten önce durdurulan
            metinlerde ve token bildirmeyen sağlayıcılarda olur.
          </li>
        )}
      </ul>
    </Banner>
  );
}

function Report({ report }: { report: CostReport }) {
  const { total, rates } = report;
  const usedRates = rates.filter(({ currency, lira }) => lira !== null || total.cost[currency] !== 0);
  const isEmpty = total.calls + total.soldPayments + total.refundedPayments === 0;
  return (
    <>
      <Totals total={total} />
      <Gaps total={total} />
      {usedRates.length > 0 && (
        <section aria-labelledby="rates" className="grid gap-3">
          <h2 id="rates" className="text-xl">
            Kur
          </h2>
          <p className="max-w-prose text-sm text-ink-soft">
            Maliyet, fiyatların para birimindedir. Dönemin tamamı buraya girdiğiniz kurla liraya çevrilir; boş
            bırakırsanız kalan hesaplanmaz.
          </p>
          <div className="flex flex-wrap gap-x-8 gap-y-4">
            {usedRates.map((rate) => (
              <RateForm key={`${rate.currency} ${rate.lira}`} rate={rate} />
            ))}
          </div>
        </section>
      )}
      {isEmpty ? (
        <EmptyState icon={<ChartColumn aria-hidden="true" />} title="Bu dönemde hareket yok">
          Ödeme, iade ya da sağlayıcı çağrısı olunca günler burada dolar. Yerleşik anlatıcının maliyeti
          olmadığından metinleri sayılmaz.
        </EmptyState>
      ) : (
        <>
          <DaysSection days={report.byDay} />
          <PlanSection plans={report.byPlan} />
          {report.byModel.length > 0 && <ModelSection models={report.byModel} />}
          {report.byProvider.length > 0 && <ProviderSection providers={report.byProvider} />}
        </>
      )}
    </>
  );
}

/** Costs and revenue (docs/product/administration.md). */
export default function AdminCostsPage() {
  const [days, setDays] = useState<ReportDays>(30);
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(
    queries.costs.report.queryOptions({ input: { days }, placeholderData: keepPreviousData }),
  );
  return (
    <main className="mx-auto grid w-full max-w-page gap-8 px-5 pt-10 pb-24">
      <PageHeading
        title="Maliyet ve gelir"
        actions={
          <>
            <Button
              icon={<RefreshCw aria-hidden="true" />}
              loading={isFetching}
              onClick={() => void refetch()}
            >
              Yenile
            </Button>
            <Button
              icon={<Download aria-hidden="true" />}
              disabled={!data || isPlaceholderData}
              onClick={() => data && saveCsv(data)}
            >
              CSV indir
            </Button>
          </>
        }
      >
        Gelir, tahsil edilen tutardan iadeler düşülerek bulunur. KDV içindedir; PayTR’nin komisyonu, vergiler
        ve PayTR panelinden yapılan kısmi iadeler düşülmemiştir. Deneme ödemeleri sayılmaz.
      </PageHeading>
      <ChoiceRow
        legend="Dönem"
        choices={periods}
        value={days}
        onChange={setDays}
        note={
          data &&
          `${formatDay(`${data.from}T12:00:00Z`)} – ${formatDay(`${data.to}T12:00:00Z`)}, İstanbul saatiyle`
        }
      />
      {error && data && <Banner tone="error">{errorText(error, m.loadFailed)}</Banner>}
      {data ? (
        <div aria-busy={isPlaceholderData} className="grid gap-8">
          <Report report={data} />
        </div>
      ) : error ? (
        <ErrorState
          title="Rapor açılamadı"
          message={errorText(error, m.loadFailed)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <SkeletonGroup label="Maliyet ve gelir yükleniyor…" className="grid gap-4">
          <Skeleton className="h-28 w-full" />
          <Skeleton className="h-96 w-full" />
        </SkeletonGroup>
      )}
    </main>
  );
}
