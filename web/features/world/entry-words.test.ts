import { expect, test } from 'vitest';
import { isWanted, nameOf, newestFirst } from './entry-words.ts';

const mill = { kind: 'place' as const, name: 'Kırık Değirmen', aliases: ['Işıklı'], text: 'Dere kıyısında.' };

test.each(['değirmen kırık', 'DEGIRMEN', 'isikli', 'kıyı', ''])('“%s” finds the mill', (sought) => {
  expect(isWanted(mill, 'all', sought)).toBe(true);
});

test('an entry of another kind, or without one of the words, is not found', () => {
  expect(isWanted(mill, 'object', '')).toBe(false);
  expect(isWanted(mill, 'place', 'değirmen köprü')).toBe(false);
});

test('a plot element is called by how it begins', () => {
  expect(nameOf({ kind: 'plot', name: '', text: 'Kıyıya\nbir sandık vurur.' })).toBe(
    'Kıyıya bir sandık vurur.',
  );
  expect(nameOf({ kind: 'plot', name: '', text: 'a'.repeat(200) })).toBe(`${'a'.repeat(70)}…`);
  expect(nameOf(mill)).toBe('Kırık Değirmen');
});

test('the newest entry comes first, of two of one moment the larger id', () => {
  const [older, a, b] = [
    { id: 'c', createdAt: '2026-01-01' },
    { id: 'a', createdAt: '2026-01-02' },
    { id: 'b', createdAt: '2026-01-02' },
  ];
  expect([older, a, b].sort(newestFirst)).toEqual([b, a, older]);
});
