import { expect, test } from 'vitest';
import { formatClock, formatShare } from './figures.ts';

test('a share is written the Turkish way, also of nothing', () => {
  expect([formatShare(3, 7), formatShare(1, 1), formatShare(0, 0)]).toEqual(['%43', '%100', '%0']);
});

test('a time is Istanbul’s', () => {
  expect(formatClock('2026-11-21T21:05:09.000Z')).toBe('00:05:09');
});
