import type { CostReport } from '#contract/costs.ts';
import { Card } from '#web/ui/card.tsx';
import { formatCost, formatCount, formatKnownCost, formatKurus, formatShare } from './figures.ts';

/** The sums of the period. */
export function Totals({ total }: { total: CostReport['total'] }) {
  const share = formatShare(total.marginKurus, total.netKurus);
  const tiles = [
    {
      name: 'Net gelir',
      value: formatKurus(total.netKurus),
      note: `${formatCount(total.soldPayments)} ödeme ${formatKurus(total.soldKurus)}, ${formatCount(total.refundedPayments)} iade ${formatKurus(total.refundedKurus)}`,
    },
    {
      name: 'Yapay zekâ maliyeti',
      value: formatKnownCost(total),
      note: total.costKurus === null ? 'Liraya çevirmek için kur girin.' : formatCost(total.cost),
    },
    {
      name: 'Kalan',
      value: formatKurus(total.marginKurus),
      note:
        total.marginKurus === null
          ? 'Kur girilince hesaplanır.'
          : share === null
            ? 'Bu dönemde gelir yok.'
            : `Net gelirin ${share} kadarı`,
    },
    {
      name: 'Yazılan metin',
      value: formatCount(total.texts),
      note: `${formatCount(total.calls)} çağrı, ${formatCount(total.failed)} başarısız`,
    },
  ];
  return (
    <dl aria-label="Dönemin toplamı" className="grid gap-3 sm:grid-cols-2 sm:gap-4 lg:grid-cols-4">
      {tiles.map(({ name, value, note }) => (
        <Card key={name} className="grid content-start gap-1">
          <dt className="text-sm text-ink-soft">{name}</dt>
          <dd className="font-serif text-2xl font-medium tabular-nums">{value}</dd>
          <dd className="text-xs text-ink-soft tabular-nums">{note}</dd>
        </Card>
      ))}
    </dl>
  );
}
