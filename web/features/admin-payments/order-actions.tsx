import { useMutation, useQueryClient } from '@tanstack/react-query';
import { RefreshCw, Undo2 } from 'lucide-react';
import { useState } from 'react';
import type { AdminOrder } from '#contract/payments.ts';
import { formatAmount } from '#domain/billing/money.ts';
import { api } from '#web/lib/api.ts';
import { errorText } from '#web/lib/api-error.ts';
import { queries } from '#web/lib/queries.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { toast } from '#web/ui/toast.tsx';
import { isAskable, isRefundable, orderStatusNames } from './labels.ts';
import { RefundDialog } from './refund-dialog.tsx';
import { RefundEffect } from './refund-effect.tsx';

/** The actions for an order: query PayTR, refund. */
export function OrderActions({ order }: { order: AdminOrder }) {
  const client = useQueryClient();
  const [asked, setAsked] = useState<'reconcile' | 'refund' | null>(null);
  const { orderId } = order;
  // What PayTR says may give a plan or take it.
  const settle = () =>
    Promise.all(
      [queries.payments, queries.invoices, queries.adminUsers].map((stale) =>
        client.invalidateQueries({ queryKey: stale.key() }),
      ),
    );
  const reconcile = useMutation({
    mutationFn: () => api.payments.adminReconcile({ orderId }),
    onSuccess: ({ status }) => {
      setAsked(null);
      toast({ tone: 'success', text: `PayTR’ye soruldu. Sipariş: ${orderStatusNames[status].text}.` });
    },
    onSettled: settle,
  });
  const amount = formatAmount(order.transaction?.totalKurus ?? order.amountKurus);
  if (!isAskable(order)) return null;
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap gap-2">
        <Button
          icon={<RefreshCw aria-hidden="true" />}
          aria-label={`PayTR’ye sor: ${orderId}`}
          onClick={() => {
            reconcile.reset();
            setAsked('reconcile');
          }}
        >
          PayTR’ye sor
        </Button>
        {isRefundable(order) && (
          <Button
            icon={<Undo2 aria-hidden="true" />}
            aria-label={`İade et: ${order.buyerName}, ${amount}`}
            onClick={() => setAsked('refund')}
          >
            İade et
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={asked === 'reconcile'}
        onOpenChange={(open) => setAsked(open ? 'reconcile' : null)}
        tone="primary"
        title="PayTR’ye sorulsun mu?"
        confirmText="Sor"
        pendingText="Soruluyor…"
        onConfirm={() => reconcile.mutate()}
        pending={reconcile.isPending}
        error={reconcile.error ? errorText(reconcile.error) : null}
      >
        <p>
          <strong className="font-semibold text-ink">{order.buyerName}</strong> adına verilen {amount}{' '}
          tutarındaki siparişin durumu PayTR’den öğrenilir. PayTR ödendi derse plan açılır; iade edildi derse
          iade kaydedilir, tamamı iade edildiyse plan geri alınır. Soru denetim kaydına yazılır.
        </p>
      </ConfirmDialog>
      {asked === 'refund' && order.transaction && (
        <RefundDialog
          onClose={() => setAsked(null)}
          totalKurus={order.transaction.totalKurus}
          refundedKurus={order.refundedKurus}
          send={(request) => api.payments.adminRefund({ orderId, ...request })}
          doneText={({ status }, returned) =>
            status === 'refunding'
              ? `${order.buyerName}: iade sürüyor; PayTR’nin onayı bekleniyor.`
              : `${order.buyerName}: ${returned} iade edildi.`
          }
          effect={<RefundEffect orderId={orderId} />}
        >
          Alıcı: <strong className="font-semibold text-ink">{order.buyerName}</strong> ({order.buyerEmail}).
        </RefundDialog>
      )}
    </div>
  );
}
