import type { AccessFilter, AdminUser, ConfirmationFilter, PlanFilter } from '#contract/admin-users.ts';
import { grantedDays } from '#domain/account/users.ts';
import { plans } from '#domain/billing/plans.ts';
import { dayMs } from '#domain/time/durations.ts';
import { istanbulDay } from '#domain/time/time.ts';

export const planFilterNames: Readonly<Record<PlanFilter, string>> = {
  all: 'Tüm planlar',
  free: plans.free.name,
  pro: plans.pro.name,
  publisher: plans.publisher.name,
};
export const confirmationFilterNames: Readonly<Record<ConfirmationFilter, string>> = {
  all: 'Hepsi',
  confirmed: 'Doğrulanmış',
  unconfirmed: 'Doğrulanmamış',
};
export const accessFilterNames: Readonly<Record<AccessFilter, string>> = {
  all: 'Hepsi',
  suspended: 'Askıya alınmış',
};

/** The name of a person in questions: full name, else username, else address. */
export const callName = ({ fullName, username, email }: AdminUser): string => fullName || username || email;

const numbers = new Intl.NumberFormat('tr-TR');

/** A whole number in Turkish format: 12.345. */
export const formatCount = (count: number): string => numbers.format(count);

/** A minimum: 1.000+. */
export const formatAtLeast = (count: number, atLeast: boolean): string =>
  `${formatCount(count)}${atLeast ? '+' : ''}`;

/** The total as text. */
export const totalText = ({ count, atLeast }: { count: number; atLeast: boolean }): string =>
  `${formatAtLeast(count, atLeast)} kullanıcı`;

/** The default last day of a grant: 31 days from now, or from the end of the same plan. */
export function usualEnd(user: AdminUser, plan: AdminUser['plan'], now: Date): string {
  const runs = user.plan === plan && user.planEndsAt !== null ? Date.parse(user.planEndsAt) : 0;
  return istanbulDay(new Date(Math.max(now.getTime(), runs) + grantedDays * dayMs));
}

/**
 * The requested end: the last second of the chosen Istanbul day, so that this day is included. Undefined for the
 * default day, which the server calculates to the second.
 */
export function endOfGrant(day: string, now: Date): string | undefined {
  if (day === istanbulDay(new Date(now.getTime() + grantedDays * dayMs))) return undefined;
  return new Date(`${day}T23:59:59+03:00`).toISOString();
}
