import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { AdminUser } from '#contract/admin-users.ts';
import { errorText } from '#web/lib/api-error.ts';
import { queries } from '#web/lib/queries.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { toast } from '#web/ui/toast.tsx';
import { type Change, wordsOf } from './changes.ts';

/** Asks about one change of a person and makes it. */
export function ChangeDialog({
  user,
  change,
  idempotencyKey,
  open,
  onOpenChange,
}: {
  user: AdminUser;
  change: Change;
  idempotencyKey: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  const client = useQueryClient();
  // Keeps the question, because the list may have changed while the dialog closes.
  const [words] = useState(() => wordsOf(user, change));
  const make = useMutation({
    mutationFn: () => words.make(idempotencyKey),
    onSuccess: (changed) => {
      onOpenChange(false);
      toast({ tone: 'success', text: words.done(changed) });
    },
    onSettled: () => client.invalidateQueries({ queryKey: queries.adminUsers.key() }),
  });
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      tone={words.tone}
      title={words.title}
      confirmText={words.confirm}
      pendingText={words.pending}
      onConfirm={() => make.mutate()}
      pending={make.isPending}
      error={make.error ? errorText(make.error, words.failed) : null}
    >
      <p>
        <strong className="font-semibold text-ink wrap-anywhere">{user.email}</strong>
        {user.username && ` (@${user.username})`}. {words.text} İşlem denetim kaydına yazılır.
      </p>
    </ConfirmDialog>
  );
}
