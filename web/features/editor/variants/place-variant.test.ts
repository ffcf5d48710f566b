import { expect, it } from 'vitest';
import type { Variant } from '#contract/variants.ts';
import { placeOfGroup } from './place-variant.ts';

const variant = (text: string, kept = false): Variant => ({
  id: '00000000-0000-4000-8000-000000000001',
  status: 'completed',
  idea: '',
  genre: '',
  surface: 'editor',
  text,
  receipt: { cost: 1, remaining: 1 },
  freeFailure: false,
  brokenOff: false,
  error: null,
  notice: null,
  byStoryteller: true,
  createdAt: '2026-11-21T09:00:00.000Z',
  finishedAt: null,
  kept,
});
const variants = [variant('Birinci.'), variant('İkinci.', true)];

it('is where one of its texts stands, the one that was put there last first', () => {
  const group = { variants, passage: '', purpose: 'write' as const };
  expect(placeOfGroup('Önce. Birinci.', group)).toEqual({ from: 6, to: 14, exact: true });
  expect(placeOfGroup('Birinci. İkinci.', group)).toEqual({ from: 9, to: 16, exact: true });
  expect(placeOfGroup('Hiçbiri.', group)).toBeNull();
});

it('is the passage that it was made from, where that still stands and is replaced', () => {
  const group = { variants, passage: 'Seçim.' };
  expect(placeOfGroup('Bir seçim. Seçim.', { ...group, purpose: 'shorten' })).toMatchObject({
    from: 11,
    to: 17,
  });
  expect(placeOfGroup('Bir seçim. Seçim.', { ...group, purpose: 'names' })).toBeNull();
});
