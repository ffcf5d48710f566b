import { expect, it } from 'vitest';
import { formatPrice, storiesPerDay } from './plan-figures.ts';

it('computes how many stories a day a plan pays for from its own caps', () => {
  expect(storiesPerDay('free')).toBe(1);
  expect(storiesPerDay('pro')).toBe(4);
});

it('writes prices in the Turkish way', () => {
  expect(formatPrice(20_000)).toBe('₺200');
  expect(formatPrice(0)).toBe('₺0');
});
