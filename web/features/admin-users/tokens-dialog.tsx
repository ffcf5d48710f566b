import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import type { AdminUser } from '#contract/admin-users.ts';
import { maxTokenChange } from '#domain/account/users.ts';
import { messages } from '#domain/messages/index.ts';
import { api } from '#web/lib/api.ts';
import { errorText, fieldIssues } from '#web/lib/api-error.ts';
import { queries } from '#web/lib/queries.ts';
import { Button } from '#web/ui/button.tsx';
import { ChoiceGroup } from '#web/ui/choice-group.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { toast } from '#web/ui/toast.tsx';
import { callName, formatCount } from './labels.ts';
import { ReasonField } from './reason-field.tsx';
import { readTokenAmount } from './token-amount.ts';
import { useReason } from './use-reason.ts';

const directions = [
  { value: 'add', label: 'Ekle' },
  { value: 'take', label: 'Düş' },
] as const;

/** Adds any number of tokens to a balance, or takes them. */
export function TokensDialog({
  user,
  idempotencyKey,
  open,
  onOpenChange,
}: {
  user: AdminUser;
  idempotencyKey: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  const client = useQueryClient();
  const [direction, setDirection] = useState<(typeof directions)[number]['value']>('add');
  const [typed, setTyped] = useState('');
  const [amountIssue, setAmountIssue] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const name = callName(user);
  const change = useMutation({
    mutationFn: (amount: number) => api.adminUsers.addTokens({ id: user.id, amount, reason, idempotencyKey }),
    onSuccess: ({ tokens }, amount) => {
      onOpenChange(false);
      const done = `${formatCount(Math.abs(amount))} token ${amount > 0 ? 'eklendi' : 'düşüldü'}`;
      toast({ tone: 'success', text: `${name}: ${done}, bakiye ${formatCount(tokens)}.` });
    },
    onSettled: () => client.invalidateQueries({ queryKey: queries.adminUsers.key() }),
  });
  const { reason, field: reasonField, isGiven } = useReason(change.error);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (change.isPending) return;
    const read = readTokenAmount(typed);
    setAmountIssue('issue' in read ? read.issue : undefined);
    const isReasonGiven = isGiven();
    if ('issue' in read) field.current?.focus();
    else if (isReasonGiven) change.mutate(direction === 'add' ? read.amount : -read.amount);
  };
  const issues = fieldIssues(change.error);
  const issue = amountIssue ?? issues.amount;
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !change.isPending && onOpenChange(next)}
      initialFocus={field}
      title={`“${name}” bakiyesi`}
      description={`${user.email}. Şimdiki bakiye ${formatCount(user.tokens)} token.`}
    >
      <form noValidate onSubmit={submit} className="grid gap-5">
        <ChoiceGroup label="İşlem" value={direction} choices={directions} onChange={setDirection} />
        <TextField
          ref={field}
          label="Token"
          name="amount"
          inputMode="numeric"
          autoComplete="off"
          value={typed}
          maxLength={12}
          onChange={({ target }) => {
            setAmountIssue(undefined);
            setTyped(target.value);
          }}
          hint={`En çok ${formatCount(maxTokenChange)}. Bakiye sıfırın altına düşmez.`}
          error={issue}
        />
        <ReasonField {...reasonField} />
        {change.error && !issue && !issues.reason && (
          <p role="alert" className="text-sm font-medium text-danger">
            {errorText(change.error, messages.users.tokensFailed)}
          </p>
        )}
        <DialogActions>
          <Button onClick={() => onOpenChange(false)} disabled={change.isPending}>
            Vazgeç
          </Button>
          <Button
            type="submit"
            variant={direction === 'add' ? 'primary' : 'danger'}
            loading={change.isPending}
            loadingText="Kaydediliyor…"
          >
            {direction === 'add' ? 'Token ekle' : 'Token düş'}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
