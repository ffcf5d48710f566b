import { expect, it } from 'vitest';
import { defaultTerms } from '#domain/billing/plans.ts';
import { largerPlanText, neededText, refillText, shortageOf, shortText } from './shortage-text.ts';

const free = {
  tokens: 62,
  plan: 'free',
  terms: defaultTerms.free,
  emailVerified: true,
  signUpTokensWait: false,
  welcomeTokens: 0,
} as const;

it('is short below 100 tokens, for accounts only', () => {
  expect(shortageOf({ ...free, tokens: 99 })).not.toBeNull();
  expect(shortageOf({ ...free, tokens: 100 })).toBeNull();
  expect(shortageOf(null)).toBeNull();
});

it('says what is left, when it is refilled and what Pro would bring', () => {
  expect(neededText(free)).toBe('62 tokeniniz kaldı; yeni bir metin için en az 100 token gerekir.');
  expect(neededText({ ...free, tokens: 0 })).toMatch(/^Tokeniniz kalmadı;/);
  expect(refillText(free, defaultTerms)).toBe(
    'Bakiyeniz gece yarısı, Türkiye saatiyle 00.00’da 500 tokene tamamlanır.',
  );
  expect(largerPlanText(free, defaultTerms)).toBe('Profesyonel planında günde 4.000 token vardır.');
  expect(shortText(free)).toBe('62 tokeniniz kaldı; gece yarısı 00.00’da yenilenir.');
});

it('speaks of the e-mail where it is not verified, and sells nothing to who has a paid plan', () => {
  const unverified = { ...free, emailVerified: false };
  expect(refillText(unverified, defaultTerms)).toBe(
    'E-posta adresinizi doğruladığınızda her gün 500 token gelmeye başlar.',
  );
  expect(refillText({ ...unverified, signUpTokensWait: true }, defaultTerms)).toContain('500 token');
  expect(refillText({ ...unverified, welcomeTokens: 1_500 }, defaultTerms)).toBe(
    'E-posta adresinizi doğruladığınızda her gün 500 token gelmeye başlar. Ayrıca bir kereye özgü 1.500 tokenlik hoş geldiniz hediyesi gelir.',
  );
  expect(shortText(unverified)).toContain('e-posta doğrulanınca');
  for (const plan of ['pro', 'publisher'] as const)
    expect(largerPlanText({ ...free, plan }, defaultTerms)).toBeNull();
});
