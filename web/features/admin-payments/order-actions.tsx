import { useMutation, useQueryClient } from '@tanstack/react-query';
import { RefreshCw, Undo2 } from 'lucide-react';
import { useState } from 'react';
import type { AdminOrder } from '#contract/payments.ts';
import { formatAmount } from '#domain/billing/money.ts';
import { messages } from '#domain/messages/index.ts';
import { api } from '#web/lib/api.ts';
import { errorText } from '#web/lib/api-error.ts';
import { queries } from '#web/lib/queries.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { toast } from '#web/ui/toast.tsx';
import { isAskable, isRefundable, orderStatusNames } from './labels.ts';
import { RefundEffect } from './refund-effect.tsx';

/** The actions for an order: query PayTR, refund. */
export function OrderActions({ order }: { order: AdminOrder }) {
  const client = useQueryClient();
  const [asked, setAsked] = useState<'reconcile' | 'refund' | null>(null);
  const { orderId } = order;
  const settle = () => client.invalidateQueries({ queryKey: queries.payments.key() });
  const reconcile = useMutation({
    mutationFn: () => api.payments.adminReconcile({ orderId }),
    onSuccess: ({ status }) => {
      setAsked(null);
      toast({ tone: 'success', text: `PayTR’ye soruldu. Sipariş: ${orderStatusNames[status].text}.` });
    },
    onSettled: settle,
  });
  const refund = useMutation({
    mutationFn: () => api.payments.adminRefund({ orderId }),
    onSuccess: ({ status }) => {
      setAsked(null);
      toast({ tone: 'success', text: `${order.buyerName}: ${orderStatusNames[status].text}.` });
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
            onClick={() => {
              refund.reset();
              setAsked('refund');
            }}
          >
            {order.status === 'refunding' ? 'İadeyi tamamla' : 'İade et'}
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
          tutarındaki siparişin durumu PayTR’den öğrenilir. PayTR ödendi derse plan açılır, iade edildi derse
          geri alınır; soru denetim kaydına yazılır.
        </p>
      </ConfirmDialog>
      <ConfirmDialog
        open={asked === 'refund'}
        onOpenChange={(open) => setAsked(open ? 'refund' : null)}
        title={`${amount} iade edilsin mi?`}
        confirmText="İade et"
        pendingText="İade ediliyor…"
        onConfirm={() => refund.mutate()}
        pending={refund.isPending}
        error={refund.error ? errorText(refund.error, messages.payments.refundFailed) : null}
      >
        <div className="grid gap-3">
          <p>
            Alıcı: <strong className="font-semibold text-ink">{order.buyerName}</strong> ({order.buyerEmail}).
          </p>
          {asked === 'refund' && <RefundEffect orderId={orderId} />}
          <p>Ayrıca verilen tokenler kalır. Bu işlem geri alınamaz ve denetim kaydına yazılır.</p>
        </div>
      </ConfirmDialog>
    </div>
  );
}
