import { useQuery } from '@tanstack/react-query';
import { queries } from '#web/lib/queries.ts';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import { OpenOrders } from './open-orders.tsx';
import { OrderList } from './order-list.tsx';
import { PendingGrants } from './pending-grants.tsx';

/**
 * What waits for a decision, above the list of all orders. Nothing is shown until it is known how much waits, because that
 * would move what stands below; the list is fetched meanwhile.
 */
export function OrdersTab({ searched }: { searched: string }) {
  const enabled = searched === '';
  const orders = useQuery({ ...queries.payments.adminOpen.queryOptions(), enabled });
  const grants = useQuery({ ...queries.membership.adminPending.queryOptions(), enabled });
  const isKnown = !enabled || (!orders.isPending && !grants.isPending);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] pt-6">
      {!isKnown && (
        <SkeletonGroup label="Siparişler yükleniyor…">
          <Skeleton className="h-140 w-full rounded-lg" />
        </SkeletonGroup>
      )}
      <div className={isKnown ? 'grid grid-cols-[minmax(0,1fr)] gap-10' : 'hidden'}>
        {enabled && <OpenOrders />}
        {enabled && <PendingGrants />}
        <OrderList key={searched} searched={searched} />
      </div>
    </div>
  );
}
