import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { queries } from '#web/lib/queries.ts';
import { Button } from '#web/ui/button.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { AccountingCard } from './accounting-card.tsx';
import { NotificationList } from './notification-list.tsx';
import { OpenOrders } from './open-orders.tsx';
import { PendingGrants } from './pending-grants.tsx';
import { StatsTiles } from './stats-tiles.tsx';
import { WebhookCard } from './webhook-card.tsx';

const shown = [queries.payments.key(), queries.membership.key(), queries.invoices.key()];

/** The payments (docs/product/administration.md). */
export default function AdminPaymentsPage() {
  const client = useQueryClient();
  const asking = useIsFetching({ queryKey: queries.payments.key() }) > 0;
  const refresh = () => {
    for (const queryKey of shown) void client.invalidateQueries({ queryKey });
  };
  return (
    <main className="mx-auto grid w-full max-w-page gap-10 px-5 pt-10 pb-24">
      <PageHeading
        title="Ödemeler"
        actions={
          <Button icon={<RefreshCw aria-hidden="true" />} loading={asking} onClick={refresh}>
            Yenile
          </Button>
        }
      >
        PayTR’den gelen bildirimler, bekleyen siparişler ve iadeler.
      </PageHeading>
      <StatsTiles />
      <WebhookCard />
      <OpenOrders />
      <PendingGrants />
      <NotificationList />
      <AccountingCard />
    </main>
  );
}
