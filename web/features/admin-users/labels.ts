import type {
  AccessFilter,
  AdminUser,
  ConfirmationFilter,
  Customer,
  PlanFilter,
  SentMail,
} from '#contract/admin-users.ts';
import type { ledgerReasons } from '#contract/tokens.ts';
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

/** The plan that an administrator sees, so that the server refuses a decision about an older one. */
export const seenPlan = ({ plan, planEndsAt }: AdminUser): Pick<AdminUser, 'plan' | 'planEndsAt'> => ({
  plan,
  planEndsAt,
});

/** The address of a person's page. */
export const customerPath = (id: string): string => `/admin/kullanicilar/${id}`;

/** The address of a message in the support messages. */
export const messagePath = (id: string): string => `/admin/mesajlar?mesaj=${id}`;

const signInWayNames: Readonly<Record<string, string>> = { credential: 'Şifre', google: 'Google' };
export const signInWayName = (way: string): string => signInWayNames[way] ?? way;

const planSourceNames: Readonly<Record<string, string>> = {
  payment: 'Kartla ödeme',
  membership: 'Ödeme bağlantısı',
  admin: 'Yönetici verdi',
};
/** Where a period of a plan came from. */
export const planSourceName = (source: string): string => planSourceNames[source] ?? 'Başka bir kaynak';

/** Whether a period runs, is to come or has ended. */
export function periodState(
  { startsAt, endsAt, revokedAt }: Customer['plans'][number],
  now: Date,
): 'Geri alındı' | 'Bitti' | 'Başlayacak' | 'Sürüyor' {
  if (revokedAt) return 'Geri alındı';
  if (new Date(endsAt) <= now) return 'Bitti';
  return new Date(startsAt) > now ? 'Başlayacak' : 'Sürüyor';
}

const ledgerReasonNames: Readonly<Record<(typeof ledgerReasons)[number], string>> = {
  sign_up: 'Kayıtla gelen',
  welcome: 'Hoş geldin hediyesi',
  daily_allowance: 'Günlük yenileme',
  monthly_guarantee: 'Aylık güvenceden',
  takeover: 'Hesap devralınırken silindi',
  plan_change: 'Plan değişikliği',
  grant: 'Yönetici ekledi',
  generation: 'Metin üretimi',
  text: 'Metin işleme',
  response: 'Yanıt',
};
/** The reason of a change of a balance. */
export const ledgerReasonName = (reason: (typeof ledgerReasons)[number], delta: number): string =>
  reason === 'grant' && delta < 0 ? 'Yönetici düştü' : ledgerReasonNames[reason];

export const mailOutcomeNames: Readonly<
  Record<SentMail['outcome'], { text: string; tone: 'success' | 'danger' | 'accent' }>
> = {
  sent: { text: 'Gönderildi', tone: 'success' },
  refused: { text: 'Adres reddetti', tone: 'danger' },
  failed: { text: 'Yeniden denenecek', tone: 'accent' },
};

const consentNames: Readonly<Record<string, string>> = {
  privacy: 'Gizlilik politikası',
  terms: 'Kullanım koşulları',
};
export const consentName = (document: string): string => consentNames[document] ?? document;

/** A size in megabytes: "12,3 MB". */
export const formatMegabytes = (bytes: number): string =>
  `${(bytes / 1_000_000).toLocaleString('tr-TR', { maximumFractionDigits: 1 })} MB`;
