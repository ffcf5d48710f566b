import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { ShoppingBag } from 'lucide-react';
import { useState } from 'react';
import { messages } from '#domain/messages/index.ts';
import { errorText } from '#web/lib/api-error.ts';
import { queries } from '#web/lib/queries.ts';
import { adminSearchDelayMs, useDebounced } from '#web/lib/use-debounced.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PagedList } from '#web/ui/paged-list.tsx';
import { noOrderFields, readOrderFields } from './order-fields.ts';
import { OrderFilters } from './order-filters.tsx';
import { OrderTable } from './order-table.tsx';

/** Rows per page (docs/product/administration.md). */
const pageSize = 50;

/** Every order in every state, newest first, with search, filters and what to do next. */
export function OrderList({ searched = '' }: { searched?: string }) {
  const [typed, setTyped] = useState({ ...noOrderFields, search: searched });
  const { issues, isValid } = readOrderFields(typed);
  // A filter that can't be read leaves the last one in force.
  const [valid, setValid] = useState(typed);
  if (isValid && valid !== typed) setValid(typed);
  const settled = useDebounced(JSON.stringify(valid), adminSearchDelayMs);
  const { filter } = readOrderFields(JSON.parse(settled) as typeof typed);
  const pages = useInfiniteQuery({
    ...queries.payments.adminOrders.infiniteOptions({
      input: (cursor: string | undefined) => ({ cursor, limit: pageSize, ...filter }),
      initialPageParam: undefined,
      getNextPageParam: (last) => last.nextCursor ?? undefined,
    }),
    placeholderData: keepPreviousData,
  });
  const rows = pages.data?.pages.flatMap((page) => page.orders);
  const narrowed = Object.entries(noOrderFields).some(
    ([name, value]) => typed[name as keyof typeof typed] !== value,
  );
  return (
    <section aria-labelledby="siparisler" className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <h2 id="siparisler" className="text-2xl">
        Bütün siparişler
      </h2>
      <OrderFilters
        fields={typed}
        issues={issues}
        onChange={(change) => setTyped((now) => ({ ...now, ...change }))}
      />
      {pages.data?.pages[0]?.tooMany && (
        <Banner tone="info">
          Bu aramaya 1.000’den çok kişi uyuyor; yalnızca en yeni hesapların siparişleri gösteriliyor. Aramayı
          daraltın.
        </Banner>
      )}
      <PagedList
        pages={pages}
        count={rows?.length}
        fault={pages.error && errorText(pages.error, messages.payments.adminOrdersFailed)}
        failed="Siparişler açılamadı"
        loading="Siparişler yükleniyor…"
        rowClass="h-14"
        empty={
          <EmptyState
            icon={<ShoppingBag aria-hidden="true" />}
            title="Sipariş bulunamadı"
            action={narrowed && <Button onClick={() => setTyped(noOrderFields)}>Filtreleri Temizle</Button>}
          >
            {narrowed ? 'Bu aramaya ve filtrelere uyan sipariş yok.' : 'Verilen siparişler burada görünür.'}
          </EmptyState>
        }
      >
        <OrderTable rows={rows ?? []} caption="Bütün siparişler" busy={pages.isPlaceholderData} />
      </PagedList>
    </section>
  );
}
