import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { ScrollText } from 'lucide-react';
import { useState } from 'react';
import { type AuditArea, auditAreas } from '#domain/audit.ts';
import { messages } from '#domain/messages.ts';
import { errorText } from '#web/lib/api-error.ts';
import { queries } from '#web/lib/queries.ts';
import { useDebounced } from '#web/lib/use-debounced.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { controlClasses, Field } from '#web/ui/field.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { AuditRow } from './audit-row.tsx';
import { areaNames } from './labels.ts';

/** The search waits until the typing rests this long, ms (spec 2 §5). */
const searchRestsMs = 500;
/** Rows of a page. */
const pageSize = 50;

const areas = ['all', ...auditAreas] as const;
const columns = [
  { name: 'An', width: 'lg:w-44' },
  { name: 'Kim', width: 'lg:w-60' },
  { name: 'Ne', width: 'lg:w-56' },
  { name: 'Neyi', width: '' },
];

/** Who changed what, when, and what was so before and after; nothing here can be edited. */
export function AdminAuditPage() {
  const [typed, setTyped] = useState('');
  const [area, setArea] = useState<AuditArea | 'all'>('all');
  const search = useDebounced(typed, searchRestsMs).trim();
  const {
    data,
    error,
    isFetching,
    isPlaceholderData,
    refetch,
    hasNextPage,
    fetchNextPage,
    isFetchingNextPage,
  } = useInfiniteQuery({
    ...queries.audit.list.infiniteOptions({
      input: (cursor: string | undefined) => ({ cursor, limit: pageSize, search, area }),
      initialPageParam: undefined,
      getNextPageParam: (last) => last.nextCursor ?? undefined,
    }),
    placeholderData: keepPreviousData,
  });
  const entries = data?.pages.flatMap((page) => page.entries);
  const narrowed = search !== '' || area !== 'all';
  const clear = () => {
    setTyped('');
    setArea('all');
  };
  return (
    <main className="mx-auto grid w-full max-w-page gap-8 px-5 pt-10 pb-24">
      <PageHeading title="Denetim kaydı">
        Yönetimde kimin neyi ne zaman değiştirdiği. Kayıtlar değiştirilemez ve iki yıl saklanır.
      </PageHeading>
      <search className="grid items-end gap-4 sm:grid-cols-[minmax(0,1fr)_16rem]">
        <TextField
          label="Kişi, işlem, kimlik ya da değer ara"
          name="search"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={100}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Field label="Bölüm">
          {(ids) => (
            <select
              {...ids}
              value={area}
              onChange={({ target }) => setArea(areas.find((one) => one === target.value) ?? 'all')}
              className={classes(controlClasses, 'h-12 pr-2')}
            >
              {areas.map((one) => (
                <option key={one} value={one}>
                  {areaNames[one]}
                </option>
              ))}
            </select>
          )}
        </Field>
      </search>
      {error && entries && <Banner tone="error">{errorText(error, messages.audit.listFailed)}</Banner>}
      {error && !entries ? (
        <ErrorState
          title="Denetim kaydı açılamadı"
          message={errorText(error, messages.audit.listFailed)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : !entries ? (
        <SkeletonGroup label="Denetim kaydı yükleniyor…" className="grid gap-3">
          {['bir', 'iki', 'üç', 'dört'].map((row) => (
            <Skeleton key={row} className="h-14 w-full" />
          ))}
        </SkeletonGroup>
      ) : entries.length === 0 ? (
        <EmptyState
          icon={<ScrollText aria-hidden="true" />}
          title="Kayıt bulunamadı"
          action={narrowed && <Button onClick={clear}>Filtreleri Temizle</Button>}
        >
          {narrowed
            ? 'Bu aramaya ve bölüme uyan kayıt yok.'
            : 'Yönetimde yapılan ilk değişiklik burada görünür.'}
        </EmptyState>
      ) : (
        <table
          aria-busy={isPlaceholderData}
          className="w-full border-collapse text-sm max-lg:block lg:table-fixed"
        >
          <caption className="sr-only">Denetim kaydı</caption>
          <thead className="border-b border-line-strong text-left max-lg:sr-only">
            <tr>
              {columns.map(({ name, width }) => (
                <th key={name} scope="col" className={classes('py-2.5 pr-4 font-semibold', width)}>
                  {name}
                </th>
              ))}
              <td className="lg:w-28" />
            </tr>
          </thead>
          {entries.map((entry) => (
            <AuditRow key={entry.id} entry={entry} />
          ))}
        </table>
      )}
      {entries && hasNextPage && !isPlaceholderData && (
        <Button
          onClick={() => void fetchNextPage()}
          loading={isFetchingNextPage}
          className="justify-self-center"
        >
          Daha fazla yükle
        </Button>
      )}
    </main>
  );
}
