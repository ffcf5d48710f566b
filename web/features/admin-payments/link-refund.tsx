import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { formatAmount } from '#domain/billing/money.ts';
import { messages } from '#domain/messages/index.ts';
import { api } from '#web/lib/api.ts';
import { errorText } from '#web/lib/api-error.ts';
import { queries } from '#web/lib/queries.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { toast } from '#web/ui/toast.tsx';

/** Refunds a payment by a link after a question; an error is shown in the dialog. */
export function LinkRefund({
  notificationId,
  username,
  kurus,
  started = false,
}: {
  notificationId: number;
  /** The person whose membership was paid; null for an unknown link. */
  username: string | null;
  kurus: number;
  /** Whether a refund was requested and not confirmed yet. */
  started?: boolean;
}) {
  const client = useQueryClient();
  const [asked, setAsked] = useState(false);
  const name = username ?? 'Bilinmeyen bağlantı';
  const refund = useMutation({
    mutationFn: () => api.membership.adminRefund({ notificationId }),
    onSuccess: ({ status }) => {
      setAsked(false);
      toast({
        tone: 'success',
        text: `${name}: ${status === 'refunded' ? 'ödeme iade edildi' : 'iade sürüyor'}.`,
      });
    },
    onSettled: () =>
      Promise.all(
        [queries.payments, queries.membership].map((stale) =>
          client.invalidateQueries({ queryKey: stale.key() }),
        ),
      ),
  });
  const amount = formatAmount(kurus);
  return (
    <>
      <Button
        icon={<Undo2 aria-hidden="true" />}
        aria-label={`İade et: ${name}, ${amount}`}
        onClick={() => {
          refund.reset();
          setAsked(true);
        }}
      >
        {started ? 'İadeyi tamamla' : 'İade et'}
      </Button>
      <ConfirmDialog
        open={asked}
        onOpenChange={setAsked}
        title={`${amount} iade edilsin mi?`}
        confirmText="İade et"
        pendingText="İade ediliyor…"
        onConfirm={() => refund.mutate()}
        pending={refund.isPending}
        error={refund.error ? errorText(refund.error, messages.payments.refundFailed) : null}
      >
        <p>
          {username === null ? (
            'Bağlantısı bilinmeyen bir ödeme. '
          ) : (
            <>
              <strong className="font-semibold text-ink">{username}</strong> üyeliği için yapılan ödeme.{' '}
            </>
          )}
          Tutarın tamamı geri gönderilir, bu ödemeyle tanımlanan üyelik geri alınır. Plan böylece sona ererse
          ondan kalan harcanmamış tokenler de düşülür; ayrıca verilen tokenler kalır. Bu işlem geri alınamaz
          ve denetim kaydına yazılır.
        </p>
      </ConfirmDialog>
    </>
  );
}
