import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { statsPollMs } from '#domain/account/presence.ts';
import { messages } from '#domain/messages/index.ts';
import { errorText } from '#web/lib/api-error.ts';
import { queries } from '#web/lib/queries.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { adminSections } from './admin-sections.ts';

/** Tiles that link to the sections, with current figures (docs/product/administration.md). */
export function QuickAccess() {
  const { data, error } = useQuery({
    ...queries.administration.overview.queryOptions(),
    refetchInterval: statsPollMs,
  });
  return (
    <section aria-labelledby="hizli-erisim" className="grid gap-4">
      <h2 id="hizli-erisim" className="text-2xl">
        Hızlı erişim
      </h2>
      {error && <Banner tone="error">{errorText(error, messages.administration.overviewFailed)}</Banner>}
      <ul className="grid gap-3 sm:grid-cols-2 sm:gap-4 lg:grid-cols-3">
        {adminSections.map(({ to, text, Icon, tile }) => {
          if (!tile) return null;
          return (
            <li key={to} className="grid">
              <Link
                to={to}
                className="flex items-start gap-4 rounded-lg border border-line bg-sheet p-5 text-ink no-underline shadow-sheet transition-colors hover:border-ink"
              >
                <Icon aria-hidden="true" className="mt-1 size-5 shrink-0 text-accent" />
                <span className="grid min-w-0 gap-0.5">
                  <span className="font-serif text-xl font-medium">{text}</span>
                  <span className="text-sm text-ink-soft">{tile.what}</span>
                  {tile.figure && (
                    <span className="mt-1 text-sm font-semibold tabular-nums">
                      {data ? tile.figure(data) : error ? '—' : <Skeleton className="h-[1lh] w-20" />}
                    </span>
                  )}
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
