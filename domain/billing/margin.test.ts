import { expect, test } from 'vitest';
import { costInKurus, marginOf } from './margin.ts';

const noRates = { USD: null, EUR: null };

test('adds the costs of all currencies in kuruş', () => {
  expect(costInKurus({ USD: 2, EUR: 1, TRY: 5 }, { USD: 40, EUR: 45.5 })).toBe(13_050);
});

test('needs no rate for a currency without costs, nor for lira', () => {
  expect(costInKurus({ USD: 0, EUR: 0, TRY: 5.555 }, noRates)).toBe(556);
  expect(costInKurus({ USD: 1, EUR: 0, TRY: 0 }, { USD: 40, EUR: null })).toBe(4_000);
});

test('knows no cost and no margin when a rate is missing', () => {
  const cost = costInKurus({ USD: 0.000001, EUR: 0, TRY: 5 }, noRates);
  expect(cost).toBeNull();
  expect(marginOf(1_000, cost)).toBeNull();
});

test('subtracts the cost from the revenue', () => {
  expect(marginOf(1_000, 1_250)).toBe(-250);
});
