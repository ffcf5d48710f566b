import { describe, expect, it } from 'vitest';
import { inflectNoun } from '#domain/turkish/index.ts';
import { buildWorld } from '../engine/build-world.ts';
import { createPrng } from '../engine/prng.ts';
import { lexicon, placeOf } from './lexicon.ts';
import { readBeginning } from './read-beginning.ts';
import { readIdea } from './read-idea.ts';

const things = (text: string) => readIdea(text).things.map((thing) => thing.lemma);

describe('an idea', () => {
  it('names no thing by a verb, a pronoun, a place word or a measure of time that only looks like one', () => {
    expect(things('Babam o gün bir kutu taşıdı.')).toEqual(['kutu']);
    expect(things('Kardeşi elmaları topladı.')).not.toContain('top');
    expect(things('Yeni bir hayat kurdu.')).toEqual([]);
    expect(things('Neyi aradığını bilmiyordu.')).toEqual([]);
    expect(things('Masanın altına, dolabın üstüne baktı.')).toEqual([]);
    expect(things('Üç ay sonra geri döndü.')).toEqual([]);
    expect(things('Kayıp bir nota bulur.')).toEqual(['nota']);
  });

  it('names no place and nobody by a town with an apostrophe', () => {
    const { places, people } = readIdea("Adana'da doğdu, Uşak'ta büyüdü.");
    expect(places).toEqual([]);
    expect(people).toEqual([]);
  });

  it('plays in a building that it speaks of like a thing, when it names no other place', () => {
    const world = buildWorld(
      { seed: 's', idea: '', paragraphs: 1 },
      readIdea('Eski bir otel, kırmızı bir valiz.'),
      'mystery',
      createPrng('s'),
    );
    expect([world.place.lemma, world.thing.lemma]).toEqual(['otel', 'valiz']);
  });
});

describe('a chosen beginning', () => {
  const beginning = {
    title: 'Yarım Kalan Portre',
    setting: "Ayvalık'ta yüksek tavanlı bir atölye, ikindi güneşi",
    description: 'Yıllar önce yarım bırakılmış bir portrenin modeli kapıya çıkıp gelir.',
  };

  it('gives thing and place before the idea, and the idea where it names none', () => {
    const idea = readIdea('Limanda bir pusula bulan denizci.');
    const read = readBeginning(beginning, idea);
    expect([read.things[0]?.lemma, read.places[0]?.lemma]).toEqual(['portre', 'atölye']);
    const empty = readBeginning({ title: 'Son Söz', setting: '', description: '' }, idea);
    expect([empty.things[0]?.lemma ?? 'pusula', empty.places[0]?.lemma]).toEqual(['söz', 'liman']);
  });

  it('plays where its setting says, even on board or in a building', () => {
    const placeOfSetting = (setting: string) => readBeginning({ setting }, readIdea('')).places[0]?.lemma;
    expect(placeOfSetting("Kars'a giden bir gece treni, ocak karı")).toBe('gece treni');
    expect(placeOfSetting("Adıyaman'da bir fabrika, son vardiya")).toBe('fabrika');
    expect(placeOfSetting('Irmak boyunda taş evli bir köy, hasat zamanı')).toBe('köy');
  });
});

describe('a place of the lexicon', () => {
  it.each([
    ['gözlemevi', 'gözlemevinde'],
    ['kitabevi', 'kitabevinde'],
    ['huzurevi', 'huzurevinde'],
    ['anaokulu', 'anaokulunda'],
    ['havaalanı', 'havaalanında'],
    ['havalimanı', 'havalimanında'],
    ['cezaevi', 'cezaevinde'],
    ['gökyüzü', 'gökyüzünde'],
    ['beyoğlu', "Beyoğlu'nda"],
    ['denizaltı', 'denizaltıda'],
  ])('%s is inflected as %s', (lemma, inflected) => {
    const entry = lexicon().get(lemma);
    if (!entry?.place) throw new Error(`no place ${lemma}`);
    const { lemma: name, compound = false, proper = false } = placeOf(entry, entry.place.milieu);
    expect(inflectNoun(name, { compound, proper, case: 'loc' })).toBe(inflected);
  });
});
