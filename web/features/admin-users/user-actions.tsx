import { Ban, BookMarked, CirclePlus, Crown, MailCheck, RotateCcw, Undo2 } from 'lucide-react';
import { useState } from 'react';
import type { AdminUser } from '#contract/admin-users.ts';
import { tokenGrants } from '#domain/account/users.ts';
import { plans } from '#domain/billing/plans.ts';
import { useSession } from '#web/features/session/index.ts';
import { Menu } from '#web/ui/menu.tsx';
import { ChangeDialog } from './change-dialog.tsx';
import type { Change } from './changes.ts';
import { callName, formatCount } from './labels.ts';
import { PlanDialog } from './plan-dialog.tsx';

/** The open question; its key makes a repeated request the same change. */
type Question = { key: string } & (
  | { kind: 'plan'; plan: 'pro' | 'publisher' }
  | { kind: 'change'; change: Change }
);

/** The actions for an account; each one asks first. */
export function UserActions({ user }: { user: AdminUser }) {
  const { viewer } = useSession();
  const [question, setQuestion] = useState<Question | null>(null);
  const [open, setOpen] = useState(false);
  const ask =
    (next: { kind: 'plan'; plan: 'pro' | 'publisher' } | { kind: 'change'; change: Change }) => () => {
      setQuestion({ ...next, key: crypto.randomUUID() });
      setOpen(true);
    };
  const mayBeSuspended = !user.isAdmin && user.id !== viewer?.id;
  const given = (['pro', 'publisher'] as const).map((plan) => ({
    text:
      user.plan === plan ? `${plans[plan].name} planın süresini değiştir` : `${plans[plan].name} plan ver`,
    icon: plan === 'pro' ? <Crown aria-hidden="true" /> : <BookMarked aria-hidden="true" />,
    onSelect: ask({ kind: 'plan', plan }),
  }));
  const free = {
    text: 'Ücretsiz plana al',
    icon: <Undo2 aria-hidden="true" />,
    onSelect: ask({ kind: 'change', change: { what: 'free' } }),
  };
  const tokens = tokenGrants.map((amount) => ({
    text: `${formatCount(amount)} token ekle`,
    icon: <CirclePlus aria-hidden="true" />,
    onSelect: ask({ kind: 'change', change: { what: 'tokens', amount } }),
  }));
  const verification = {
    text: 'Doğrulama postasını yeniden gönder',
    icon: <MailCheck aria-hidden="true" />,
    onSelect: ask({ kind: 'change', change: { what: 'verification' } }),
  };
  const access = user.suspendedAt
    ? {
        text: 'Askıdan çıkar',
        icon: <RotateCcw aria-hidden="true" />,
        onSelect: ask({ kind: 'change', change: { what: 'restore' } }),
      }
    : {
        text: 'Askıya al',
        icon: <Ban aria-hidden="true" />,
        tone: 'danger' as const,
        onSelect: ask({ kind: 'change', change: { what: 'suspend' } }),
      };
  return (
    <>
      <Menu
        text="İşlemler"
        label={`İşlemler: ${callName(user)}`}
        groups={[
          [...given, ...(user.plan === 'free' ? [] : [free])],
          tokens,
          user.emailConfirmed ? [] : [verification],
          user.suspendedAt || mayBeSuspended ? [access] : [],
        ]}
      />
      {question?.kind === 'plan' && (
        <PlanDialog
          key={question.key}
          user={user}
          plan={question.plan}
          idempotencyKey={question.key}
          open={open}
          onOpenChange={setOpen}
        />
      )}
      {question?.kind === 'change' && (
        <ChangeDialog
          key={question.key}
          user={user}
          change={question.change}
          idempotencyKey={question.key}
          open={open}
          onOpenChange={setOpen}
        />
      )}
    </>
  );
}
