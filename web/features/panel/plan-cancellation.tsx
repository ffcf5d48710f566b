import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Balance } from '#contract/tokens.ts';
import { plans } from '#domain/billing/plans.ts';
import { messages } from '#domain/messages/index.ts';
import { untilDay } from '#domain/time/day-phrases.ts';
import { api } from '#web/lib/api.ts';
import { errorText } from '#web/lib/api-error.ts';
import { queries } from '#web/lib/queries.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { toast } from '#web/ui/toast.tsx';

const m = messages.planCancellation;

/** Refreshes the balance, which contains the cancellation. */
function useStaleBalance() {
  const client = useQueryClient();
  return () =>
    Promise.all(
      [queries.tokens, queries.panel].map((old) => client.invalidateQueries({ queryKey: old.key() })),
    );
}

/** Cancels a paid plan after a confirmation, or withdraws the cancellation without one. */
export function PlanCancellation({ balance: { plan, planEndsAt, planCancelledAt } }: { balance: Balance }) {
  const [isConfirming, setIsConfirming] = useState(false);
  const onSettled = useStaleBalance();
  const until = planEndsAt === null ? '' : untilDay(new Date(planEndsAt));
  const cancel = useMutation({
    mutationFn: () => api.planCancellation.cancel({}),
    onSuccess: () => {
      setIsConfirming(false);
      toast({ tone: 'success', text: `Planınızı iptal ettiniz; ${until} sürer.` });
    },
    onSettled,
  });
  const withdraw = useMutation({
    mutationFn: () => api.planCancellation.withdraw({}),
    onSuccess: () => toast({ tone: 'success', text: 'İptali geri aldınız.' }),
    onError: (error) => toast({ tone: 'error', text: errorText(error, m.withdrawFailed) }),
    onSettled,
  });
  if (plan === 'free' || planEndsAt === null) return null;
  const isCancelled = planCancelledAt !== null;

  function ask() {
    cancel.reset();
    setIsConfirming(true);
  }

  return (
    <>
      {/* One button for both states, so that the dialog can return the focus to it. */}
      <Button
        variant={isCancelled ? 'secondary' : 'quiet'}
        className={isCancelled ? 'justify-self-start' : '-ml-4 justify-self-start'}
        loading={withdraw.isPending}
        loadingText="Geri alınıyor…"
        // Ignores the second click of a double click.
        onClick={({ detail }) => detail < 2 && (isCancelled ? withdraw.mutate() : ask())}
      >
        {isCancelled ? 'İptali geri al' : 'Planı iptal et'}
      </Button>
      <ConfirmDialog
        open={isConfirming}
        onOpenChange={setIsConfirming}
        title={`${plans[plan].name} planınız iptal edilsin mi?`}
        confirmText="Planı iptal et"
        cancelText="Vazgeç"
        pendingText="İptal ediliyor…"
        onConfirm={() => cancel.mutate()}
        pending={cancel.isPending}
        error={cancel.error ? errorText(cancel.error, m.cancelFailed) : null}
      >
        <div className="grid gap-3">
          <p>Kartınızdan zaten kendiliğinden çekim yapılmaz; iptal etmeseniz de plan süresi dolunca biter.</p>
          <p>
            İptal ederseniz planınız {until} bütün haklarıyla sürer; bitmeden önce hatırlatma göndermeyiz. O
            güne kadar iptali geri alabilirsiniz.
          </p>
        </div>
      </ConfirmDialog>
    </>
  );
}
