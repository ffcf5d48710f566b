import { describe, expect, it } from 'vitest';
import { readIdea } from '#domain/turkish/idea/index.ts';
import { analyzeVerb, lower, splitSentences } from '#domain/turkish/index.ts';
import { IDEA_SAMPLES } from '#testing/idea-samples.ts';
import { FRAMES, GENERAL } from './frames/index.ts';
import { SCENES } from './frames/scenes/index.ts';
import { ENDINGS, HOOK, INTERLUDE, LATER, OPENING } from './frames/shared.ts';
import { tellStory } from './index.ts';
import { createPrng } from './prng.ts';
import { renderVariant } from './render.ts';
import { sceneWords } from './scene-words.ts';
import { CRAFTS } from './scenes/trades.ts';
import type { Voice, World } from './types.ts';
import { inVoice } from './voice.ts';

const IDEA = readIdea('Deniz fenerinde yaşayan yaşlı bir bekçi, eski bir defteri bulur.');
const VOICES: readonly Voice[] = (['1sg', '3sg'] as const).flatMap((person) =>
  (['past', 'present', 'evidential'] as const).map((tense) => ({ person, tense })),
);

const [SCENE = {}] = CRAFTS;

function worldFor(voice: Voice): World {
  const [clause] = IDEA.clauses;
  if (!clause) throw new Error('no clause');
  return {
    idea: IDEA,
    clause,
    next: clause,
    friend: 'Nermin',
    voice,
    facts: new Set(),
    rng: createPrng('test'),
    scene: sceneWords(SCENE, createPrng('test'), ''),
  };
}

const SHARED = [INTERLUDE, LATER, OPENING, HOOK, ...Object.values(ENDINGS)];
const BEATS = [...FRAMES, GENERAL, { name: 'shared', beats: [...SHARED, ...SCENES] }].flatMap((frame) =>
  frame.beats.map((beat) => ({ name: `${frame.name}: ${beat.name}`, variants: beat.variants })),
);

describe('the frames', () => {
  it.each(BEATS)('$name has at least six variants, none twice', ({ variants }) => {
    expect(variants.length).toBeGreaterThanOrEqual(6);
    expect(new Set(variants.map(({ text }) => text)).size).toBe(variants.length);
  });

  it.each(BEATS)('$name is formed in both persons and three tenses', ({ variants }) => {
    for (const voice of VOICES) {
      for (const { text } of variants) {
        expect(renderVariant(text, worldFor(voice))).not.toMatch(/[\^~{}\uE000]/u);
      }
    }
  });
});

