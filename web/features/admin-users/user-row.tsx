import type { AdminUser } from '#contract/admin-users.ts';
import { plans } from '#domain/billing/plans.ts';
import { relativeTime } from '#domain/time/time.ts';
import { formatDay, fullDate } from '#web/lib/dates.ts';
import { Badge } from '#web/ui/badge.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { callName, customerPath, formatCount } from './labels.ts';
import { UserActions } from './user-actions.tsx';

const planTones = { free: 'neutral', pro: 'accent', publisher: 'success' } as const;

/** A caption before a value on a phone, where columns have no headings. */
function Caption({ children }: { children: string }) {
  return (
    <span aria-hidden="true" className="mr-1.5 text-ink-soft lg:hidden">
      {children}
    </span>
  );
}

/** One account: a row of the table, or a card on a phone. */
export function UserRow({ user }: { user: AdminUser }) {
  const { username, email, plan, planEndsAt, planCancelledAt, tokens, createdAt, lastSignInAt } = user;
  return (
    <tr className="border-b border-line align-middle max-lg:grid max-lg:grid-cols-2 max-lg:gap-x-4 max-lg:gap-y-1.5 max-lg:py-4">
      <th scope="row" className="py-3 pr-4 text-left font-normal wrap-anywhere max-lg:col-span-2 max-lg:p-0">
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <TextLink to={customerPath(user.id)}>{callName(user)}</TextLink>
          {user.isAdmin && <Badge tone="accent">Yönetici</Badge>}
          {user.suspendedAt && <Badge tone="danger">Askıda</Badge>}
        </span>
        <span className="block text-ink-soft">
          {username && `@${username} · `}
          {email}
        </span>
        {!user.emailConfirmed && <span className="text-xs text-danger">E-posta doğrulanmamış</span>}
      </th>
      <td className="py-3 pr-4 max-lg:p-0">
        <Badge tone={planTones[plan]}>{plans[plan].name}</Badge>
        {planEndsAt && (
          <span className="mt-0.5 block text-xs text-ink-soft">Bitiş {formatDay(planEndsAt)}</span>
        )}
        {planCancelledAt && (
          <span className="block text-xs font-medium text-danger" title={fullDate(planCancelledAt)}>
            İptal etti: {formatDay(planCancelledAt)}
          </span>
        )}
      </td>
      <td className="py-3 pr-4 text-right tabular-nums max-lg:p-0">
        <Caption>Token</Caption>
        {formatCount(tokens)}
      </td>
      <td className="py-3 pr-4 whitespace-nowrap max-lg:p-0" title={fullDate(createdAt)}>
        <Caption>Kayıt</Caption>
        {formatDay(createdAt)}
      </td>
      <td
        className="py-3 pr-4 whitespace-nowrap max-lg:p-0 max-lg:text-right"
        title={lastSignInAt ? fullDate(lastSignInAt) : undefined}
      >
        <Caption>Giriş</Caption>
        {lastSignInAt ? relativeTime(lastSignInAt) : 'Hiç'}
      </td>
      <td className="py-2 text-right max-lg:col-span-2 max-lg:pt-1 max-lg:pb-0 max-lg:text-left">
        <UserActions user={user} />
      </td>
    </tr>
  );
}
