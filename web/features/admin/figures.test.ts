import { expect, test } from 'vitest';
import { formatClock, formatFigure, formatShares } from './figures.ts';

test('shares are written the Turkish way and make up the whole, also of nothing', () => {
  expect(formatShares(3, 4)).toEqual(['%43', '%57']);
  expect(formatShares(1, 7)).toEqual(['%13', '%87']);
  expect(formatShares(1, 0)).toEqual(['%100', '%0']);
  expect(formatShares(0, 0)).toEqual(['%0', '%0']);
});

test('a count that was not finished says so', () => {
  expect(formatFigure({ count: 1_204, more: false })).toBe('1.204');
  expect(formatFigure({ count: 10_000, more: true })).toBe('10.000+');
});

test('a time is Istanbul’s', () => {
  expect(formatClock('2026-11-21T21:05:09.000Z')).toBe('00:05:09');
});
