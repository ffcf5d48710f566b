import type { FailureCharge } from './generation-fault.ts';

/** Elapsed time as a clock shows it: ms → "0:07", "1:05". */
export function formatElapsed(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1_000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

const numbers = new Intl.NumberFormat('tr-TR');

/** The estimate shown before a click: "yaklaşık 290–380 token", or "yaklaşık 50 token" when both ends meet. */
export function formatForecast({ low, high }: { low: number; high: number }): string {
  return low === high
    ? `yaklaşık ${numbers.format(low)} token`
    : `yaklaşık ${numbers.format(low)}–${numbers.format(high)} token`;
}

/** The note beside an estimate above the balance: "120 tokeninizin tamamı harcanır, fazlası alınmaz." */
export const wholeBalanceText = (tokens: number): string =>
  `${numbers.format(tokens)} tokeninizin tamamı harcanır, fazlası alınmaz.`;

/** The cost of an interrupted text: one of the day's free failures, or the tokens of the delivered text. */
export function formatFailureCharge({ receipt, freeFailure }: FailureCharge): string {
  if (freeFailure)
    return 'Bugünkü ücretsiz aksama haklarınızdan biri kullanıldı; bu metin için token harcanmadı.';
  return receipt ? `Kesilene kadar gelen metin için ${formatReceipt(receipt)}.` : '';
}

/** What a text cost: "120 token harcandı". */
export const formatCost = (tokens: number): string => `${numbers.format(tokens)} token harcandı`;

/** What is left after it: "380 token kaldı". */
export const formatRemaining = (tokens: number): string => `${numbers.format(tokens)} token kaldı`;

/** The receipt under a text: "120 token harcandı, 380 token kaldı". */
export const formatReceipt = ({ cost, remaining }: { cost: number; remaining: number }): string =>
  `${formatCost(cost)}, ${formatRemaining(remaining)}`;
