import { expect, test } from 'vitest';
import { formatClock, formatFigure, formatShares } from './figures.ts';

test('formats shares in Turkish that add up to 100, and two zeros of nothing', () => {
  expect(formatShares(3, 4)).toEqual(['%43', '%57']);
  expect(formatShares(1, 7)).toEqual(['%13', '%87']);
  expect(formatShares(1, 0)).toEqual(['%100', '%0']);
  expect(formatShares(0, 0)).toEqual(['%0', '%0']);
});

test('marks a count that was not finished', () => {
  expect(formatFigure({ count: 1_204, more: false })).toBe('1.204');
  expect(formatFigure({ count: 10_000, more: true })).toBe('10.000+');
});

test('formats a time in Istanbul', () => {
  expect(formatClock('2026-11-21T21:05:09.000Z')).toBe('00:05:09');
});
