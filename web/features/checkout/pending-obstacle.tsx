import { useState } from 'react';
import type { PendingPayment } from '#contract/payments.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button, buttonClasses } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import type { CheckoutError } from './use-checkout.ts';

/** An earlier payment without a result: the buyer asks again, continues it, or starts a new payment. */
function UnknownResult({
  text,
  payment,
  onPayAgain,
}: {
  text: string;
  payment: PendingPayment;
  onPayAgain: () => void;
}) {
  const [asked, setAsked] = useState(false);
  return (
    <>
      <Banner
        tone="error"
        action={
          <>
            <Button type="submit">Yeniden sor</Button>
            {payment.paymentUrl && (
              <a href={payment.paymentUrl} className={buttonClasses({})}>
                Ödeme sayfasına dön
              </a>
            )}
            <Button variant="quiet" onClick={() => setAsked(true)}>
              Yine de yeni ödeme başlat
            </Button>
          </>
        }
      >
        {text}
      </Banner>
      <ConfirmDialog
        open={asked}
        onOpenChange={setAsked}
        title="Yeni bir ödeme başlatılsın mı?"
        confirmText="Yeni ödeme başlat"
        cancelText="Bekleyeceğim"
        onConfirm={() => {
          setAsked(false);
          onPayAgain();
        }}
      >
        <p>
          Önceki ödemenizin alınıp alınmadığı bilinmiyor. Alındıysa kartınızdan ikinci kez çekim yapılmış
          olur; fazla ödemeyi iade ederiz, ama paranın hesabınıza dönmesi birkaç gün sürer.
        </p>
      </ConfirmDialog>
    </>
  );
}

/** Explains why an earlier pending payment prevents the sent order. */
export function PendingObstacle({
  error: { text, data },
  onPayAgain,
}: {
  error: CheckoutError;
  onPayAgain: (orderId: string) => void;
}) {
  const { payment } = data as { payment: PendingPayment };
  return <UnknownResult text={text} payment={payment} onPayAgain={() => onPayAgain(payment.orderId)} />;
}
