import type { Balance } from '#contract/tokens.ts';
import { formatDay } from '#web/lib/dates.ts';

/** What comes next on a plan: its end, at which nothing is charged by itself (decisions, Plans: Cancelling). */
export function nextPayment({ plan, planEndsAt }: Pick<Balance, 'plan' | 'planEndsAt'>): {
  date: string;
  note: string;
} {
  if (plan === 'free') return { date: '—', note: 'Ücretsiz planda ödeme yok.' };
  if (planEndsAt === null) return { date: '—', note: 'Planınızın bitiş tarihi yok; otomatik çekim yok.' };
  return { date: formatDay(planEndsAt), note: 'Plan o gün biter; otomatik çekim yok.' };
}
