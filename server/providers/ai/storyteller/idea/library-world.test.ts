import { describe, expect, it, test } from 'vitest';
import { composeStory } from '../compose-story.ts';
import { libraryPlace, libraryThing } from './library-world.ts';

const place = (name: string, text = '') => libraryPlace([{ name, text }], false);
const thing = (name: string) => libraryThing([{ name, text: '' }], false);

describe('a place of the library', () => {
  it.each([
    ['Kırık Değirmen', 'village', false],
    ['Kuzgun Tepesi', 'mountain', true],
    ['Karanlık Kuyu', 'underground', false],
    ['Galata Kulesi', 'castle', true],
  ])('%s is of the kind that its name says', (name, milieu, compound) => {
    expect(place(name)).toMatchObject({ lemma: name, compound, proper: true, milieu: { id: milieu } });
  });

  it('without a word for its kind is told by what is noted of it, or not at all', () => {
    expect(place('Elmira', 'Kıyıda küçük bir liman.')).toMatchObject({
      lemma: 'Elmira',
      milieu: { id: 'sea' },
    });
    expect(place('Elmira', 'Kimse bilmez.')).toBeUndefined();
    expect(place('Bölge 51 (gizli)')).toBeUndefined();
  });
});

test('an object is the thing that its name says, else anything one can hold', () => {
  expect(thing('pusula')).toMatchObject({ lemma: 'pusula', proper: false });
  // Written with a capital as fields are: still no name.
  expect(thing('Saat')).toMatchObject({ lemma: 'saat', proper: false });
  expect(place('Değirmen')).toMatchObject({ lemma: 'değirmen', proper: false });
  expect(thing('Ay Taşı')).toMatchObject({ lemma: 'Ay Taşı', compound: true, proper: true });
  expect(thing('Mırnav')).toMatchObject({ lemma: 'Mırnav', kind: 'portable', proper: true });
  expect(libraryThing([{ name: 'Okul Çantası', text: '' }], true)).toBeUndefined();
});

test('stories stand where the library says and are about its object, both with their suffixes', () => {
  for (let seed = 0; seed < 60; seed += 1) {
    const text = composeStory({
      seed: `${seed}`,
      idea: 'Ayşe bir sır öğrenir.',
      paragraphs: 3,
      places: [{ name: 'Kuzgun Tepesi', text: '' }],
      things: [{ name: 'Ay Taşı', text: '' }],
    });
    expect(text).toContain('Kuzgun Tepesi');
    expect(text).toContain('Ay Taşı');
    // Names keep their capitals, take an apostrophe before a suffix, and are not one of many.
    expect(text).not.toMatch(/kuzgun Tepesi|ay Taşı|bir (?:Ay Taşı|Kuzgun Tepesi)/u);
    expect(text).not.toMatch(/(?:Kuzgun Tepesi|Ay Taşı)\p{L}/u);
  }
});
