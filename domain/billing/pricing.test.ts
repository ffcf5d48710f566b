import { expect, it } from 'vitest';
import { planComparison } from './plan-comparison.ts';
import { defaultTerms, plans } from './plans.ts';
import { longestGeneration, pagesOf, planOffer, storiesPerDay, storyCost, yearlyText } from './pricing.ts';

it('computes from a plan’s caps how many stories its daily tokens pay for', () => {
  expect(storiesPerDay(defaultTerms.free)).toBe(1);
  expect(storiesPerDay(defaultTerms.pro)).toBe(4);
});

it('computes the pages of 250 words that tokens pay for', () => {
  expect(pagesOf(defaultTerms.free.dailyTokens)).toBe(1);
  expect(pagesOf(defaultTerms.pro.dailyTokens)).toBe(8);
  expect(pagesOf(80_000)).toBe(170);
  expect(pagesOf(10)).toBe(1);
});

it('has a card of the plan that is not sold, without a price and a guarantee', () => {
  const text = JSON.stringify(planOffer(defaultTerms.publisher, true));
  expect(text).toContain('8.000 token');
  expect(text).toContain('en çok 5 paragraf');
  expect(text).not.toContain('güvence');
});

it('computes the maximum length of one generation of a plan', () => {
  expect(longestGeneration(defaultTerms.free)).toBe(320);
  expect(longestGeneration(defaultTerms.pro)).toBe(800);
});

it('shows the catalogue’s figures on the cards of the plans', () => {
  const textOf = (plan: 'free' | 'pro') =>
    Object.values(planOffer(defaultTerms[plan], true)).flat().join('\n');
  for (const figure of ['500 token', '320 sözcük', 'Günde 1 sihirbaz'])
    expect(textOf('free')).toContain(figure);
  for (const figure of ['4.000 token', '80.000 token', '800 sözcük', 'Öncelikli destek'])
    expect(textOf('pro')).toContain(figure);
});

it('shows the catalogue’s figures in the plan comparison', () => {
  const row = (name: string) => planComparison(defaultTerms, true).find((line) => line.name === name);
  expect(row('Fiyat')).toMatchObject({ free: '₺0', pro: '₺200 / 31 gün' });
  expect(row('Günlük token')).toMatchObject({ free: '500', pro: '4.000' });
  expect(row('Aylık token')).toMatchObject({
    free: 'En çok 15.000: günde 500, 30 gün',
    pro: '80.000 güvence',
  });
  expect(row('Hikâye sihirbazı')).toMatchObject({ free: 'Günde 1 hikâye', pro: 'Sınırsız' });
  expect(row('Modelin çıktı sınırı')).toMatchObject({ free: '800 token', pro: '2.500 token' });
  expect(row('Dışa aktarma')).toMatchObject({
    free: 'Düz metin',
    pro: 'Düz metin, Word, E-kitap, PDF, Markdown',
  });
  const { low, high } = storyCost(defaultTerms.pro);
  expect(low).toBeLessThan(high);
  expect(defaultTerms.pro.dailyTokens / high).toBeLessThanOrEqual(storiesPerDay(defaultTerms.pro));
});

it('mentions a guarantee only for plans that use it', () => {
  for (const plan of Object.values(plans))
    expect(defaultTerms[plan.id].monthlyGuaranteeTokens === null, plan.id).toBe(!plan.drawsOnGuarantee);
  expect(JSON.stringify(planOffer(defaultTerms.free, true))).not.toContain('güvence');
  for (const { free } of planComparison(defaultTerms, true)) expect(free).not.toContain('güvence');
});

it('lists uncensored access only when the operator allows adult content', () => {
  const textOf = (adultContent: boolean) =>
    JSON.stringify([planOffer(defaultTerms.pro, adultContent), planComparison(defaultTerms, adultContent)]);
  expect(textOf(true)).toContain('Sansürsüz');
  expect(textOf(false)).not.toContain('Sansürsüz');
});

it('shows no amount for a year, which is not sold', () => {
  expect(yearlyText).toBe('12 ay, %20 tasarruf');
});

it('names a wizard’s daily limit wherever there is one', () => {
  const limited = { ...defaultTerms.pro, wizardPerDay: 5 };
  expect(planOffer(limited, true).proFeatures).toContain('Günde 5 sihirbaz hikâyesi');
  const free = { ...defaultTerms.free, wizardPerDay: null };
  expect(planOffer(free, true).features).toContain('Günde sınırsız sihirbaz hikâyesi');
});
