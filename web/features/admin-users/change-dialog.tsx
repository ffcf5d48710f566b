import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { AdminUser } from '#contract/admin-users.ts';
import { errorText, fieldIssues } from '#web/lib/api-error.ts';
import { queries } from '#web/lib/queries.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { toast } from '#web/ui/toast.tsx';
import { type Change, wordsOf } from './changes.ts';
import { ReasonField } from './reason-field.tsx';
import { useReason } from './use-reason.ts';

/** Asks about one change of a person and its reason, and makes it. */
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
    mutationFn: () => words.make({ reason, idempotencyKey }),
    onSuccess: (done) => {
      onOpenChange(false);
      toast({ tone: 'success', text: done });
    },
    onSettled: () => client.invalidateQueries({ queryKey: queries.adminUsers.key() }),
  });
  const { reason, field, isGiven } = useReason(make.error);
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      tone={words.tone}
      title={words.title}
      confirmText={words.confirm}
      pendingText={words.pending}
      onConfirm={() => isGiven() && make.mutate()}
      pending={make.isPending}
      error={make.error && !fieldIssues(make.error).reason ? errorText(make.error, words.failed) : null}
    >
      <div className="grid gap-4">
        <p>
          <strong className="font-semibold text-ink wrap-anywhere">{user.email}</strong>
          {user.username && ` (@${user.username})`}. {words.text}
        </p>
        <div className="text-ink">
          <ReasonField {...field} />
        </div>
      </div>
    </ConfirmDialog>
  );
}
