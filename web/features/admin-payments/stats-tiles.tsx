import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { formatAmount } from '#domain/billing/money.ts';
import { queries } from '#web/lib/queries.ts';
import { Card } from '#web/ui/card.tsx';
import { classes } from '#web/ui/classes.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';

const numbers = new Intl.NumberFormat('tr-TR');

/**
 * Sales figures. An error is only logged (docs/product/administration.md), because the lists below are more important.
 */
export function StatsTiles() {
  const { data, error } = useQuery(queries.payments.adminStats.queryOptions());
  useEffect(() => {
    if (error) console.warn('payment statistics', error);
  }, [error]);
  const tiles = [
    {
      name: 'Toplam gelir',
      value: data && formatAmount(data.totalRevenueKurus),
      note:
        data &&
        `Satış ${formatAmount(data.soldKurus)}, iade ${formatAmount(data.refundedKurus)} (${numbers.format(data.refunds)})`,
    },
    { name: 'Başarılı ödeme', value: data && numbers.format(data.successfulPayments), note: null },
    { name: 'Açılan plan', value: data && numbers.format(data.plansActivated), note: null },
    { name: 'Bu ayki ödeme', value: data && numbers.format(data.monthPayments), note: null },
  ];
  return (
    <dl aria-label="Ödeme istatistikleri" className="grid grid-cols-3 gap-3 sm:gap-4 lg:grid-cols-5">
      {tiles.map(({ name, value, note }, at) => (
        <Card
          key={name}
          className={classes(
            'flex flex-col-reverse justify-end gap-1',
            at === 0 && 'col-span-3 lg:col-span-2',
          )}
        >
          <dt className="grid text-sm text-ink-soft">
            {name}
            {at === 0 && <span className="min-h-5 text-xs tabular-nums">{note}</span>}
          </dt>
          <dd className="font-serif text-2xl font-medium tabular-nums sm:text-3xl">
            {value ?? (error ? '—' : <Skeleton className="h-[1lh] w-24" />)}
          </dd>
        </Card>
      ))}
    </dl>
  );
}
