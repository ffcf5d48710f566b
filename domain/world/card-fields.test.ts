import { describe, expect, test } from 'vitest';
import {
  type CardFields,
  completionOf,
  countCharacters,
  isSameCard,
  pickCard,
  promptFields,
  textNames,
  textsOf,
} from './card-fields.ts';

const fields = {
  title: { kind: 'text', label: 'Ad', max: 10 },
  sort: { kind: 'choice', label: 'Tür', choices: { town: 'Kasaba', river: 'Irmak' }, initial: 'town' },
  aliases: { kind: 'names', label: 'Öbür adları', max: 10, count: 3 },
  note: { kind: 'text', label: 'Not', promptLabel: 'Bilgi', max: 10 },
  end: { kind: 'text', label: 'Son', max: 10 },
} as const satisfies CardFields;

const card = pickCard(fields, { title: ' Göl ', sort: 'river', aliases: ['Büyük Göl', 'Su'], note: 'derin' });

describe('a card', () => {
  test('is parsed without unknown fields', () => {
    const row = { id: '1', user_id: '2', ...card };
    expect(pickCard(fields, row)).toEqual(card);
  });

  test.each([
    {},
    { title: 1, sort: 'sea', aliases: 'Göl', note: null },
    { sort: 'toString' },
    Object.create({ title: 'inherited' }),
  ])('is empty where %o is read', (source) => {
    expect(pickCard(fields, source)).toEqual({ title: '', sort: 'town', aliases: [], note: '', end: '' });
  });

  test('equals another only when each field is equal', () => {
    expect(isSameCard(fields, card, { ...card })).toBe(true);
    for (const other of [
      { title: 'Göl' },
      { sort: 'town' as const },
      { aliases: ['Su', 'Büyük Göl'] },
      { note: '' },
      { end: 'son' },
    ]) {
      expect(isSameCard(fields, card, { ...card, ...other })).toBe(false);
    }
  });

  test('counts the characters of its texts without surrounding white space', () => {
    expect(countCharacters(fields, card)).toBe('Göl'.length + 'derin'.length);
  });

  test('has a completeness in rounded per cent of its texts that are not empty', () => {
    const shares = [
      { title: ' ' },
      { title: 'a' },
      { title: 'a', note: 'b' },
      { title: 'a', note: 'b', end: 'c' },
    ];
    expect(shares.map((texts) => completionOf(fields, pickCard(fields, texts)))).toEqual([0, 33, 67, 100]);
  });

  test('lists its text fields in order', () => {
    expect(textNames(fields)).toEqual(['title', 'note', 'end']);
    expect(textsOf(fields, card)).toEqual([' Göl ', 'derin', '']);
  });

  test('is written into a prompt with its labels and the label of its choice', () => {
    expect(promptFields(fields, card)).toEqual([
      ['Ad', ' Göl '],
      ['Tür', 'Irmak'],
      ['Öbür adları', 'Büyük Göl, Su'],
      ['Bilgi', 'derin'],
      ['Son', ''],
    ]);
  });
});