describe('tellStory', () => {
  it.each([
    ['Kitapçı Nihan, her hafta aynı kitabı soran adama âşık olur.', 'loves'],
    ['Mezarcı, her gün ziyarete gelen dul kadına gönül verir.', 'loves'],
    ['Madenci Kerim, göçük altında mahsur kalır.', 'trapped'],
    ['Bir fare, peynir fabrikasında kapana kısılır.', 'trapped'],
    ['Bir android, sahibinin yerine geçer.', 'replaces'],
    ['Hizmetçi kız, hanımının yerini alır.', 'replaces'],
    ['Yaşlı adam, ölen karısına her pazar mektup yazar.', 'writes'],
    ['Küçük Memo, gölgesiyle tanışır.', 'meets'],
    ['Bir kaptan, ıssız bir adaya rastlar.', 'general'],
  ])('tells %j by the frame "%s"', (idea, frame) => {
    expect(tellStory({ seed: 'one', idea })).toMatchObject({ told: true, frame });
  });

  it('narrates nouns in -y in the present tense as they are spelled', () => {
    expect(inVoice('kolaydı~ bir şeydi~', { person: '3sg', tense: 'present' })).toBe('kolay bir şey');
  });

  const told = IDEA_SAMPLES.map((sample, index) => ({
    sample,
    idea: readIdea(sample.idea),
    telling: tellStory({ seed: `${index}`, idea: sample.idea }),
  })).filter(({ telling }) => telling.told);

  it('tells the event in the first paragraph and again later', () => {
    for (const { sample, telling } of told) {
      const verb = sample.verb.split(' ').at(-1) ?? '';
      const roots = new RegExp(`(?<!\\p{L})${verb.slice(0, -3).replace(/[tae]$/u, '')}`, 'iu');
      const sentences = splitSentences(telling.text.replaceAll('\n', ' ')).filter((sentence) =>
        roots.test(sentence),
      );
      expect(sentences.length, `${sample.idea}\n${telling.text}`).toBeGreaterThanOrEqual(1);
      expect(roots.test(telling.text.split('\n\n')[0] ?? ''), sample.idea).toBe(true);
    }
    expect(told.length / IDEA_SAMPLES.length).toBeGreaterThan(0.8);
  });

  it.each([
    ['Bir asker, savaştan sonra köyüne döner.', 'returns'],
    ['Kral, tacını reddeder.', 'decides'],
    ['Yıllardır kayıp ağabeyimi arıyorum.', 'seeks'],
    ['Korkuluk, tarlanın sahibini bekler.', 'seeks'],
    ['Kirpi, dikenlerini arkadaşına ödünç verir.', 'gives'],
    ['Fener bekçisi, sisin içinden gelen çağrıya karşılık verir.', 'speaks'],
    ['Apartman yöneticisi, asansörle konuşmaya başlar.', 'speaks'],
    ['Zamanda geri giden bir fizikçi annesini kurtarmaz.', 'leaves-undone'],
    ['Cellat, mahkûmun yüzünde kardeşini tanır.', 'comes-upon'],
    ['Bir hattat, padişahın fermanında tek bir harfi değiştirir.', 'alters'],
    ['Şırdancı Kenan, müşterilerinin rüyalarına girmeye başlar.', 'goes'],
    ['Kasabanın doktoru kaçırılır.', 'befalls'],
    ['Saray ressamı, padişahın portresine kendi yüzünü çizer.', 'puts-into-work'],
    ['Spor hocası, merdivenlerden korkar.', 'fears'],
    ['Bir anne, oğlunun geri döndüğüne inanmaz.', 'disbelieves'],
    ['Leman Hanım kırk yıl sakladığı sırrı torununa anlatır.', 'tells'],
    ['Konservatuvarda okuyan genç bir çellist, rakibinin notalarını saklar.', 'hides'],
    ['Antikacı, çalıntı bir tabloyu müzeye geri götürür.', 'delivers'],
    ['Tüccar, ortağını aldatır.', 'betrays'],
  ])('tells %j by the frame %s', (idea, frame) => {
    expect(tellStory({ seed: 'one', idea })).toMatchObject({ told: true, frame });
  });

  it.each([
    ['İki eski sevgili, aynı otel odasını paylaşır.', 'Sevgililerden biri'],
    ['Köylüler, meydandaki heykeli söker.', 'Köylülerin yaşlısı'],
  ])('follows one of the group of %j', (idea, member) => {
    expect(tellStory({ seed: 'one', idea }).text).toContain(member);
  });

  it('is the same for a seed and another for another', () => {
    const request = { seed: 'one', idea: 'Saatçi Nevres Bey, durmuş bir saatin içinden gelen sesi duyar.' };
    expect(tellStory(request)).toEqual(tellStory(request));
    expect(tellStory({ ...request, seed: 'two' })).not.toEqual(tellStory(request));
  });

  it('speaks in the first person where the idea allows it', () => {
    const { text } = tellStory({
      seed: 'one',
      idea: 'Köy ebesi, konakta doğan bebeği değiştirir.',
      narrator: 'first',
    });
    expect(text).toMatch(/^Köy ebesiyim\./u);
    expect(text).toContain('bebeği değiştirdim');
  });

  it.each([
    ['Ya bir sabah bütün şehir adını unutursa?', 'Bunu kimin yaşadığını ve ne olduğunu'],
    ['Şehrin son fenercisi', 'Kim: şehrin son fenercisi'],
    ['Kayıp bir günlük', 'Bunu kimin yaşadığını ve ne olduğunu'],
  ])('asks for what is missing in %j', (idea, question) => {
    const telling = tellStory({ seed: 'one', idea });
    expect(telling.told).toBe(false);
    expect(telling.text).toContain(question);
  });

  it('narrates in the present tense with real verbs only', () => {
    const wrong = new Set<string>();
    for (const [index, { idea }] of IDEA_SAMPLES.entries()) {
      const { text } = tellStory({ seed: `${index}`, idea, tense: 'present' });
      for (const word of lower(text).match(/\p{L}+[ıiuü]yor(?:lar)?(?!\p{L})/gu) ?? []) {
        if (!analyzeVerb(word).some(({ tense }) => tense === 'present')) wrong.add(word);
      }
    }
    expect([...wrong]).toEqual([]);
  }, 30_000);
});
