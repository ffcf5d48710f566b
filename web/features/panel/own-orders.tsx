import { useQuery } from '@tanstack/react-query';
import { orderStateNames } from '#domain/billing/order-states.ts';
import { plans } from '#domain/billing/plans.ts';
import { messages } from '#domain/messages/index.ts';
import { formatDay } from '#web/lib/dates.ts';
import { queries } from '#web/lib/queries.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';

const money = new Intl.NumberFormat('tr-TR', { style: 'currency', currency: 'TRY' });

/** The account's orders with their status, newest first. */
export function OwnOrders() {
  const { data, error, isFetching, refetch } = useQuery(queries.payments.orders.queryOptions());
  if (error) {
    return (
      <div className="grid justify-items-start gap-3">
        <Banner tone="error">{messages.payments.ordersFailed}</Banner>
        <Button onClick={() => void refetch()} loading={isFetching} loadingText="Yükleniyor…">
          Yeniden dene
        </Button>
      </div>
    );
  }
  if (!data) return <p className="text-sm text-ink-soft">Ödemeleriniz yükleniyor…</p>;
  if (data.orders.length === 0) return <p className="text-sm text-ink-soft">Henüz ödemeniz yok.</p>;
  return (
    <ul className="grid divide-y divide-line text-sm">
      {data.orders.map((order) => (
        <li key={order.orderId} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2">
          <span>
            {formatDay(order.createdAt)} · {plans[order.plan].name} · {orderStateNames[order.status]}
            {order.refundedKurus > 0 &&
              order.status !== 'refunded' &&
              ` · ${money.format(order.refundedKurus / 100)} iade edildi`}
          </span>
          <span className="tabular-nums">{money.format(order.amountKurus / 100)}</span>
        </li>
      ))}
    </ul>
  );
}
