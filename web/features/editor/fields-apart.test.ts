import { expect, test } from 'vitest';
import { plainNote } from '#domain/story/book/chapter-notes.ts';
import { emptyFields } from './drafts/draft.ts';
import { fieldsApart } from './fields-apart.ts';

const kuyu = { ...plainNote('1', 'Kuyu'), summary: 'Kuyuya iner.', status: 'done' as const };
const gece = { ...plainNote('2', 'Gece'), goal: 2_000 };

test('two versions with the same text tell what else is different', () => {
  const mine = { ...emptyFields, idea: 'Bir kuyu.', chapters: [kuyu, gece] };
  const other = {
    ...emptyFields,
    chapters: [
      { ...kuyu, summary: 'Kuyudan çıkar.' },
      { ...gece, goal: null },
    ],
  };
  expect(fieldsApart(mine, other).map(({ name, mine: here, other: there }) => [name, here, there])).toEqual([
    ['Fikir', 'Bir kuyu.', '—'],
    ['“Kuyu” bölümünün özeti', 'Kuyuya iner.', 'Kuyudan çıkar.'],
    ['“Gece” bölümünün hedefi', '2.000 sözcük', '—'],
  ]);
});

test('a chapter without notes on one side is found by its name', () => {
  const moved = { ...kuyu, id: '9' };
  expect(fieldsApart({ ...emptyFields, chapters: [kuyu] }, { ...emptyFields, chapters: [moved] })).toEqual(
    [],
  );
  const there = fieldsApart(emptyFields, { ...emptyFields, chapters: [gece] });
  expect(there).toMatchObject([{ name: '“Gece” bölümünün hedefi', mine: '—', other: '2.000 sözcük' }]);
  const here = fieldsApart({ ...emptyFields, chapters: [kuyu, gece] }, emptyFields);
  expect(here.map(({ name }) => name)).toEqual([
    '“Kuyu” bölümünün durumu',
    '“Kuyu” bölümünün özeti',
    '“Gece” bölümünün hedefi',
  ]);
});

test('as many cards that are others are told as others, and another order is none', () => {
  const with2 = (...characters: string[]) => ({ ...emptyFields, added: { characters, plot: [] } });
  expect(fieldsApart(with2('a', 'b'), with2('b', 'a'))).toEqual([]);
  expect(fieldsApart(with2('a', 'b'), with2('a', 'c'))).toMatchObject([
    { mine: '2 karakter', other: '2 karakter, başkaları' },
  ]);
  expect(fieldsApart(with2('a'), emptyFields)).toMatchObject([{ mine: '1 karakter', other: '—' }]);
});

test('versions that are the same have nothing apart', () => {
  expect(fieldsApart({ ...emptyFields, genre: ' Dram' }, { ...emptyFields, genre: 'Dram ' })).toEqual([]);
});
