import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { formatAmount } from '#domain/billing/money.ts';
import { api } from '#web/lib/api.ts';
import { Button } from '#web/ui/button.tsx';
import { RefundDialog } from './refund-dialog.tsx';

/** Refunds a payment by a link, or a part of it, after a question. */
export function LinkRefund({
  notificationId,
  username,
  kurus,
  refundedKurus,
}: {
  notificationId: number;
  /** The person whose membership was paid; null for an unknown link. */
  username: string | null;
  kurus: number;
  /** Refunded before. */
  refundedKurus: number;
}) {
  const [asked, setAsked] = useState(false);
  const name = username ?? 'Bilinmeyen bağlantı';
  return (
    <>
      <Button
        icon={<Undo2 aria-hidden="true" />}
        aria-label={`İade et: ${name}, ${formatAmount(kurus)}`}
        onClick={() => setAsked(true)}
      >
        İade et
      </Button>
      {asked && (
        <RefundDialog
          onClose={() => setAsked(false)}
          totalKurus={kurus}
          refundedKurus={refundedKurus}
          send={(request) => api.membership.adminRefund({ notificationId, ...request })}
          doneText={({ status }, returned) =>
            status === 'refunding'
              ? `${name}: iade sürüyor; PayTR’nin onayı bekleniyor.`
              : `${name}: ${returned} iade edildi.`
          }
          effect={
            <p className="text-ink">
              Bu ödemeyle tanımlanan üyelik geri alınır. Plan böylece sona ererse ondan kalan harcanmamış
              tokenler de düşülür.
            </p>
          }
        >
          {username === null ? (
            'Bağlantısı bilinmeyen bir ödeme. Para, ödemenin yapıldığı karta döner.'
          ) : (
            <>
              <strong className="font-semibold text-ink">{username}</strong> üyeliği için yapılan ödeme. Para,
              ödemenin yapıldığı karta döner.
            </>
          )}
        </RefundDialog>
      )}
    </>
  );
}
