import { expect, it } from 'vitest';
import { planComparison } from './plan-comparison.ts';
import { plans } from './plans.ts';
import {
  longestGeneration,
  planOffers,
  storiesPerDay,
  storyCost,
  yearlySaving,
  yearlyText,
} from './pricing.ts';

it('computes how many stories a day a plan pays for from its own caps', () => {
  expect(storiesPerDay('free')).toBe(1);
  expect(storiesPerDay('pro')).toBe(4);
});

it('computes how long one generation of a plan can get', () => {
  expect(longestGeneration('free')).toBe(320);
  expect(longestGeneration('pro')).toBe(800);
});

it('says on a card what the catalogue says', () => {
  const said = (plan: 'free' | 'pro') => Object.values(planOffers[plan]).flat().join('\n');
  for (const figure of ['500 token', '15.000 token', '320 sözcük', 'Günde 1 sihirbaz'])
    expect(said('free')).toContain(figure);
  for (const figure of ['4.000 token', '80.000 token', '800 sözcük', 'Öncelikli destek'])
    expect(said('pro')).toContain(figure);
});

it('compares the plans by the catalogue’s figures', () => {
  const row = (name: string) => planComparison.find((line) => line.name === name);
  expect(row('Fiyat')).toMatchObject({ free: '₺0', pro: '₺200 / 31 gün' });
  expect(row('Günlük token')).toMatchObject({ free: '500', pro: '4.000' });
  expect(row('Aylık güvence')).toMatchObject({ free: '15.000', pro: '80.000' });
  expect(row('Hikâye sihirbazı')).toMatchObject({ free: 'Günde 1 hikâye', pro: 'Sınırsız' });
  expect(row('Modelin çıktı sınırı')).toMatchObject({ free: '800 token', pro: '2.500 token' });
  expect(row('Dışa aktarma')).toMatchObject({
    free: 'Düz metin',
    pro: 'Düz metin, Word, E-kitap, PDF, Markdown',
  });
  const { low, high } = storyCost('pro');
  expect(low).toBeLessThan(high);
  expect(plans.pro.dailyTokens / high).toBeLessThanOrEqual(storiesPerDay('pro'));
});

it('computes what a year would save instead of naming the figure that does not fit', () => {
  expect(yearlySaving(plans.pro)).toBe(48_000);
  expect(yearlyText(plans.pro)).toBe('12 ay, %20 tasarruf: yılda ₺480');
  expect(yearlySaving(plans.publisher)).toBe(0);
});
