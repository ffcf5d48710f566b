import {
  Ban,
  BookMarked,
  CirclePlus,
  Coins,
  Crown,
  Download,
  LogOut,
  MailCheck,
  RotateCcw,
  ShieldCheck,
  Trash2,
  Undo2,
} from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { AdminUser } from '#contract/admin-users.ts';
import { tokenGrants } from '#domain/account/users.ts';
import { plans } from '#domain/billing/plans.ts';
import { useSession } from '#web/features/session/index.ts';
import { Menu, type MenuItem } from '#web/ui/menu.tsx';
import { callName, formatCount } from './labels.ts';
import { type Question, UserDialogs } from './user-dialogs.tsx';

/** All actions for an account, in groups; each one asks first. */
export function UserActions({ user, text = 'İşlemler' }: { user: AdminUser; text?: string }) {
  const { viewer } = useSession();
  const navigate = useNavigate();
  const [question, setQuestion] = useState<{ key: string; asked: Question } | null>(null);
  const [open, setOpen] = useState(false);
  const ask = (asked: Question) => () => {
    setQuestion({ key: crypto.randomUUID(), asked });
    setOpen(true);
  };
  const isOwn = user.id === viewer?.id;
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
  const tokens: MenuItem[] = [
    ...tokenGrants.map((amount) => ({
      text: `${formatCount(amount)} token ekle`,
      icon: <CirclePlus aria-hidden="true" />,
      onSelect: ask({ kind: 'change', change: { what: 'tokens', amount } }),
    })),
    {
      text: 'Başka sayıda token ekle ya da düş',
      icon: <Coins aria-hidden="true" />,
      onSelect: ask({ kind: 'tokens' }),
    },
  ];
  const verification: MenuItem[] = [
    {
      text: 'Doğrulama postasını yeniden gönder',
      icon: <MailCheck aria-hidden="true" />,
      onSelect: ask({ kind: 'change', change: { what: 'verification' } }),
    },
    {
      text: 'Adresi doğrulanmış say',
      icon: <ShieldCheck aria-hidden="true" />,
      onSelect: ask({ kind: 'change', change: { what: 'verify' } }),
    },
  ];
  const data: MenuItem = {
    text: 'Veri dökümünü indir',
    icon: <Download aria-hidden="true" />,
    onSelect: ask({ kind: 'change', change: { what: 'export' } }),
  };
  const signOut: MenuItem = {
    text: 'Her yerde çıkış yaptır',
    icon: <LogOut aria-hidden="true" />,
    onSelect: ask({ kind: 'change', change: { what: 'sessions' } }),
  };
  const suspend: MenuItem = user.suspendedAt
    ? {
        text: 'Askıdan çıkar',
        icon: <RotateCcw aria-hidden="true" />,
        onSelect: ask({ kind: 'change', change: { what: 'restore' } }),
      }
    : {
        text: 'Askıya al',
        icon: <Ban aria-hidden="true" />,
        tone: 'danger',
        onSelect: ask({ kind: 'change', change: { what: 'suspend' } }),
      };
  const remove: MenuItem = {
    text: 'Hesabı sil',
    icon: <Trash2 aria-hidden="true" />,
    tone: 'danger',
    onSelect: ask({ kind: 'remove' }),
  };
  const mayBeClosed = !user.isAdmin && !isOwn;
  return (
    <>
      <Menu
        text={text}
        label={`İşlemler: ${callName(user)}`}
        groups={[
          [...given, ...(user.plan === 'free' ? [] : [free])],
          tokens,
          user.emailConfirmed ? [] : verification,
          [data, ...(isOwn ? [] : [signOut])],
          [...(user.suspendedAt || mayBeClosed ? [suspend] : []), ...(mayBeClosed ? [remove] : [])],
        ]}
      />
      {question && (
        <UserDialogs
          key={question.key}
          user={user}
          question={question.asked}
          idempotencyKey={question.key}
          open={open}
          onOpenChange={setOpen}
          onRemoved={() => void navigate('/admin/kullanicilar', { replace: true })}
        />
      )}
    </>
  );
}
