import { expect, test } from 'vitest';
import { mergeChanges } from './merge-changes.ts';

const base = { name: 'Kasa', model: 'bir', active: true };

test('takes each field from the side that changed it', () => {
  const mine = { ...base, name: 'Yeni kasa' };
  const theirs = { ...base, active: false };
  expect(mergeChanges(base, mine, theirs)).toEqual({
    merged: { name: 'Yeni kasa', model: 'bir', active: false },
    both: [],
  });
});

test('keeps the own value of a field that both sides changed, and names it', () => {
  const mine = { ...base, name: 'Benimki', model: 'iki' };
  const theirs = { ...base, name: 'Onunki', model: 'iki' };
  expect(mergeChanges(base, mine, theirs)).toEqual({
    merged: { name: 'Benimki', model: 'iki', active: true },
    both: ['name'],
  });
});
