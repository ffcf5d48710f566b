import type { Viewer } from '#contract/auth.ts';
import { type PlanCatalogue, plans } from '#domain/billing/plans.ts';
import { minimumToGenerate } from '#domain/billing/tokens.ts';
import { signUpTokensWaitText, welcomeGiftText } from '#domain/billing/welcome-gift.ts';

const numbers = new Intl.NumberFormat('tr-TR');

export type Shortage = Pick<
  Viewer,
  'tokens' | 'plan' | 'terms' | 'emailVerified' | 'signUpTokensWait' | 'welcomeTokens'
>;

/** The balance of a signed-in person where it does not carry a start; null where it does. */
export function shortageOf(viewer: Shortage | null): Shortage | null {
  return viewer !== null && viewer.tokens < minimumToGenerate ? viewer : null;
}

const leftText = (tokens: number) =>
  tokens === 0 ? 'Tokeniniz kalmadı' : `${numbers.format(tokens)} tokeniniz kaldı`;

/** What is left, and what a start needs. */
export const neededText = ({ tokens }: Shortage): string =>
  `${leftText(tokens)}; yeni bir metin için en az ${minimumToGenerate} token gerekir.`;

/** When tokens come back, or what they wait for. */
export function refillText(
  { terms, emailVerified, signUpTokensWait, welcomeTokens }: Shortage,
  { free }: PlanCatalogue,
): string {
  const daily = numbers.format(terms.dailyTokens);
  if (emailVerified) return `Bakiyeniz gece yarısı, Türkiye saatiyle 00.00’da ${daily} tokene tamamlanır.`;
  const first = signUpTokensWait
    ? signUpTokensWaitText(free.dailyTokens)
    : `E-posta adresinizi doğruladığınızda her gün ${daily} token gelmeye başlar.`;
  return `${first} ${welcomeGiftText(welcomeTokens)}`.trim();
}

/** What a larger plan would bring; null where there is none to buy. */
export const largerPlanText = ({ plan }: Shortage, { pro }: PlanCatalogue): string | null =>
  plan === 'free'
    ? `${plans.pro.name} planında günde ${numbers.format(pro.dailyTokens)} token vardır.`
    : null;

/** All of it in a few words, for a narrow place. */
export function shortText({ tokens, emailVerified }: Shortage): string {
  return emailVerified
    ? `${leftText(tokens)}; gece yarısı 00.00’da yenilenir.`
    : `${leftText(tokens)}; e-posta doğrulanınca yenilenir.`;
}
