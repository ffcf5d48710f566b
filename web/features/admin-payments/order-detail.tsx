import type { AdminOrder } from '#contract/payments.ts';
import { formatAmount } from '#domain/billing/money.ts';
import { plans } from '#domain/billing/plans.ts';
import { formatDay, formatDayAndTime } from '#web/lib/dates.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Fact, Facts } from './facts.tsx';
import { FlagNotes } from './flag-notes.tsx';
import { isTestMoney, orderStatusOf } from './labels.ts';
import { MoneyBadge } from './money-badge.tsx';
import { MoneyHistory } from './money-history.tsx';
import { OrderActions } from './order-actions.tsx';

/** An order with its buyer, status and actions. */
export function OrderDetail({ order }: { order: AdminOrder }) {
  const { transaction, activation, billingDetails } = order;
  const { text, tone } = orderStatusOf(order);
  return (
    <div className="grid gap-4">
      <Facts>
        <Fact name="Sipariş numarası">{order.orderId}</Fact>
        <Fact name="Sipariş durumu">
          <Badge tone={tone}>{text}</Badge>
        </Fact>
        <Fact name="Para">
          <MoneyBadge test={isTestMoney(order)} />
        </Fact>
        <Fact name="Alıcı">
          {order.buyerName}
          {order.userId === null && ' (hesap silinmiş)'}
        </Fact>
        <Fact name="E-posta">{order.buyerEmail}</Fact>
        {billingDetails.kind === 'company' && (
          <>
            <Fact name="Unvan">{billingDetails.companyName}</Fact>
            <Fact name="Vergi dairesi">{billingDetails.taxOffice}</Fact>
          </>
        )}
        {billingDetails.taxNumber && (
          <Fact name={billingDetails.kind === 'company' ? 'Vergi numarası' : 'T.C. kimlik numarası'}>
            {billingDetails.taxNumber}
          </Fact>
        )}
        <Fact name="Telefon">{billingDetails.phone}</Fact>
        <Fact name="Adres">{billingDetails.address}</Fact>
        <Fact name="Plan">
          {plans[order.plan].name}, {order.billing === 'yearly' ? 'yıllık' : 'aylık'}
        </Fact>
        <Fact name="Sipariş tutarı">{formatAmount(order.amountKurus)}</Fact>
        {transaction && <Fact name="Çekilen">{formatAmount(transaction.totalKurus)}</Fact>}
        <Fact name="Sipariş anı">{formatDayAndTime(order.createdAt)}</Fact>
        {transaction && <Fact name="Ödeme anı">{formatDayAndTime(transaction.paidAt)}</Fact>}
        {activation && <Fact name="Plan bitişi">{formatDay(activation.planEndsAt)}</Fact>}
        {order.failure && <Fact name="Neden">{order.failure}</Fact>}
        {order.nextCheckAt && (
          <Fact name="Kendiliğinden sorulacak">{formatDayAndTime(order.nextCheckAt)}</Fact>
        )}
        {order.refundedKurus > 0 && <Fact name="İade edilen">{formatAmount(order.refundedKurus)}</Fact>}
        <Fact name="Onaylanan metinler">{order.documentsVersion}</Fact>
      </Facts>
      <FlagNotes flags={order.flags} />
      <MoneyHistory refunds={order.refunds} invoices={order.invoices} />
      <OrderActions order={order} />
    </div>
  );
}
