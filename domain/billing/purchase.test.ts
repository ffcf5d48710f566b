import { describe, expect, it } from 'vitest';
import { dayMs } from '../time/durations.ts';
import { defaultTerms } from './plans.ts';
import { amountInQuery, billingCycleOf, checkoutPath, purchaseOf } from './purchase.ts';

const now = new Date('2026-11-21T09:00:00Z');
const inDays = (days: number) => new Date(now.getTime() + days * dayMs);

describe('purchaseOf', () => {
  it('returns buy on the free plan and after the end of a plan', () => {
    expect(purchaseOf(defaultTerms.pro, { plan: 'free', endsAt: null }, now)).toBe('buy');
    expect(purchaseOf(defaultTerms.pro, { plan: 'pro', endsAt: now }, now)).toBe('buy');
    expect(purchaseOf(defaultTerms.pro, { plan: 'publisher', endsAt: inDays(-1) }, now)).toBe('buy');
  });

  it('returns renew in the last seven days of the plan', () => {
    expect(purchaseOf(defaultTerms.pro, { plan: 'pro', endsAt: inDays(7) }, now)).toBe('renew');
    expect(
      purchaseOf(defaultTerms.pro, { plan: 'pro', endsAt: new Date(inDays(7).getTime() + 1) }, now),
    ).toBe('current');
    expect(purchaseOf(defaultTerms.pro, { plan: 'pro', endsAt: null }, now)).toBe('current');
  });

  it('returns higher when the current plan is higher', () => {
    expect(purchaseOf(defaultTerms.pro, { plan: 'publisher', endsAt: null }, now)).toBe('higher');
    expect(purchaseOf(defaultTerms.pro, { plan: 'publisher', endsAt: inDays(1) }, now)).toBe('higher');
  });

  it.each(['free', 'publisher'] as const)('returns not-sold for a plan without a price: %s', (plan) => {
    expect(purchaseOf(defaultTerms[plan], { plan: 'free', endsAt: null }, now)).toBe('not-sold');
  });
});

describe('the checkout’s address', () => {
  it('contains the price of the catalogue, which is read back in kuruş', () => {
    const query = new URL(checkoutPath(defaultTerms.pro), 'https://yer.example').searchParams;
    expect([query.get('plan'), query.get('billing')]).toEqual(['pro', 'monthly']);
    expect(amountInQuery(query.get('amount'))).toBe(defaultTerms.pro.monthlyPriceKurus);
  });

  it.each([
    ['₺200', 20_000],
    ['200 TL', 20_000],
    ['2.000', 200_000],
    ['199.90', 19_990],
    ['199,90 TL', 19_990],
    ['1.999,90', 199_990],
    ['199,9', 19_990],
    ['', null],
    ['bedava', null],
    [null, null],
  ])('reads lira and kuruş from "%s"', (text, kurus) => expect(amountInQuery(text)).toBe(kurus));

  it('reads every billing cycle except yearly as monthly', () => {
    expect(['yearly', 'monthly', 'x', null].map(billingCycleOf)).toEqual([
      'yearly',
      'monthly',
      'monthly',
      'monthly',
    ]);
  });
});
