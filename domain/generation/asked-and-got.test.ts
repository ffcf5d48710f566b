import { describe, expect, test } from 'vitest';
import { fakeStory } from '#testing/fake-ai/story.ts';
import { type AskedText, differenceNote, differences } from './asked-and-got.ts';

const asked = (fields: Partial<AskedText> = {}): AskedText => ({
  paragraphs: 3,
  words: { min: 50, max: 80 },
  narrator: null,
  rating: 'safe',
  existingText: '',
  people: [],
  ...fields,
});
const kinds = (fields: Partial<AskedText>, text = fakeStory, isCut = false) =>
  differences(asked(fields), text, { isCut }).map(({ kind }) => kind);

const firstPerson =
  'Kapıyı açtım. İçeri girdim, lambayı yaktım. Masada bir mektup buldum. Onu okumadan cebime koydum. Sonra bana seslenen sesi duydum.';
const present =
  'Nermin kapıyı açıyor. Rüzgâr odaya doluyor. Lamba titriyor. Uzakta bir gemi düdük çalıyor. Kimse cevap vermiyor.';

describe('a text', () => {
  test('without differences is told nothing about', () => {
    expect(kinds({ people: ['Nermin'], narrator: 'third' })).toEqual([]);
    expect(differenceNote([])).toBeNull();
  });

  test('is compared with the asked length within a fifth', () => {
    expect(kinds({ words: { min: 100, max: 150 } })).toEqual(['shorter']);
    expect(kinds({ words: { min: 100, max: 150 } }, fakeStory, true)).toEqual([]);
    expect(kinds({ words: { min: 20, max: 30 } })).toEqual(['longer']);
    expect(kinds({ words: { min: 65, max: 80 } })).toEqual([]);
  });

  test('is compared with the asked paragraphs', () => {
    expect(kinds({ paragraphs: 1, words: { min: 150, max: 240 } })).toEqual(['paragraphs']);
    expect(kinds({ paragraphs: 2, words: { min: 80, max: 120 } })).toEqual([]);
    expect(kinds({ paragraphs: 2, words: { min: 8, max: 12 } }, firstPerson)).toEqual(['paragraphs']);
  });

  test('is compared with the asked narrator, outside of speech', () => {
    const short = { paragraphs: 1, words: { min: 18, max: 22 } };
    expect(kinds({ ...short, narrator: 'third' }, firstPerson)).toEqual(['narrator']);
    expect(kinds({ ...short, narrator: 'first' }, firstPerson)).toEqual([]);
    expect(kinds({ narrator: 'first' })).toEqual(['narrator']);
    const quoted = firstPerson.replaceAll(/([^.]+\.)/g, '“$1” dedi Nermin usulca. ');
    expect(kinds({ paragraphs: 1, words: { min: 25, max: 40 }, narrator: 'third' }, quoted)).toEqual([]);
  });

  test('is compared with the tense of what it continues', () => {
    const short = { paragraphs: 1, words: { min: 15, max: 20 } };
    expect(kinds({ ...short, existingText: fakeStory }, present)).toEqual(['tense']);
    expect(kinds({ ...short, existingText: present }, present)).toEqual([]);
    expect(kinds({ existingText: fakeStory })).toEqual([]);
  });

  test('is compared with the people of the cards and the rating', () => {
    expect(kinds({ people: ['Cevdet Bey'] })).toEqual(['people']);
    expect(kinds({ people: ['Cevdet Bey', 'Nermin'] })).toEqual([]);
    expect(kinds({}, fakeStory.replace('Kim var orada?', 'Siktir git!'))).toEqual(['rating']);
    expect(kinds({ rating: 'mature' }, fakeStory.replace('Kim var orada?', 'Siktir git!'))).toEqual([]);
  });
});

test('all differences are told in one line', () => {
  expect(
    differenceNote(differences(asked({ words: { min: 100, max: 150 }, people: ['Cevdet'] }), fakeStory)),
  ).toMatch(/^İstediğinizden ayrılan: daha kısa \(\d+ sözcük, istenen 300–450\); Cevdet hiç geçmiyor\.$/u);
});
