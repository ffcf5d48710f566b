import { useQuery } from '@tanstack/react-query';
import { formatAmount } from '#domain/billing/money.ts';
import { messages } from '#domain/messages/index.ts';
import { errorText } from '#web/lib/api-error.ts';
import { formatDayAndTime } from '#web/lib/dates.ts';
import { queries } from '#web/lib/queries.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import { isTestMoney, orderStatusOf } from './labels.ts';
import { MoneyBadge } from './money-badge.tsx';
import { OrderDetail } from './order-detail.tsx';

/** The list of orders that PayTR has not decided or that need an administrator. */
export function OpenOrders() {
  const { data, error, isFetching, refetch } = useQuery(queries.payments.adminOpen.queryOptions());
  return (
    <section aria-labelledby="bekleyenler" className="grid gap-4">
      <h2 id="bekleyenler" className="text-2xl">
        Bekleyen siparişler
      </h2>
      {error && !data ? (
        <ErrorState
          title="Bekleyen siparişler açılamadı"
          message={errorText(error, messages.payments.notificationsFailed)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : !data ? (
        <SkeletonGroup label="Bekleyen siparişler yükleniyor…">
          <Skeleton className="h-20 w-full rounded-lg" />
        </SkeletonGroup>
      ) : data.orders.length === 0 ? (
        <p className="text-ink-soft">Sonucu beklenen ya da ilgi isteyen sipariş yok.</p>
      ) : (
        <ul className="grid gap-3">
          {data.orders.map((order) => (
            <Card as="li" key={order.orderId} className="grid gap-3">
              <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
                <p className="font-semibold wrap-anywhere">{order.buyerName}</p>
                <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm tabular-nums">
                  {formatAmount(order.amountKurus)}
                  <span className="text-ink-soft">{formatDayAndTime(order.createdAt)}</span>
                  <MoneyBadge test={isTestMoney(order)} />
                  <Badge tone={orderStatusOf(order).tone}>{orderStatusOf(order).text}</Badge>
                  {order.flags.length > 0 && <Badge tone="danger">İlgi istiyor</Badge>}
                </p>
              </div>
              <Disclosure title="Ayrıntı ve işlemler" name={`Ayrıntı ve işlemler: ${order.orderId}`}>
                <OrderDetail order={order} />
              </Disclosure>
            </Card>
          ))}
        </ul>
      )}
      {data && data.total > data.orders.length && (
        <p className="text-sm text-ink-soft tabular-nums">
          Toplam {data.total.toLocaleString('tr-TR')} siparişten en yeni {data.orders.length} tanesi
          gösteriliyor.
        </p>
      )}
    </section>
  );
}
