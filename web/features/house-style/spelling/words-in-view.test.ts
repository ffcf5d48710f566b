import { EditorState } from '@codemirror/state';
import { expect, test } from 'vitest';
import { wordsIn } from './words-in-view.ts';

const read = (doc: string) => {
  const state = EditorState.create({ doc });
  return wordsIn(state, [{ from: 0, to: doc.length }]);
};

test('finds words with their suffixes and positions', () => {
  expect(read("Ayşe'nin e-posta\nadresi a@b.com").map(({ word, from }) => [word, from])).toEqual([
    ["Ayşe'nin", 0],
    ['e-posta', 9],
    ['adresi', 17],
  ]);
});

test('marks the words that start a sentence', () => {
  const starts = read('“Geldi” dedi Ali. Sonra gitti; bu uzun cümlenin ortasında Veli vardı.\n— Nerede?')
    .filter((word) => word.starts)
    .map(({ word }) => word);
  expect(starts).toEqual(['Geldi', 'Sonra', 'Nerede']);
});

test('reads only the lines of the ranges, each once', () => {
  const doc = 'bir iki\nüç dört\nbeş altı';
  const state = EditorState.create({ doc });
  const words = wordsIn(state, [
    { from: 9, to: 10 },
    { from: 12, to: 13 },
  ]);
  expect(words.map(({ word }) => word)).toEqual(['üç', 'dört']);
});
