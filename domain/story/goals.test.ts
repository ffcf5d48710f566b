import { expect, test } from 'vitest';
import { streakOf } from './goals.ts';

/** Returns days of November 2026: the 16th is a Monday, the 21st a Saturday. */
const days = (...numbers: number[]) => numbers.map((day) => `2026-11-${String(day).padStart(2, '0')}`);
const today = '2026-11-21';

test.each([
  ['nothing written', [], 0],
  ['only today', [21], 1],
  ['today not yet reached', [18, 19, 20], 3],
  ['one day missed this week', [17, 18, 20, 21], 4],
  ['two days missed this week', [16, 17, 20, 21], 2],
  ['one missed in each of two weeks', [10, 11, 13, 14, 15, 16, 18, 19, 20, 21], 10],
  ['Sunday and Monday missed: two weeks, one each', [13, 14, 17, 18, 19, 20, 21], 7],
  ['two days of last week missed', [9, 10, 13, 14, 15, 16, 17, 18, 19, 20, 21], 9],
  ['an old day long before', [2, 20, 21], 2],
] as const)('%s', (_name, reached, streak) => {
  expect(streakOf(days(...reached), today)).toBe(streak);
});
