import type { PlanTerms } from './plans.ts';
import { storyCost } from './pricing.ts';
import { minimumToGenerate } from './tokens.ts';

/** Whose stories are counted, with the terms of the plan and the balance in tokens. */
export interface StoryBalance {
  terms: PlanTerms;
  tokens: number;
  emailVerified: boolean;
}

const numbers = new Intl.NumberFormat('tr-TR');

/**
 * About how many stories of one paragraph a balance pays for on the free plan (docs/product/tokens.md). A started text
 * never costs more than the balance, so a balance that can start one pays for at least one. Null on the paid plans,
 * whose tokens are hardly used up in a day.
 */
export function storiesLeft({ terms, tokens }: Pick<StoryBalance, 'terms' | 'tokens'>): number | null {
  if (terms.plan !== 'free') return null;
  if (tokens < minimumToGenerate) return 0;
  const { low, high } = storyCost(terms);
  return Math.max(1, Math.floor(tokens / ((low + high) / 2)));
}

/** The same as a sentence; where none is left, it says when the tokens are renewed. Null on the paid plans. */
export function storiesLeftText({ terms, tokens, emailVerified }: StoryBalance): string | null {
  const left = storiesLeft({ terms, tokens });
  if (left === null) return null;
  if (left > 0) return `Bugün yaklaşık ${numbers.format(left)} hikâyelik hakkınız var`;
  return emailVerified
    ? 'Bugünlük hikâye hakkınız doldu; gece yarısı 00.00’da yenilenir'
    : 'Hikâye hakkınız doldu; e-posta adresinizi doğruladığınızda yenilenir';
}

/** The same in two words, for a narrow place. Null on the paid plans. */
export function storiesLeftShort(balance: Pick<StoryBalance, 'terms' | 'tokens'>): string | null {
  const left = storiesLeft(balance);
  if (left === null) return null;
  return left > 0 ? `≈ ${numbers.format(left)} hikâye` : 'Hak doldu';
}
