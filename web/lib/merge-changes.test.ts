import { expect, test } from 'vitest';
import { mergeChanges } from './merge-changes.ts';

const base = { name: 'Kasa', model: 'bir', active: true };

test('what only one side has changed is kept from both', () => {
  const mine = { ...base, name: 'Yeni kasa' };
  const theirs = { ...base, active: false };
  expect(mergeChanges(base, mine, theirs)).toEqual({
    merged: { name: 'Yeni kasa', model: 'bir', active: false },
    both: [],
  });
});

test('what both have changed is named, and stays one’s own', () => {
  const mine = { ...base, name: 'Benimki', model: 'iki' };
  const theirs = { ...base, name: 'Onunki', model: 'iki' };
  expect(mergeChanges(base, mine, theirs)).toEqual({
    merged: { name: 'Benimki', model: 'iki', active: true },
    both: ['name'],
  });
});
