import type { Customer } from '#contract/admin-users.ts';
import { plans } from '#domain/billing/plans.ts';
import { relativeTime } from '#domain/time/time.ts';
import { Fact, Facts } from '#web/features/admin-payments/index.ts';
import { formatDay, formatDayAndTime } from '#web/lib/dates.ts';
import { Card } from '#web/ui/card.tsx';
import { CustomerSection } from './customer-section.tsx';
import { formatCount, formatMegabytes, signInWayName } from './labels.ts';

/** Profile, plan, balance and numbers of a person. */
export function CustomerFacts({ customer }: { customer: Customer }) {
  const { user, profile, stories, signInWays, secondFactor, tokensUsedIn30Days } = customer;
  return (
    <CustomerSection title="Hesap">
      <Card className="grid gap-6">
        <Facts>
          <Fact name="Plan">
            {plans[user.plan].name}
            {user.planEndsAt && `, bitişi ${formatDay(user.planEndsAt)}`}
          </Fact>
          <Fact name="Bakiye">{formatCount(user.tokens)} token</Fact>
          <Fact name="Son 30 günde kullanılan">{formatCount(tokensUsedIn30Days)} token</Fact>
          {user.planCancelledAt && <Fact name="Planını iptal etti">{formatDay(user.planCancelledAt)}</Fact>}
          <Fact name="Ad">{user.fullName || '—'}</Fact>
          <Fact name="Kullanıcı adı">{user.username ? `@${user.username}` : '—'}</Fact>
          <Fact name="Kayıt">{formatDayAndTime(user.createdAt)}</Fact>
          <Fact name="Son giriş">{user.lastSignInAt ? relativeTime(user.lastSignInAt) : 'Hiç'}</Fact>
          <Fact name="Giriş yolları">{signInWays.map(signInWayName).join(', ') || 'Yalnızca kod'}</Fact>
          <Fact name="İki adımlı giriş">{secondFactor ? 'Açık' : 'Kapalı'}</Fact>
          <Fact name="Yetişkin beyanı">
            {profile.adultDeclaredAt ? formatDay(profile.adultDeclaredAt) : 'Yok'}
          </Fact>
          {user.suspendedAt && <Fact name="Askıya alındı">{formatDayAndTime(user.suspendedAt)}</Fact>}
          <Fact name="Hikâye">
            {formatCount(stories.total)}
            {stories.inBin > 0 && `, çöpte ${formatCount(stories.inBin)}`}
          </Fact>
          <Fact name="Paylaşılan hikâye">{formatCount(stories.shared)}</Fact>
          <Fact name="Son yazma">{stories.lastChangedAt ? relativeTime(stories.lastChangedAt) : 'Hiç'}</Fact>
          <Fact name="Saklama alanı">{formatMegabytes(stories.bytes)}</Fact>
        </Facts>
        {profile.bio && (
          <div className="grid gap-0.5 text-sm">
            <p className="text-xs text-ink-soft">Tanıtım yazısı</p>
            <p className="max-w-prose whitespace-pre-line wrap-anywhere">{profile.bio}</p>
          </div>
        )}
      </Card>
    </CustomerSection>
  );
}
