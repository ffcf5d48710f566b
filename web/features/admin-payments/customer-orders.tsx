import { useInfiniteQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { messages } from '#domain/messages/index.ts';
import { errorText } from '#web/lib/api-error.ts';
import { queries } from '#web/lib/queries.ts';
import { PagedList } from '#web/ui/paged-list.tsx';
import { OrderTable } from './order-table.tsx';

const pageSize = 10;

/** A person's orders and refunds, newest first. */
export function CustomerOrders({ userId }: { userId: string }) {
  const title = useId();
  const pages = useInfiniteQuery(
    queries.payments.adminOrders.infiniteOptions({
      input: (cursor: string | undefined) => ({ cursor, limit: pageSize, userId }),
      initialPageParam: undefined,
      getNextPageParam: (last) => last.nextCursor ?? undefined,
    }),
  );
  const rows = pages.data?.pages.flatMap((page) => page.orders);
  return (
    <section aria-labelledby={title} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 id={title} className="text-2xl">
        Siparişler ve iadeler
      </h2>
      <PagedList
        pages={pages}
        count={rows?.length}
        fault={pages.error && errorText(pages.error, messages.payments.adminOrdersFailed)}
        failed="Siparişler açılamadı"
        loading="Siparişler yükleniyor…"
        rowClass="h-14"
        empty={<p className="text-ink-soft">Hiç sipariş vermedi.</p>}
      >
        <OrderTable rows={rows ?? []} caption="Kişinin siparişleri" />
      </PagedList>
    </section>
  );
}
