import { expect, it } from 'vitest';
import { formatAmount, formatPrice } from './money.ts';

it('writes prices and amounts in the Turkish way', () => {
  expect([formatPrice(20_000), formatPrice(19_990), formatPrice(0)]).toEqual(['₺200', '₺199,90', '₺0']);
  expect([formatAmount(20_000), formatAmount(123_456), formatAmount(-50)]).toEqual([
    '₺200,00',
    '₺1.234,56',
    '-₺0,50',
  ]);
});
