import { expect, test } from 'vitest';
import { usualSettings } from '../site/site-settings.ts';
import { defaultTerms } from './plans.ts';
import { storiesLeft, storiesLeftShort, storiesLeftText } from './stories-left.ts';

const free = { terms: defaultTerms.free, emailVerified: true } as const;

test('counts stories of one paragraph, and one as long as a text can be started', () => {
  expect(
    [0, 99, 100, 500, 800, 1_200].map((tokens) => storiesLeft({ terms: defaultTerms.free, tokens })),
  ).toEqual([0, 0, 1, 1, 2, 3]);
});

test('promises three to five stories on the first day', () => {
  const tokens = defaultTerms.free.dailyTokens + usualSettings.welcomeTokens;
  expect(storiesLeft({ terms: defaultTerms.free, tokens })).toBe(5);
  expect(storiesLeftText({ ...free, tokens })).toBe('Bugün yaklaşık 5 hikâyelik hakkınız var');
  expect(storiesLeftShort({ ...free, tokens })).toBe('≈ 5 hikâye');
  expect(storiesLeft({ terms: defaultTerms.free, tokens: defaultTerms.free.dailyTokens })).toBe(1);
});

test('says when the tokens are renewed, where none can be started', () => {
  expect(storiesLeftText({ ...free, tokens: 99 })).toBe(
    'Bugünlük hikâye hakkınız doldu; gece yarısı 00.00’da yenilenir',
  );
  expect(storiesLeftText({ ...free, tokens: 0, emailVerified: false })).toBe(
    'Hikâye hakkınız doldu; e-posta adresinizi doğruladığınızda yenilenir',
  );
  expect(storiesLeftShort({ ...free, tokens: 0 })).toBe('Hak doldu');
});

test('says nothing on the paid plans', () => {
  for (const plan of ['pro', 'publisher'] as const) {
    expect(storiesLeftText({ terms: defaultTerms[plan], tokens: 4_000, emailVerified: true })).toBeNull();
    expect(storiesLeftShort({ terms: defaultTerms[plan], tokens: 4_000 })).toBeNull();
  }
});
