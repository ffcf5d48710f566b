import type { ReactNode } from 'react';
import type { Order } from '#contract/payments.ts';
import { formatAmount } from '#domain/billing/money.ts';
import { paidDays } from '#domain/billing/plan-orders.ts';
import { plans } from '#domain/billing/plans.ts';
import { InvoiceLinks } from '#web/features/invoices/index.ts';
import { formatDay, formatDayAndTime } from '#web/lib/dates.ts';

const paymentTypes = { card: 'Kart', eft: 'Havale / EFT', other: 'Diğer' };

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-6 gap-y-0.5 border-t border-line py-2.5 first:border-t-0">
      <dt className="text-ink-soft">{name}</dt>
      <dd className="text-right tabular-nums wrap-anywhere">{children}</dd>
    </div>
  );
}

function Facts({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="grid gap-1">
      <h2 id={id} className="text-lg">
        {title}
      </h2>
      <dl className="text-sm">{children}</dl>
    </section>
  );
}

/** Plan, bill and transaction of an order, as far as they are known. */
export function OrderFacts({ order }: { order: Order }) {
  const { activation, transaction, billingDetails } = order;
  return (
    <>
      <Facts id="plan" title="Plan">
        <Fact name="Plan">{plans[order.plan].name}</Fact>
        <Fact name="Dönem">
          {order.billing === 'yearly' ? 'Yıllık' : 'Aylık'}, {paidDays} gün
        </Fact>
        {activation && <Fact name="Başlangıç">{formatDay(activation.activatedAt)}</Fact>}
        {activation && (
          <Fact name="Bitiş">
            {formatDay(activation.planEndsAt)}
            {activation.extended && ' (uzatıldı)'}
          </Fact>
        )}
      </Facts>
      <Facts id="fatura" title="Fatura bilgileri">
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
        <Fact name="Ad soyad">{billingDetails.fullName}</Fact>
        <Fact name="Telefon">{billingDetails.phone}</Fact>
        <Fact name="Adres">
          <span className="whitespace-pre-line">{billingDetails.address}</span>
        </Fact>
      </Facts>
      <Facts id="islem" title="İşlem">
        <Fact name="Sipariş numarası">{order.orderId}</Fact>
        {order.testMode && <Fact name="Kip">Test ödemesi; para çekilmez</Fact>}
        <Fact name="Tutar">{formatAmount(order.amountKurus)} (KDV dâhil)</Fact>
        {transaction && transaction.totalKurus !== order.amountKurus && (
          <Fact name="Karttan çekilen">
            {formatAmount(transaction.totalKurus)}
            {transaction.totalKurus > order.amountKurus && ' (vade farkıyla)'}
          </Fact>
        )}
        {order.refundedKurus > 0 && <Fact name="İade edilen">{formatAmount(order.refundedKurus)}</Fact>}
        {transaction?.paymentType && <Fact name="Ödeme türü">{paymentTypes[transaction.paymentType]}</Fact>}
        <Fact name={transaction ? 'Ödeme anı' : 'Sipariş anı'}>
          {formatDayAndTime(transaction?.paidAt ?? order.createdAt)}
        </Fact>
      </Facts>
      {order.invoices.length > 0 && (
        <section aria-labelledby="belgeler" className="grid gap-1">
          <h2 id="belgeler" className="text-lg">
            Belgeler
          </h2>
          <InvoiceLinks invoices={order.invoices} />
        </section>
      )}
    </>
  );
}
