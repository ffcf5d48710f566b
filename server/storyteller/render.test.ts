import { describe, expect, it } from 'vitest';
import { readIdea } from '#domain/turkish/idea/index.ts';
import { Passages } from './passages.ts';
import { createPrng } from './prng.ts';
import { renderVariant } from './render.ts';
import type { Voice, World } from './types.ts';

function worldFor(
  idea: string,
  voice: Partial<Voice> = {},
  facts: readonly string[] = ['human', 'event'],
): World {
  const read = readIdea(idea);
  const [clause] = read.clauses;
  if (!clause) throw new Error('no clause');
  return {
    idea: read,
    clause,
    friend: 'Nermin',
    voice: { person: '3sg', tense: 'past', ...voice },
    facts: new Set(facts),
    rng: createPrng('render'),
  };
}
const SOLDIER = 'Asker Kerim, savaştan sonra köyüne döner.';

describe('renderVariant', () => {
  it('puts "ben" where the hero left out is joined by "de"', () => {
    expect(renderVariant('{H}+de gülmedi^.', worldFor(SOLDIER, { person: '1sg' }))).toBe('Ben de gülmedim.');
    expect(renderVariant('{H}+de gülmedi^.', worldFor(SOLDIER))).toBe('Kerim de gülmedi.');
  });

  it.each([
    ['Balon satıcısı, son balonunu ağlayan bir kıza verir.', 'balonunu verdiğini'],
    ['Küçük kız, ninesinin anlattığı masalın bittiği yerde ormana girer.', 'ormana girdiğini'],
    ['Saatçi Kerem, eski bir mektup bulur.', 'mektubu bulduğunu'],
  ])('tells %j in brief as "%s"', (idea, brief) => {
    expect(renderVariant('bildi: {V.dik:acc}', { ...worldFor(idea), brief: true })).toBe(`Bildi: ${brief}`);
  });

  it.each([
    ['Otel kâtibi, 12 numaradaki misafirin öldüğünü öğrenir.', 'misafire', 'misafire'],
    ['Emine, kocasının başka bir aile kurduğunu öğrenir.', 'kocasına', 'kocama'],
  ])('names whom the hero learns about in %j', (idea, third, first) => {
    expect(renderVariant('{A:dat} baktı^.', worldFor(idea)).toLowerCase()).toBe(`${third} baktı.`);
    expect(renderVariant('{A:dat} baktı^.', worldFor(idea, { person: '1sg' })).toLowerCase()).toBe(
      `${first} baktım.`,
    );
  });

  it('names the owner of a thing once', () => {
    const photo = worldFor('Saatçi Nuri Usta, durmuş bir saatin içinde kendi çocukluk fotoğrafını bulur.');
    expect(renderVariant('{O:acc} aldı^, {O:dat} baktı^.', photo)).toBe(
      'Kendi çocukluk fotoğrafını aldı, fotoğrafa baktı.',
    );
    expect(renderVariant('{HP}, {EW.di}. {O:acc} sakladı^.', photo)).toMatch(/buldu\. Fotoğrafı sakladı\.$/u);
    photo.facts.add('object-told');
    expect(renderVariant('{O} yoktu~.', photo)).toBe('Fotoğraf yoktu.');
  });

  it('tells a habit as what went on', () => {
    const whistle = worldFor('Bekçi Kerim, her gece bir düdük sesi duyar.', {}, ['habit', 'state']);
    expect(renderVariant('{HP}, {EW.di}.', whistle)).toBe('Bekçi Kerim, her gece bir düdük sesi duyuyordu.');
  });

  it('says of a group what they did', () => {
    const lovers = worldFor('İki eski sevgili, aynı otel odasını paylaşır.');
    expect(renderVariant('{V.dik:acc} bildi~; {V.dik} gün.', lovers)).toBe(
      'Aynı otel odasını paylaştıklarını bildi; aynı otel odasını paylaştıkları gün.',
    );
  });

  it('says once who the friend is, outside speech', () => {
    expect(renderVariant('“{F}!” dedi^. {F} döndü~. {F} sustu~.', worldFor(SOLDIER))).toMatch(
      /^“Nermin!” dedi\. \p{Lu}[\p{L} ]+ (?:arkadaşı|dostu) Nermin döndü\. Nermin sustu\.$/u,
    );
    expect(renderVariant('{F:dat} anlattı^.', worldFor(SOLDIER, { person: '1sg' }))).toMatch(
      /(?:arkadaşım|dostum) Nermin'e anlattım/u,
    );
    expect(renderVariant('{F} sustu~.', worldFor(SOLDIER, {}, ['friend-met']))).toBe('Nermin sustu.');
  });

  it.each([
    [SOLDIER, '{D:loc} kimse yoktu~.', 'Köyünde kimse yoktu.', 'Köyümde kimse yoktu.'],
    ['Kerim, Kars’a gider.', '{D:abl} haber gelmedi~.', "Kars'tan haber gelmedi.", "Kars'tan haber gelmedi."],
    ['Kerim, doğduğu köye döner.', '{D} uzaktı~.', 'Köy uzaktı.', 'Köy uzaktı.'],
    ['Kerim, sokağa çıkar.', '{D:loc} durdu^.', 'Sokakta durdu.', 'Sokakta durdum.'],
  ])('names where the hero of %j goes', (idea, variant, third, first) => {
    expect(renderVariant(variant, worldFor(idea))).toBe(third);
    expect(renderVariant(variant, worldFor(idea, { person: '1sg' }))).toBe(first);
  });
});

describe('Passages', () => {
  const make = () => new Passages(worldFor(SOLDIER), { gentle: false, grown: false, previousText: '' });
  const general = (text: string) => ({ text });

  it('prefers variants with the idea in them', () => {
    const beat = {
      name: 'beat',
      variants: [
        general('Yol uzundu~.'),
        general('Hava soğuktu~.'),
        general('{V.dik:acc} kimse duymadı~, {E.ince} kimse gelmedi~, {D:loc} ışık yoktu~.'),
      ],
    };
    expect(make().ofBeat(beat)).toContain('köyüne döndüğünü');
  });

  it('tells a passage once', () => {
    const passages = make();
    const beat = { name: 'beat', variants: [general('Yol uzundu~.')] };
    expect(passages.ofBeat(beat)).toBe('Yol uzundu.');
    expect(passages.ofBeat(beat)).toBeUndefined();
  });
});
