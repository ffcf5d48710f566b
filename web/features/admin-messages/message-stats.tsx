import { useQuery } from '@tanstack/react-query';
import { messages } from '#domain/messages/index.ts';
import { errorText } from '#web/lib/api-error.ts';
import { queries } from '#web/lib/queries.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Card } from '#web/ui/card.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

const numbers = new Intl.NumberFormat('tr-TR');

/** Number of messages by status (docs/product/administration.md). */
export function MessageStats() {
  const { data, error } = useQuery(queries.adminMessages.stats.queryOptions());
  const tiles = [
    { name: 'Toplam', value: data?.totalMessages },
    { name: 'Yeni', value: data?.newMessages },
    { name: 'İşlemde', value: data?.inProgressMessages },
    { name: 'Çözüldü', value: data?.resolvedMessages },
  ];
  return (
    <div className="grid gap-3">
      {error && <Banner tone="error">{errorText(error, messages.adminMessages.statsFailed)}</Banner>}
      <dl aria-label="Mesaj istatistikleri" className="grid grid-cols-2 gap-3 sm:gap-4 md:grid-cols-4">
        {tiles.map(({ name, value }) => (
          <Card key={name} className="flex flex-col-reverse justify-end gap-1">
            <dt className="text-sm text-ink-soft">{name}</dt>
            <dd className="font-serif text-2xl font-medium tabular-nums sm:text-3xl">
              {value === undefined ? (
                error ? (
                  '—'
                ) : (
                  <Skeleton className="h-[1lh] w-16" />
                )
              ) : (
                numbers.format(value)
              )}
            </dd>
          </Card>
        ))}
      </dl>
    </div>
  );
}
