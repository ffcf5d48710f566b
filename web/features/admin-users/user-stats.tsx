import { useQuery } from '@tanstack/react-query';
import { messages } from '#domain/messages/index.ts';
import { relativeTime } from '#domain/time/time.ts';
import { errorText } from '#web/lib/api-error.ts';
import { queries } from '#web/lib/queries.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Card } from '#web/ui/card.tsx';
import { classes } from '#web/ui/classes.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { formatCount } from './labels.ts';

/** Interval of reloads, ms; shorter while the first count is running. */
const pollMs = 60_000;
const firstCountMs = 2_000;

/** Figures of all accounts (docs/product/administration.md): current new accounts, and sums of the last count. */
export function UserStats() {
  const { data, error } = useQuery({
    ...queries.adminUsers.stats.queryOptions(),
    refetchInterval: ({ state }) => (state.data?.countedAt === null ? firstCountMs : pollMs),
  });
  const counted = data?.countedAt ? data : undefined;
  const tiles = [
    { name: 'Toplam kullanıcı', value: counted?.totalUsers },
    { name: 'Bugün katılan', value: data?.newUsersToday },
    { name: 'Bu hafta katılan', value: data?.newUsersWeek },
    { name: 'Bu ay katılan', value: data?.newUsersMonth },
    { name: 'Profesyonel plan', value: counted?.proUsers },
    { name: 'Toplam token', value: counted?.totalTokens },
    { name: 'Doğrulanmış e-posta', value: counted?.confirmedUsers },
    { name: 'Doğrulanmamış e-posta', value: counted?.unconfirmedUsers },
  ];
  return (
    <section aria-label="Kullanıcı istatistikleri" className="grid gap-3">
      {error && <Banner tone="error">{errorText(error, messages.users.statsFailed)}</Banner>}
      <dl className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
        {tiles.map(({ name, value }) => (
          <Card key={name} className="flex flex-col-reverse justify-end gap-1">
            <dt className="text-sm text-ink-soft">{name}</dt>
            <dd
              className={classes(
                'font-serif font-medium tabular-nums sm:text-3xl',
                // The sum of tokens is long, and must fit one line of a tile on a phone.
                value !== undefined && value >= 1_000_000 ? 'text-base/9' : 'text-2xl',
              )}
            >
              {value === undefined ? error ? '—' : <Skeleton className="h-[1lh] w-20" /> : formatCount(value)}
            </dd>
          </Card>
        ))}
      </dl>
      {/* Takes its room before the figures arrive, so that the list below does not move. */}
      <p className={classes('text-xs text-ink-soft', !data && 'invisible')}>
        Bugün, bu hafta ve bu ay katılanlar anlıktır. Öteki sayılar{' '}
        {data?.countedAt ? `${relativeTime(data.countedAt)} sayıldı.` : 'ilk kez sayılıyor…'}
      </p>
    </section>
  );
}
