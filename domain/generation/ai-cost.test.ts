import { expect, test } from 'vitest';
import { callCost, type TokenPrices } from './ai-cost.ts';

const prices: TokenPrices = { input: 2, cached: 0.5, output: 8, currency: 'USD' };

test('charges input, cached input and output at their prices per million', () => {
  const usage = { input: 1_000_000, cached: 400_000, output: 500_000, thinking: 100_000 };
  expect(callCost(usage, prices)).toBe(0.6 * 2 + 0.4 * 0.5 + 0.5 * 8);
});

test('charges cached input like other input without a price of its own', () => {
  const usage = { input: 1_000, cached: 1_000, output: 0, thinking: null };
  expect(callCost(usage, { ...prices, cached: null })).toBe(0.002);
});

test('rounds to a millionth', () => {
  const usage = { input: 1, cached: null, output: 0, thinking: null };
  expect(callCost(usage, { ...prices, input: 0.15 })).toBe(0);
  expect(callCost({ ...usage, input: 7 }, { ...prices, input: 0.15 })).toBe(0.000001);
});
