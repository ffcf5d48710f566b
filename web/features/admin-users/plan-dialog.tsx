import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import type { AdminUser } from '#contract/admin-users.ts';
import { grantedDays, maxGrantedDays } from '#domain/account/users.ts';
import { plans } from '#domain/billing/plans.ts';
import { messages } from '#domain/messages/index.ts';
import { dayMs } from '#domain/time/durations.ts';
import { istanbulDay } from '#domain/time/time.ts';
import { api } from '#web/lib/api.ts';
import { errorText, fieldIssues } from '#web/lib/api-error.ts';
import { formatDay } from '#web/lib/dates.ts';
import { useNewestTerms } from '#web/lib/newest-terms.ts';
import { queries } from '#web/lib/queries.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { toast } from '#web/ui/toast.tsx';
import { callName, endOfGrant, formatCount, seenPlan, usualEnd } from './labels.ts';
import { ReasonField } from './reason-field.tsx';
import { useReason } from './use-reason.ts';

const dayFrom = (now: Date, days: number) => istanbulDay(new Date(now.getTime() + days * dayMs));

/** Grants a person a paid plan until a chosen day. */
export function PlanDialog({
  user,
  plan,
  idempotencyKey,
  open,
  onOpenChange,
}: {
  user: AdminUser;
  plan: 'pro' | 'publisher';
  idempotencyKey: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  const client = useQueryClient();
  const catalogue = useNewestTerms();
  const [asked] = useState(() => ({ user, now: new Date() }));
  const [day, setDay] = useState(() => usualEnd(user, plan, asked.now));
  const [missing, setMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const name = callName(asked.user);
  const give = useMutation({
    mutationFn: () =>
      api.adminUsers.setPlan({
        id: user.id,
        plan,
        endsAt: endOfGrant(day, asked.now),
        reason,
        idempotencyKey,
        seen: seenPlan(asked.user),
      }),
    onSuccess: ({ planEndsAt }) => {
      onOpenChange(false);
      const until = planEndsAt ? `, bitişi ${formatDay(planEndsAt)}` : '';
      toast({ tone: 'success', text: `${name}: ${plans[plan].name} plan verildi${until}.` });
    },
    onError: (error) => {
      if (fieldIssues(error).endsAt) field.current?.focus();
    },
    onSettled: () => client.invalidateQueries({ queryKey: queries.adminUsers.key() }),
  });
  const { reason, field: reasonField, isGiven } = useReason(give.error);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (give.isPending) return;
    setMissing(day === '');
    const isReasonGiven = isGiven();
    if (day === '') field.current?.focus();
    else if (isReasonGiven) give.mutate();
  };
  const issues = fieldIssues(give.error);
  const issue = missing ? messages.users.endRequired : issues.endsAt;
  const runs = asked.user.plan !== 'free';
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !give.isPending && onOpenChange(next)}
      initialFocus={field}
      title={`“${name}” ${plans[plan].name} plana geçsin mi?`}
      description={
        <>
          {asked.user.email}. Plan hemen başlar ve bakiye en az {formatCount(catalogue[plan].dailyTokens)}{' '}
          tokene yükselir.
        </>
      }
    >
      <form noValidate onSubmit={submit} className="grid gap-5">
        {runs && (
          <p className="rounded-md bg-well px-4 py-3 text-sm">
            Şimdiki plan: {plans[asked.user.plan].name}
            {asked.user.planEndsAt ? `, bitişi ${formatDay(asked.user.planEndsAt)}` : ', bitişi yok'}. Yeni
            bitiş bunun yerine geçer.
          </p>
        )}
        <TextField
          ref={field}
          label="Bitiş günü"
          type="date"
          name="endsOn"
          value={day}
          min={dayFrom(asked.now, 1)}
          max={dayFrom(asked.now, maxGrantedDays - 1)}
          onChange={({ target }) => {
            setMissing(false);
            setDay(target.value);
          }}
          hint={`Başka bir gün seçmezseniz ${grantedDays} gün verilir.`}
          error={issue}
        />
        <ReasonField {...reasonField} />
        {give.error && !issue && !issues.reason && (
          <p role="alert" className="text-sm font-medium text-danger">
            {errorText(give.error, messages.users.planFailed)}
          </p>
        )}
        <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
          <Button onClick={() => onOpenChange(false)} disabled={give.isPending}>
            Vazgeç
          </Button>
          <Button type="submit" variant="primary" loading={give.isPending} loadingText="Kaydediliyor…">
            Planı ver
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
