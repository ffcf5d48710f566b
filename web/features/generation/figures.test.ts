import { expect, it } from 'vitest';
import { defaultTerms } from '#domain/billing/plans.ts';
import { formatElapsed, formatFailureCharge, formatForecast, formatReceipt } from './figures.ts';
import { forecastFor } from './forecast.ts';

it('shows elapsed time as a clock does', () => {
  expect([0, 7_900, 65_000, -5].map(formatElapsed)).toEqual(['0:00', '0:07', '1:05', '0:00']);
});

it('tells a guest the exact cost and an account a range, in Turkish figures', () => {
  expect(
    formatForecast(forecastFor('kısa fikir', { terms: null, surface: 'landing', continuing: false })),
  ).toBe('yaklaşık 50 token');
  const { low, high } = forecastFor('kısa fikir', {
    terms: defaultTerms.pro,
    surface: 'editor',
    continuing: false,
  });
  expect(low).toBeLessThan(high);
  expect(formatForecast({ low: 845, high: 1_130 })).toBe('yaklaşık 845–1.130 token');
});

it('forecasts a continuation without a direction by the delivered text alone', () => {
  const by = { terms: defaultTerms.pro, surface: 'editor', continuing: true } as const;
  const [bare, directed] = [forecastFor(' ', by), forecastFor('Gemi gelsin.', by)];
  expect(directed.low - bare.low).toBe(3);
  expect(directed.high - bare.high).toBe(3);
});

it('writes a receipt', () => {
  expect(formatReceipt({ cost: 412, remaining: 3_588 })).toBe('412 token harcandı, 3.588 token kaldı');
});

it('writes the cost of an interrupted text', () => {
  expect(formatFailureCharge({ receipt: null, freeFailure: true })).toBe(
    'Bugünkü ücretsiz aksama haklarınızdan biri kullanıldı; bu metin için token harcanmadı.',
  );
  expect(formatFailureCharge({ receipt: { cost: 12, remaining: 488 }, freeFailure: false })).toBe(
    'Kesilene kadar gelen metin için 12 token harcandı, 488 token kaldı.',
  );
});
