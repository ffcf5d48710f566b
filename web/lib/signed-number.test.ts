import { expect, it } from 'vitest';
import { signedNumber } from './signed-number.ts';

it.each([
  [-199, '−199'],
  [-12_500, '−12.500'],
  [1_500, '+1.500'],
  [0, '0'],
])('writes the change %i as %s', (change, text) => {
  expect(signedNumber(change)).toBe(text);
});
