import { expect, test } from 'vitest';
import { defaultTerms } from '#domain/billing/plans.ts';
import { tokensPrice } from './story-price.ts';

test('a story costs its share of the plan’s price', () => {
  // 200 TL for 31 days of 4,000 tokens: 1,240 tokens are a hundredth of them.
  expect(tokensPrice(defaultTerms.pro, 1_240)).toBeCloseTo(200, 6);
  expect(tokensPrice(defaultTerms.free, 1_240)).toBe(0);
  expect(tokensPrice(defaultTerms.publisher, 1_240)).toBeNull();
});
