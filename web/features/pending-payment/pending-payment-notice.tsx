import { Search } from 'lucide-react';
import type { Order, PendingPayment } from '#contract/payments.ts';
import { namedPayment } from '#domain/day-phrases.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button, buttonClasses } from '#web/ui/button.tsx';
import { useOrderCheck } from './use-order-check.ts';

/** "13.21’deki ₺200 ödemeniz onay bekliyor." */
export function pendingPaymentText({ createdAt, amountKurus }: PendingPayment): string {
  return `${namedPayment({ createdAt: new Date(createdAt), amountKurus }, new Date())} onay bekliyor.`;
}

interface PendingPaymentNoticeProps {
  payment: PendingPayment;
  /** Shows the order where it turns out to be charged; without it a toast says so. */
  onCharged?: (order: Order) => void;
}

/** Names the payment that waits for PayTR's word, and lets its payer ask PayTR or go on paying. */
export function PendingPaymentNotice({ payment, onCharged }: PendingPaymentNoticeProps) {
  const { check, checking, outcome } = useOrderCheck(payment.orderId, onCharged);
  const { paymentUrl } = payment;
  return (
    <Banner
      tone="accent"
      title={pendingPaymentText(payment)}
      action={
        <>
          <Button
            icon={<Search aria-hidden="true" />}
            loading={checking}
            loadingText="Soruluyor…"
            onClick={check}
          >
            Sonucu sor
          </Button>
          {paymentUrl && (
            <a href={paymentUrl} className={buttonClasses({})}>
              Ödeme sayfasına dön
            </a>
          )}
        </>
      }
    >
      Ödemeyi tamamladıysanız yeniden ödemeyin: onay gelince planınız kendiliğinden açılır.
      <span role="status" className="mt-1 block font-medium empty:hidden">
        {outcome}
      </span>
    </Banner>
  );
}
