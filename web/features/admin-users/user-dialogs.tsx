import type { AdminUser } from '#contract/admin-users.ts';
import { ChangeDialog } from './change-dialog.tsx';
import type { Change } from './changes.ts';
import { PlanDialog } from './plan-dialog.tsx';
import { RemoveDialog } from './remove-dialog.tsx';
import { TokensDialog } from './tokens-dialog.tsx';

/** What an administrator is asked about an account. */
export type Question =
  | { kind: 'plan'; plan: 'pro' | 'publisher' }
  | { kind: 'tokens' | 'remove' }
  | { kind: 'change'; change: Change };

/** The dialog of one question; its key makes a repeated request the same change. */
export function UserDialogs({
  question,
  onRemoved,
  idempotencyKey,
  ...dialog
}: {
  user: AdminUser;
  question: Question;
  idempotencyKey: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onRemoved: () => void;
}) {
  switch (question.kind) {
    case 'plan':
      return <PlanDialog {...dialog} idempotencyKey={idempotencyKey} plan={question.plan} />;
    case 'tokens':
      return <TokensDialog {...dialog} idempotencyKey={idempotencyKey} />;
    case 'remove':
      return <RemoveDialog {...dialog} onRemoved={onRemoved} />;
    case 'change':
      return <ChangeDialog {...dialog} idempotencyKey={idempotencyKey} change={question.change} />;
  }
}
