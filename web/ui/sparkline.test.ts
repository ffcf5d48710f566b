import { expect, it } from 'vitest';
import { curvePoints } from './sparkline.tsx';

it('draws values from left to right between the lower and the upper edge', () => {
  expect(curvePoints([0, 5, 10])).toBe('2.0,30.0 60.0,16.0 118.0,2.0');
});

it('draws a flat line at the lower edge when there is nothing', () => {
  expect(curvePoints([0, 0])).toBe('2.0,30.0 118.0,30.0');
});

it('draws negative values below zero', () => {
  expect(curvePoints([-10, 10])).toBe('2.0,30.0 118.0,2.0');
});
