import { expect, it } from 'vitest';
import { formatPrice, longestGeneration, storiesPerDay } from './plan-figures.ts';

it('computes how many stories a day a plan pays for from its own caps', () => {
  expect(storiesPerDay('free')).toBe(1);
  expect(storiesPerDay('pro')).toBe(4);
});

it('computes how long one generation of a plan can get', () => {
  expect(longestGeneration('free')).toBe(320);
  expect(longestGeneration('pro')).toBe(800);
});

it('writes prices in the Turkish way', () => {
  expect(formatPrice(20_000)).toBe('₺200');
  expect(formatPrice(0)).toBe('₺0');
});
