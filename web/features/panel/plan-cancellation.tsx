import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Balance } from '#contract/tokens.ts';
import { untilDay } from '#domain/day-phrases.ts';
import { messages } from '#domain/messages.ts';
import { plans } from '#domain/plans.ts';
import { api } from '#web/lib/api.ts';
import { errorText } from '#web/lib/api-error.ts';
import { queries } from '#web/lib/queries.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { toast } from '#web/ui/toast.tsx';

const m = messages.planCancellation;

/** What both buttons read anew: the balance carries the cancellation. */
function useStaleBalance() {
  const client = useQueryClient();
  return () =>
    Promise.all(
      [queries.tokens, queries.panel].map((old) => client.invalidateQueries({ queryKey: old.key() })),
    );
}

/** Cancelling a paid plan that has an end, after saying what that means; or taking that back, without a question. */
export function PlanCancellation({ balance: { plan, planEndsAt, planCancelledAt } }: { balance: Balance }) {
  const [asked, setAsked] = useState(false);
  const onSettled = useStaleBalance();
  const until = planEndsAt === null ? '' : untilDay(new Date(planEndsAt));
  const cancel = useMutation({
    mutationFn: () => api.planCancellation.cancel({}),
    onSuccess: () => {
      setAsked(false);
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
    setAsked(true);
  }

  return (
    <>
      {/* One button for both: the focus that the dialog gives back is not lost with what it was opened by. */}
      <Button
        variant={isCancelled ? 'secondary' : 'quiet'}
        className={isCancelled ? 'justify-self-start' : '-ml-4 justify-self-start'}
        loading={withdraw.isPending}
        loadingText="Geri alınıyor…"
        // The second click of a double click asks for nothing more.
        onClick={({ detail }) => detail < 2 && (isCancelled ? withdraw.mutate() : ask())}
      >
        {isCancelled ? 'İptali geri al' : 'Planı iptal et'}
      </Button>
      <ConfirmDialog
        open={asked}
        onOpenChange={setAsked}
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
