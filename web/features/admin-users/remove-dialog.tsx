import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import type { AdminUser } from '#contract/admin-users.ts';
import { plans } from '#domain/billing/plans.ts';
import { messages } from '#domain/messages/index.ts';
import { api } from '#web/lib/api.ts';
import { ApiError, errorText, fieldIssues } from '#web/lib/api-error.ts';
import { formatDay } from '#web/lib/dates.ts';
import { queries } from '#web/lib/queries.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { toast } from '#web/ui/toast.tsx';
import { callName } from './labels.ts';
import { ReasonField } from './reason-field.tsx';
import { useReason } from './use-reason.ts';

/** Deletes an account after its address was typed. */
export function RemoveDialog({
  user,
  open,
  onOpenChange,
  onRemoved,
}: {
  user: AdminUser;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onRemoved: () => void;
}) {
  const client = useQueryClient();
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const name = callName(user);
  const remove = useMutation({
    mutationFn: () => api.adminUsers.remove({ id: user.id, email: typed, reason }),
    onSuccess: () => {
      onOpenChange(false);
      toast({ tone: 'success', text: `${name}: hesap silindi.` });
      onRemoved();
      for (const stale of [queries.adminUsers.list, queries.adminUsers.stats]) {
        void client.invalidateQueries({ queryKey: stale.key() });
      }
    },
  });
  const { reason, field: reasonField, isGiven } = useReason(remove.error);
  const isRefused = remove.error instanceof ApiError && remove.error.code === 'CONFIRMATION_WRONG';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (remove.isPending) return;
    const isWrong = typed.trim().toLowerCase() !== user.email;
    setWrong(isWrong);
    const isReasonGiven = isGiven();
    if (isWrong) field.current?.focus();
    else if (isReasonGiven) remove.mutate();
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !remove.isPending && onOpenChange(next)}
      initialFocus={field}
      title={`“${name}” kalıcı olarak silinsin mi?`}
      description="Hikâyeleri, karakterleri, Evren kayıtları ve token geçmişi silinir. Siparişleri, bize yazdığı mesajlar ve denetim kaydı yasal sürelerin sonuna kadar kalır. Bu işlem geri alınamaz."
    >
      <form noValidate onSubmit={submit} className="grid gap-5">
        {user.plan !== 'free' && (
          <p className="rounded-md bg-well px-4 py-3 text-sm">
            {plans[user.plan].name} planı sürüyor
            {user.planEndsAt && `, bitişi ${formatDay(user.planEndsAt)}`}. Kalan günler hesapla birlikte
            biter; gerekiyorsa önce ödemeyi iade edin.
          </p>
        )}
        <TextField
          ref={field}
          label="Onay için e-posta adresi"
          name="email"
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={typed}
          onChange={({ target }) => {
            setWrong(false);
            setTyped(target.value);
          }}
          hint={`Silinecek hesabın adresini yazın: ${user.email}`}
          error={wrong || isRefused ? messages.users.confirmationWrong : undefined}
        />
        <ReasonField {...reasonField} />
        {remove.error && !isRefused && !fieldIssues(remove.error).reason && (
          <p role="alert" className="text-sm font-medium text-danger">
            {errorText(remove.error, messages.users.removeFailed)}
          </p>
        )}
        <DialogActions>
          <Button onClick={() => onOpenChange(false)} disabled={remove.isPending}>
            Vazgeç
          </Button>
          <Button type="submit" variant="danger" loading={remove.isPending} loadingText="Siliniyor…">
            Hesabı sil
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
