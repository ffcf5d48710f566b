import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { queries } from '#web/lib/queries.ts';
import { Button } from '#web/ui/button.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { AccountingCard } from './accounting-card.tsx';
import { NotificationList } from './notification-list.tsx';
import { OrdersTab } from './orders-tab.tsx';
import { StatsTiles } from './stats-tiles.tsx';
import { WebhookCard } from './webhook-card.tsx';

const shown = [queries.payments.key(), queries.membership.key(), queries.invoices.key()];

/** The payments: orders first, notifications second (docs/product/administration.md). */
export default function AdminPaymentsPage() {
  const client = useQueryClient();
  const asking = useIsFetching({ queryKey: queries.payments.key() }) > 0;
  const [address, setAddress] = useSearchParams();
  const refresh = () => {
    for (const queryKey of shown) void client.invalidateQueries({ queryKey });
  };
  const tab = address.get('sekme') === 'bildirimler' ? 'notifications' : 'orders';
  const search = address.get('ara') ?? '';
  return (
    <main className="mx-auto grid w-full max-w-page grid-cols-[minmax(0,1fr)] gap-10 px-5 pt-10 pb-24">
      <PageHeading
        title="Ödemeler"
        actions={
          <Button icon={<RefreshCw aria-hidden="true" />} loading={asking} onClick={refresh}>
            Yenile
          </Button>
        }
      >
        Siparişler, PayTR’den gelen bildirimler ve iadeler.
      </PageHeading>
      <StatsTiles />
      <Tabs
        label="Ödemeler"
        value={tab}
        onChange={(next) =>
          setAddress(next === 'notifications' ? { sekme: 'bildirimler' } : {}, { replace: true })
        }
        tabs={[
          {
            id: 'orders',
            label: 'Siparişler',
            content: <OrdersTab searched={search} />,
          },
          {
            id: 'notifications',
            label: 'Bildirimler',
            content: (
              <div className="grid grid-cols-[minmax(0,1fr)] gap-10 pt-6">
                <WebhookCard />
                <NotificationList key={search} searched={search} />
              </div>
            ),
          },
        ]}
      />
      <AccountingCard />
    </main>
  );
}
