import type { Balance } from '#contract/tokens.ts';
import { plans } from '#domain/billing/plans.ts';
import { untilDay } from '#domain/time/day-phrases.ts';
import { formatDay } from '#web/lib/dates.ts';

/** The next date of a plan: its end, which is not a charge; a cancelled plan says so. */
export function nextPayment({
  plan,
  planEndsAt,
  planCancelledAt,
}: Pick<Balance, 'plan' | 'planEndsAt' | 'planCancelledAt'>): {
  date: string;
  note: string;
} {
  if (plan === 'free') return { date: '—', note: 'Ücretsiz planda ödeme yok.' };
  if (planEndsAt === null) return { date: '—', note: 'Planınızın bitiş tarihi yok; otomatik çekim yok.' };
  if (planCancelledAt !== null) {
    const until = untilDay(new Date(planEndsAt));
    return { date: '—', note: `İptal ettiniz; ${until} ${plans[plan].name}.` };
  }
  return { date: formatDay(planEndsAt), note: 'Plan o gün biter; otomatik çekim yok.' };
}
