import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { ReceiptText } from 'lucide-react';
import { useState } from 'react';
import { messages } from '#domain/messages/index.ts';
import { errorText } from '#web/lib/api-error.ts';
import { queries } from '#web/lib/queries.ts';
import { adminSearchDelayMs, useDebounced } from '#web/lib/use-debounced.ts';
import { Button } from '#web/ui/button.tsx';
import { ChoiceGroup } from '#web/ui/choice-group.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PagedList } from '#web/ui/paged-list.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { NotificationRow } from './notification-row.tsx';

/** Rows per page (docs/product/administration.md). */
const pageSize = 50;

const statuses = [
  { value: 'all', label: 'Tümü' },
  { value: 'success', label: 'Başarılı' },
  { value: 'failed', label: 'Başarısız' },
] as const;

/** The notifications of PayTR, newest first, with search by order or callback id, a filter by status, and details. */
export function NotificationList({ searched: given = '' }: { searched?: string }) {
  const [search, setSearch] = useState(given);
  const [status, setStatus] = useState<(typeof statuses)[number]['value']>('all');
  const searched = useDebounced(search, adminSearchDelayMs).trim();
  const pages = useInfiniteQuery({
    ...queries.payments.adminList.infiniteOptions({
      input: (cursor: string | undefined) => ({ cursor, limit: pageSize, search: searched, status }),
      initialPageParam: undefined,
      getNextPageParam: (last) => last.nextCursor ?? undefined,
    }),
    placeholderData: keepPreviousData,
  });
  const rows = pages.data?.pages.flatMap((page) => page.notifications);
  const narrowed = searched !== '' || status !== 'all';
  const clear = () => {
    setSearch('');
    setStatus('all');
  };
  return (
    <section aria-labelledby="bildirimler" className="grid gap-5">
      <h2 id="bildirimler" className="text-2xl">
        Ödeme bildirimleri
      </h2>
      <search className="grid items-end gap-4 md:grid-cols-[minmax(0,24rem)_auto] md:justify-between">
        <TextField
          label="Sipariş ya da bildirim kimliği ara"
          name="search"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={64}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        <ChoiceGroup label="Durum" value={status} choices={statuses} onChange={setStatus} />
      </search>
      <PagedList
        pages={pages}
        count={rows?.length}
        fault={pages.error && errorText(pages.error, messages.payments.notificationsFailed)}
        failed="Bildirimler açılamadı"
        loading="Bildirimler yükleniyor…"
        rowClass="h-14"
        empty={
          <EmptyState
            icon={<ReceiptText aria-hidden="true" />}
            title="Ödeme bildirimi bulunamadı"
            action={narrowed && <Button onClick={clear}>Filtreleri Temizle</Button>}
          >
            {narrowed
              ? 'Bu aramaya ve duruma uyan bildirim yok.'
              : 'PayTR’den gelen bildirimler burada görünür.'}
          </EmptyState>
        }
      >
        <table aria-busy={pages.isPlaceholderData} className="w-full border-collapse text-sm max-md:block">
          <caption className="sr-only">Ödeme bildirimleri</caption>
          <thead className="border-b border-line-strong text-left max-md:sr-only">
            <tr>
              <th scope="col" className="py-2.5 pr-4 font-semibold">
                Geliş anı
              </th>
              <th scope="col" className="py-2.5 pr-4 font-semibold">
                Sipariş numarası
              </th>
              <th scope="col" className="py-2.5 pr-4 font-semibold">
                Durum
              </th>
              <th scope="col" className="py-2.5 pr-4 text-right font-semibold">
                Tutar
              </th>
              <th scope="col" className="py-2.5 pr-4 font-semibold">
                Plan
              </th>
              <td />
            </tr>
          </thead>
          {rows?.map((notification) => (
            <NotificationRow key={notification.id} notification={notification} />
          ))}
        </table>
      </PagedList>
    </section>
  );
}
