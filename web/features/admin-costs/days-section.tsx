import { BarChart3, Table2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { CostReport } from '#contract/costs.ts';
import { dayNames } from '#web/lib/dates.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { FigureTable } from './figure-table.tsx';
import { formatCount, formatKnownCost, formatKurus } from './figures.ts';

/** Loaded on demand, because the chart's code is larger than the rest of the page. */
const DaysChart = lazy(() => import('./days-chart.tsx'));

type Day = CostReport['byDay'][number];

const columns = [
  { head: 'Net gelir', cell: ({ netKurus }: Day) => formatKurus(netKurus) },
  { head: 'Maliyet', cell: (day: Day) => formatKnownCost(day) },
  { head: 'Kalan', cell: ({ marginKurus }: Day) => formatKurus(marginKurus) },
  { head: 'Metin', cell: ({ texts }: Day) => formatCount(texts) },
  { head: 'Başarısız çağrı', cell: ({ failed }: Day) => formatCount(failed) },
];

/** Revenue and costs by day, as a chart or a table; screen readers always get the table. */
export function DaysSection({ days }: { days: readonly Day[] }) {
  const [asTable, setAsTable] = useState(false);
  return (
    <section aria-labelledby="by-day" className="grid gap-4">
      <div className="flex items-center justify-between gap-4">
        <h2 id="by-day" className="text-xl">
          Günlere göre
        </h2>
        <Button
          variant="quiet"
          icon={asTable ? <BarChart3 aria-hidden="true" /> : <Table2 aria-hidden="true" />}
          onClick={() => setAsTable(!asTable)}
          aria-label={asTable ? 'Grafik olarak göster' : 'Tablo olarak göster'}
        >
          {asTable ? 'Grafik' : 'Tablo'}
        </Button>
      </div>
      <Card>
        {!asTable && (
          <Suspense fallback={<Skeleton className="h-[22.5rem] w-full" />}>
            <DaysChart days={days} />
          </Suspense>
        )}
        <div className={asTable ? undefined : 'sr-only'}>
          <FigureTable
            caption="Günlere göre gelir ve maliyet"
            rowHead="Gün"
            columns={columns}
            rows={days.toReversed()}
            keyOf={({ day }) => day}
            nameOf={({ day }) => dayNames(day).long}
          />
        </div>
      </Card>
    </section>
  );
}
