import { expect, test } from 'vitest';
import { firstWordWithin } from './first-word-times.ts';

const buckets = [
  { upToMs: 5_000, texts: 1 },
  { upToMs: 500, texts: 10 },
  { upToMs: 800, texts: 9 },
];

test('returns the bound within which the share of texts began, in any order of the buckets', () => {
  expect(firstWordWithin(buckets, 0.5)).toBe(500);
  expect(firstWordWithin(buckets, 0.95)).toBe(800);
  expect(firstWordWithin(buckets, 1)).toBe(5_000);
});

test('returns null without texts', () => {
  expect(firstWordWithin([], 0.5)).toBeNull();
  expect(firstWordWithin([{ upToMs: 500, texts: 0 }], 0.5)).toBeNull();
});
