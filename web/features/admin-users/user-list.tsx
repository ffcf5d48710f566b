import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { UsersRound } from 'lucide-react';
import { useState } from 'react';
import { usersPerPage } from '#domain/account/users.ts';
import { messages } from '#domain/messages/index.ts';
import { errorText } from '#web/lib/api-error.ts';
import { queries } from '#web/lib/queries.ts';
import { adminSearchDelayMs, useDebounced } from '#web/lib/use-debounced.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import { totalText } from './labels.ts';
import { Pages } from './pages.tsx';
import { noFilters, UserFilterFields, type UserFilters } from './user-filters.tsx';
import { UserRow } from './user-row.tsx';

const columns = ['Kullanıcı', 'Plan', 'Token', 'Kayıt', 'Son giriş'];

/** The position in the list: the cursors of the opened pages after the first, for one filter. */
interface Place {
  of: string;
  cursors: readonly string[];
}

/** Accounts, newest first, 20 per page, with search, filters and actions. */
export function UserList() {
  const [filters, setFilters] = useState<UserFilters>(noFilters);
  const [place, setPlace] = useState<Place>({ of: '', cursors: [] });
  const search = useDebounced(filters.search, adminSearchDelayMs).trim();
  const asked = { ...filters, search, limit: usersPerPage };
  const filterKey = JSON.stringify(asked);
  // A new filter starts at its first page.
  const cursors = place.of === filterKey ? place.cursors : [];
  const page = (cursor: string | undefined) => ({
    ...queries.adminUsers.list.queryOptions({ input: { ...asked, cursor } }),
    placeholderData: keepPreviousData,
  });
  const first = useQuery(page(undefined));
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(page(cursors.at(-1)));
  const users = data?.users;
  const total = first.data?.total ?? null;
  const narrowed =
    search !== '' || filters.plan !== 'all' || filters.confirmation !== 'all' || filters.access !== 'all';
  const openPage = (next: readonly string[]) => setPlace({ of: filterKey, cursors: next });
  return (
    <section aria-labelledby="kullanicilar" className="grid gap-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id="kullanicilar" className="text-2xl">
          Hesaplar
        </h2>
        <p role="status" className="text-sm text-ink-soft tabular-nums">
          {total && !first.isPlaceholderData && totalText(total)}
        </p>
      </div>
      <UserFilterFields
        filters={filters}
        onChange={(change) => setFilters((now) => ({ ...now, ...change }))}
      />
      {error && users && <Banner tone="error">{errorText(error, messages.users.listFailed)}</Banner>}
      {error && !users ? (
        <ErrorState
          title="Kullanıcılar açılamadı"
          message={errorText(error, messages.users.listFailed)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : !users ? (
        <SkeletonGroup label="Kullanıcılar yükleniyor…" className="grid gap-3">
          {['bir', 'iki', 'üç', 'dört', 'beş'].map((row) => (
            <Skeleton key={row} className="h-16 w-full" />
          ))}
        </SkeletonGroup>
      ) : users.length === 0 ? (
        <EmptyState
          icon={<UsersRound aria-hidden="true" />}
          title="Kullanıcı bulunamadı"
          action={narrowed && <Button onClick={() => setFilters(noFilters)}>Filtreleri Temizle</Button>}
        >
          {narrowed ? 'Bu aramaya ve filtrelere uyan hesap yok.' : 'Açılan hesaplar burada görünür.'}
        </EmptyState>
      ) : (
        <table aria-busy={isPlaceholderData} className="w-full border-collapse text-sm max-lg:block">
          <caption className="sr-only">Kullanıcılar</caption>
          <thead className="border-b border-line-strong text-left max-lg:sr-only">
            <tr>
              {columns.map((name) => (
                <th
                  key={name}
                  scope="col"
                  className={`py-2.5 pr-4 font-semibold ${name === 'Token' ? 'text-right' : ''}`}
                >
                  {name}
                </th>
              ))}
              <td />
            </tr>
          </thead>
          <tbody className="max-lg:block">
            {users.map((user) => (
              <UserRow key={user.id} user={user} />
            ))}
          </tbody>
        </table>
      )}
      {users && users.length > 0 && (
        <Pages
          page={cursors.length + 1}
          total={total}
          perPage={usersPerPage}
          busy={isPlaceholderData}
          onBack={cursors.length > 0 ? () => openPage(cursors.slice(0, -1)) : null}
          onNext={data?.nextCursor ? () => openPage([...cursors, data.nextCursor ?? '']) : null}
        />
      )}
    </section>
  );
}
