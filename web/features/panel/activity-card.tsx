import { BarChart3, Table2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { ActivityDay } from '#contract/panel.ts';
import { messages } from '#domain/messages/index.ts';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { ActivityTable } from './activity-table.tsx';
import { PanelCard, PartFailed, PartLoading } from './panel-card.tsx';
import { useOverview } from './use-overview.ts';

/** Loaded on demand, because the chart's code is larger than the rest of the panel. */
const ActivityChart = lazy(() => import('./activity-chart.tsx'));

const numbers = new Intl.NumberFormat('tr-TR');
const totalOf = (days: readonly ActivityDay[], value: 'tokensUsed' | 'storiesCreated') =>
  days.reduce((sum, day) => sum + day[value], 0);

function Week({ days, asTable }: { days: readonly ActivityDay[]; asTable: boolean }) {
  const [tokens, stories] = [totalOf(days, 'tokensUsed'), totalOf(days, 'storiesCreated')];
  const quiet = tokens === 0 && stories === 0;
  return (
    <>
      {!asTable && !quiet && (
        <Suspense fallback={<Skeleton className="h-[19.5rem] w-full" />}>
          <ActivityChart days={days} />
        </Suspense>
      )}
      <ActivityTable days={days} hidden={!asTable} />
      <p className="text-sm text-ink-soft tabular-nums">
        {quiet
          ? 'Son yedi günde token harcamadınız, yeni hikâye de kaydetmediniz. Yazdıkça günler burada dolar.'
          : `Yedi günde ${numbers.format(tokens)} token, ${numbers.format(stories)} hikâye.`}
      </p>
    </>
  );
}

/** Tokens and stories of the last seven Istanbul days, as a chart or a table. */
export function ActivityCard() {
  const title = 'Haftalık aktivite';
  const [asTable, setAsTable] = useState(false);
  const { value, faultText, retry, retrying } = useOverview('activity', messages.panel.activityFailed);
  return (
    <PanelCard
      title={title}
      aside={
        value && (
          <Button
            variant="quiet"
            className="-my-2.5 -mr-2"
            icon={asTable ? <BarChart3 aria-hidden="true" /> : <Table2 aria-hidden="true" />}
            onClick={() => setAsTable(!asTable)}
            aria-label={asTable ? 'Grafik olarak göster' : 'Tablo olarak göster'}
          >
            {asTable ? 'Grafik' : 'Tablo'}
          </Button>
        )
      }
    >
      {value === undefined ? (
        <PartLoading label="Aktivite verileri yükleniyor…" lines={6} />
      ) : value === null ? (
        <PartFailed part={title} text={faultText} onRetry={retry} retrying={retrying} />
      ) : (
        <Week days={value} asTable={asTable} />
      )}
    </PanelCard>
  );
}
