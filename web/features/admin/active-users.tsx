import { useQuery } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { statsPollMs } from '#domain/account/presence.ts';
import { messages } from '#domain/messages/index.ts';
import { errorText } from '#web/lib/api-error.ts';
import { queries } from '#web/lib/queries.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { classes } from '#web/ui/classes.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { formatClock, formatShares } from './figures.ts';

const numbers = new Intl.NumberFormat('tr-TR');

/** A figure; null until it is known, at the same height. */
function Figure({ name, value, share }: { name: string; value: number | null; share?: string }) {
  return (
    <div className="flex flex-col-reverse gap-0.5">
      <dt className="text-sm text-ink-soft">{name}</dt>
      <dd className="flex items-baseline gap-2 font-serif text-3xl tabular-nums">
        {value === null ? <Skeleton className="my-[0.15em] h-[0.9em] w-16" /> : numbers.format(value)}
        {value !== null && share && <span className="font-sans text-sm text-ink-soft">{share}</span>}
      </dd>
    </div>
  );
}

/** Active members and visitors of the last five minutes, reloaded every 30 s (docs/product/administration.md). */
export function ActiveUsers() {
  const { data, error, isFetching, refetch } = useQuery({
    ...queries.presence.stats.queryOptions(),
    refetchInterval: statsPollMs,
  });
  const live = data !== undefined && !error;
  const [members, visitors] = formatShares(data?.authenticatedActive ?? 0, data?.anonymousActive ?? 0);
  return (
    <Card as="section" aria-labelledby="aktif" padding="lg" className="grid gap-6">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="flex items-center gap-3">
          <h2 id="aktif" className="text-2xl">
            Aktif kullanıcılar
          </h2>
          {live && (
            <p className="flex items-center gap-1.5 text-sm font-medium text-success">
              <span aria-hidden="true" className="size-2.5 animate-pulse rounded-full bg-success" />
              Canlı
            </p>
          )}
        </div>
        <Button icon={<RefreshCw aria-hidden="true" />} loading={isFetching} onClick={() => void refetch()}>
          Yenile
        </Button>
      </div>
      {error && <Banner tone="error">{errorText(error, messages.presence.notLoaded)}</Banner>}
      {(data || !error) && (
        <div className={classes('relative grid gap-6', error && 'opacity-70')}>
          {!data && (
            <p role="status" className="sr-only">
              Aktif kullanıcılar yükleniyor…
            </p>
          )}
          <dl className="grid gap-6 sm:grid-cols-3">
            <Figure name="Toplam aktif" value={data?.totalActive ?? null} />
            <Figure name="Üye" value={data?.authenticatedActive ?? null} share={members} />
            <Figure name="Ziyaretçi" value={data?.anonymousActive ?? null} share={visitors} />
          </dl>
          <div aria-hidden="true" className="flex h-2.5 overflow-hidden rounded-full bg-well">
            <span className="bg-accent" style={{ flexGrow: data?.authenticatedActive ?? 0 }} />
            <span className="bg-accent-line" style={{ flexGrow: data?.anonymousActive ?? 0 }} />
          </div>
          <p className="min-h-5 text-sm tabular-nums text-ink-soft">
            {data && `Son güncelleme ${formatClock(data.lastUpdated)}`}
          </p>
        </div>
      )}
      <p className="max-w-prose border-t border-line pt-4 text-sm text-ink-soft">
        Son 5 dakika içinde siteyi önünde açık tutanlar sayılır; bilgiler 30 saniyede bir yenilenir. Üyeler
        kişi olarak, ziyaretçiler açık sekme olarak sayılır: bir ziyaretçiyi sekmeler arasında tanıtacak
        hiçbir iz tutulmaz.
      </p>
    </Card>
  );
}
