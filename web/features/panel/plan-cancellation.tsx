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

/** Takes the cancellation back, without a question: nothing is lost by it. */
function WithdrawButton() {
  const onSettled = useStaleBalance();
  const withdraw = useMutation({
    mutationFn: () => api.planCancellation.withdraw({}),
    onSuccess: () => toast({ tone: 'success', text: 'İptali geri aldınız.' }),
    onError: (error) => toast({ tone: 'error', text: errorText(error, m.withdrawFailed) }),
    onSettled,
  });
  return (
    <Button
      className="justify-self-start"
      loading={withdraw.isPending}
      loadingText="Geri alınıyor…"
      onClick={() => withdraw.mutate()}
    >
      İptali geri al
    </Button>
  );
}

/** Cancels the plan after saying what that means. */
function CancelButton({ planName, endsAt }: { planName: string; endsAt: Date }) {
  const [asked, setAsked] = useState(false);
  const onSettled = useStaleBalance();
  const until = untilDay(endsAt);
  const cancel = useMutation({
    mutationFn: () => api.planCancellation.cancel({}),
    onSuccess: () => {
      setAsked(false);
      toast({ tone: 'success', text: `Planınızı iptal ettiniz; ${until} sürer.` });
    },
    onSettled,
  });
  return (
    <>
      <Button
        variant="quiet"
        className="-ml-4 justify-self-start"
        onClick={() => {
          cancel.reset();
          setAsked(true);
        }}
      >
        Planı iptal et
      </Button>
      <ConfirmDialog
        open={asked}
        onOpenChange={setAsked}
        title={`${planName} planınız iptal edilsin mi?`}
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

/** Cancelling a paid plan that has an end, or taking that back. */
export function PlanCancellation({ balance: { plan, planEndsAt, planCancelledAt } }: { balance: Balance }) {
  if (plan === 'free' || planEndsAt === null) return null;
  if (planCancelledAt !== null) return <WithdrawButton />;
  return <CancelButton planName={plans[plan].name} endsAt={new Date(planEndsAt)} />;
}
