import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { statsPollMs } from '#domain/account/presence.ts';
import { messages } from '#domain/messages/index.ts';
import { errorText } from '#web/lib/api-error.ts';
import { queries } from '#web/lib/queries.ts';
import { Banner } from '#web/ui/banner.tsx';
import { classes } from '#web/ui/classes.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Sparkline } from '#web/ui/sparkline.tsx';
import { todayTiles } from './today-tiles.ts';

/** Today in figures, each with the days before it as a small curve and a way into its section. */
export function TodayFigures() {
  const { data, error } = useQuery({
    ...queries.administration.today.queryOptions(),
    refetchInterval: statsPollMs,
  });
  return (
    <section aria-labelledby="bugun" className="grid gap-4">
      <h2 id="bugun" className="text-2xl">
        Bugün
      </h2>
      {error && <Banner tone="error">{errorText(error, messages.administration.todayFailed)}</Banner>}
      <ul className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
        {todayTiles.map(({ name, to, read }) => {
          const tile = data && read(data);
          return (
            <li key={name} className="grid">
              <Link
                to={to}
                className="grid content-start gap-1 rounded-lg border border-line bg-sheet p-4 text-ink no-underline shadow-sheet transition-colors hover:border-ink sm:p-5"
              >
                <span className="text-sm text-ink-soft">{name}</span>
                <span
                  className={classes(
                    'min-h-9 font-serif text-2xl font-medium tabular-nums',
                    tile?.urgent && 'text-danger',
                  )}
                >
                  {tile ? tile.figure : error ? '—' : <Skeleton className="h-[1lh] w-24" />}
                </span>
                <span className="min-h-8">
                  {tile?.curve && <Sparkline values={tile.curve.values} label={tile.curve.label} />}
                </span>
                <span className="min-h-10 text-xs text-ink-soft">{tile?.note}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
