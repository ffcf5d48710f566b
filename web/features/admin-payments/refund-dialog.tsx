import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { readLira } from '#domain/billing/lira-input.ts';
import { formatAmount } from '#domain/billing/money.ts';
import { refundAmountError, refundReasonLimit } from '#domain/billing/refund-rules.ts';
import { messages } from '#domain/messages/index.ts';
import { errorText } from '#web/lib/api-error.ts';
import { queries } from '#web/lib/queries.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { toast } from '#web/ui/toast.tsx';

/** A refund as the dialog asks for it. */
export interface RequestedRefund {
  refundId: string;
  kurus: number;
  reason: string;
  endsPlan: boolean;
  refundedKurus: number;
}

const typed = (kurus: number) => formatAmount(kurus).replace('₺', '');

/**
 * Asks for amount and reason of a refund, shows what it does, and sends it; an error is shown in the dialog. The same form
 * is one refund, however often it is sent.
 */
export function RefundDialog<Answer>({
  onClose,
  totalKurus,
  refundedKurus,
  send,
  doneText,
  effect,
  children,
}: {
  onClose: () => void;
  totalKurus: number;
  /** Refunded before. */
  refundedKurus: number;
  send: (request: RequestedRefund) => Promise<Answer>;
  /** What was done, in one sentence; `amount` is formatted. */
  doneText: (answer: Answer, amount: string) => string;
  /** What happens to the plan when it ends. */
  effect: ReactNode;
  /** Who gets the money. */
  children: ReactNode;
}) {
  const client = useQueryClient();
  const planId = useId();
  const leftKurus = totalKurus - refundedKurus;
  const [amount, setAmount] = useState(typed(leftKurus));
  const [reason, setReason] = useState('');
  const [endsPlan, setEndsPlan] = useState(false);
  const [checked, setChecked] = useState(false);
  const [refundId] = useState(() => crypto.randomUUID());
  const kurus = readLira(amount);
  const amountError = refundAmountError(kurus, leftKurus);
  const reasonError = reason.trim() === '' ? messages.payments.refundReasonRequired : null;
  const isPart = kurus !== null && kurus < leftKurus;
  const refund = useMutation({
    mutationFn: (request: RequestedRefund) => send(request),
    // What was sent, not what the form says by now.
    onSuccess: (answer, sent) => {
      onClose();
      toast({ tone: 'success', text: doneText(answer, formatAmount(sent.kurus)) });
    },
    onSettled: () =>
      Promise.all(
        [queries.payments, queries.membership, queries.invoices, queries.adminUsers].map((stale) =>
          client.invalidateQueries({ queryKey: stale.key() }),
        ),
      ),
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={amountError === null ? `${formatAmount(kurus ?? 0)} iade edilsin mi?` : 'Ne kadar iade edilsin?'}
      confirmText="İade et"
      pendingText="İade ediliyor…"
      onConfirm={() => {
        setChecked(true);
        if (amountError === null && reasonError === null)
          refund.mutate({
            refundId,
            kurus: kurus ?? 0,
            reason,
            endsPlan: isPart && endsPlan,
            refundedKurus,
          });
      }}
      pending={refund.isPending}
      error={refund.error ? errorText(refund.error, messages.payments.refundFailed) : null}
    >
      <div className="grid gap-4">
        <p>{children}</p>
        <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm tabular-nums">
          <dt>Ödenen</dt>
          <dd className="text-ink">{formatAmount(totalKurus)}</dd>
          {refundedKurus > 0 && (
            <>
              <dt>Önce iade edilen</dt>
              <dd className="text-ink">{formatAmount(refundedKurus)}</dd>
              <dt>Kalan</dt>
              <dd className="text-ink">{formatAmount(leftKurus)}</dd>
            </>
          )}
        </dl>
        <TextField
          label="İade tutarı (TL)"
          name="amount"
          inputMode="decimal"
          autoComplete="off"
          required
          maxLength={20}
          value={amount}
          error={amountError ?? undefined}
          onChange={(event) => setAmount(event.target.value)}
        />
        <TextArea
          label="Neden"
          name="reason"
          rows={2}
          hint="Alıcıya giden postada ve iade belgesinde yazar."
          required
          maxLength={refundReasonLimit}
          value={reason}
          error={checked ? (reasonError ?? undefined) : undefined}
          onChange={(event) => setReason(event.target.value)}
        />
        {isPart && (
          <div className="flex min-h-target items-start gap-3 py-1">
            <input
              id={planId}
              type="checkbox"
              checked={endsPlan}
              onChange={(event) => setEndsPlan(event.target.checked)}
              className="mt-0.5 size-5 shrink-0 accent-(--accent)"
            />
            <label htmlFor={planId} className="text-sm text-ink">
              Bu ödemeyle açılan plan da bitsin
            </label>
          </div>
        )}
        {amountError === null && (
          <div className="grid gap-1">
            <p className="text-ink">{formatAmount(kurus ?? 0)} alıcının kartına döner.</p>
            {isPart && !endsPlan ? <p className="text-ink">Planın süresi ve tokenler değişmez.</p> : effect}
          </div>
        )}
        <p>Ayrıca verilen tokenler kalır. Bu işlem geri alınamaz ve denetim kaydına yazılır.</p>
      </div>
    </ConfirmDialog>
  );
}
