import { describe, expect, it } from 'vitest';
import { type TellRequest, tellStory } from './index.ts';
import { wordCount } from './passages.ts';

const SEEDS = ['a', 'b', 'c', 'd', 'e', 'f'];

const tellings = (idea: string, request: Partial<TellRequest> = {}) =>
  SEEDS.map((seed) => tellStory({ seed, idea, paragraphs: 2, ...request }));
const texts = (idea: string, request: Partial<TellRequest> = {}): string[] =>
  tellings(idea, request).map(({ text }) => text);
const firstSentence = (text: string): string => text.split(/(?<=[.!?…])\s/u)[0] ?? '';

describe('the object in short', () => {
  it.each([
    ['Fırıncı Şaban ekmeğin içine yüzüğünü düşürür.', /ekmeğin yüzüğü/iu],
    ['Murat, duvarın arkasından gelen piyano sesini takip eder.', /duvarın sesi/iu],
    ['Karga Kömür, köyün muhtarının gözlüğünü çalar.', /(?<!köyün )muhtarının gözlüğü/iu],
    ['Saatçi Nuri Usta, durmuş bir saatin içinde kendi çocukluk fotoğrafını bulmuş.', /saatin fotoğrafı/iu],
    ['Genç bir telgrafçı, yanlış adrese giden bir haberin peşine düşer.', /haberini peşine/iu],
  ])('keeps its own possessor and no other: %s', (idea, wrong) => {
    for (const text of texts(idea)) expect(text).not.toMatch(wrong);
  });
});

describe('who tells it', () => {
  it.each([
    [
      'Annem bana bisiklet sürmeyi öğretemedi, kızım öğretti.',
      'Annem',
      /(?<!\p{L})[Aa]nne(?:yi|ye|nin)?(?!\p{L})/u,
    ],
    ['Robot süpürgem bana küstü.', 'Robot süpürgem', /(?<!\p{L})[Rr]obot(?! süpürgem)/u],
    [
      'Neden dedem her cuma boş bir mezara çiçek götürüyordu?',
      'Dedem',
      /(?<!\p{L})[Dd]ede(?:yi|ye|nin)?(?!\p{L})/u,
    ],
    ['Kızım okula gitmek istemiyor.', 'Kızım', /(?<!\p{L})[Kk]ız(?:ı|a|ın)?(?!\p{L})/u],
  ])('stays the narrator: %s', (idea, hero, without) => {
    for (const narrator of ['third', 'first'] as const)
      for (const { text, told } of tellings(idea, { narrator })) {
        expect(told).toBe(true);
        expect(text.slice(0, 300)).toContain(hero);
        expect(text).not.toMatch(without);
      }
  });

  it.each([
    'Her gece aynı saatte kapımı çalan bir hayalet var.',
    'Komşumun balkonundan bize her gün bir kâğıt uçak geliyor.',
    'Dedemin radyosu 1960’tan yayın yapıyor.',
    'Yağmur üç yıldır durmuyor.',
    'Yeni müdürümüz hiç gülmüyor.',
    'Balıkçı Salih’in teknesi bir sabah limana yalnız döner.',
    'Kasabada kimse demircinin öldüğüne inanmıyor.',
    'Van Gölü’nün canavarını gördüğünü söyleyen çocuğa kimse inanmıyor.',
    'Pilot olmak isteyen bir penguen var.',
  ])('is nobody invented: %s', (idea) => {
    for (const { text } of tellings(idea)) {
      expect(text).not.toMatch(/olanlara tanık ol|demirci, kimseyi/u);
      expect(text).not.toMatch(/Kim: [^·.]*\p{L}(?:l[ae]|[ae]n|['’]n[ıiuü]n|[ıiuü]n|ğ[ae])(?: ·|\.)/u);
    }
  });

  it('says "we" where the idea does', () => {
    for (const text of texts('Dayımla çıktığımız av gezisinde bir kurt yavrusu bulduk.')) {
      expect(firstSentence(text)).toContain('bulduk');
      expect(text).not.toMatch(/yavrusunu? buld(?:um|uğum)(?!uz)/u);
    }
  });
});

describe('whom nobody knows or believes', () => {
  it.each([
    [
      'Mahallede kimse yeni taşınan kadının adını bilmiyordu.',
      'Mahallede kimse yeni taşınan kadının adını bilmiyordu.',
      'adını kimseye söyleme',
    ],
    [
      'Van Gölü’nün canavarını gördüğünü söyleyen çocuğa kimse inanmıyor.',
      'çocuğa kimse inanmıyordu.',
      'kimseyi inandırama',
    ],
  ])('is the hero: %s', (idea, said, told) => {
    for (const text of texts(idea)) {
      expect(firstSentence(text)).toContain(said);
      expect(text).toContain(told);
    }
  });
});

describe('what others say', () => {
  it.each([
    'Robot süpürgem bana küstü.',
    'Her gece aynı saatte kapımı çalan bir hayalet var.',
    'Kızım okula gitmek istemiyor.',
  ])('has no word of the narrator in it: %s', (idea) => {
    for (const text of texts(idea, { paragraphs: 3 }))
      for (const [speech] of text.matchAll(/“[^”]*”/gu))
        expect(speech).not.toMatch(/bana küs|kapımı çal|(?<!\p{L})kızım(?!\p{L})/iu);
  });
});

describe('the tense of the first sentence', () => {
  it.each([
    ['Annem bana bisiklet sürmeyi öğretemedi.', 'öğretemedi.'],
    ['Nalbant Rıza’nın atı bir gece konuşmuş.', 'konuştu'],
    ['Ninem masalları hep yarım bırakırdı.', 'bırakıyordu'],
    ['Babaannem, torunlarının hiçbirini tanımıyor artık.', 'tanımıyordu'],
    ['Komşumun balkonundan bize her gün bir kâğıt uçak geliyor.', 'geliyordu'],
  ])('says once or again as the idea does: %s', (idea, verb) => {
    for (const text of texts(idea)) expect(text.slice(0, 400)).toContain(verb);
  });
});

describe('what else happens in the idea', () => {
  it.each([
    ['Annem bana bisiklet sürmeyi öğretemedi, kızım öğretti.', 'Kızım öğretti.'],
    ['Amcam Almanya’dan otuz yıl sonra döndü. Kimse onu tanımadı.', 'Kimse onu tanımadı.'],
    [
      'Babam öldükten sonra dükkânı açtım. İlk müşteri onun eski bir düşmanıydı.',
      'İlk müşteri onun eski bir düşmanıydı.',
    ],
    ['Emine teyze yıllardır beklediği evi satın alır ama anahtar kapıyı açmaz.', 'Anahtar kapıyı açmadı.'],
    ['Zeynep sınavı kazandı ama bunu evde kimseye söylemedi.', 'bunu evde kimseye söylemedi'],
  ])('is told after it: %s', (idea, words) => {
    for (const text of texts(idea)) {
      expect(text).toContain(words);
      expect(text.indexOf(words)).toBeGreaterThan(15);
    }
  });
});

describe('the event in other words', () => {
  it('is a badge at most once', () => {
    for (const idea of [
      'Terzi Hikmet, eski bir mektubu saklar.',
      'Kaptan Rıza, gemiyi terk eder.',
      'Çoban Yusuf sürüsünü siste kaybetti.',
    ])
      for (const text of texts(idea, { paragraphs: 3 }))
        expect(
          text.match(/(?:mektubu saklayan|gemiyi terk eden|sürüsünü kaybeden)/gu)?.length ?? 0,
        ).toBeLessThan(2);
  });

  it('is no verb without what it is done to', () => {
    for (const text of texts('Kars’ta karda kalan bir trende iki eski arkadaş karşılaşıyor.', {
      paragraphs: 3,
    }))
      expect(text).not.toMatch(/(?<!\p{L} ile )(?<!\p{L}l[ae] )(?<!\p{L})karşılaş(?:tığı|mak|masın)/iu);
  });
});

describe('the comma after the hero', () => {
  it.each([
    ['Zeynep sınavı kazandı.', /^Zeynep sınavı/u],
    ['Fırıncı Şaban ekmeğin içine yüzüğünü düşürür.', /^Fırıncı Şaban ekmeğin/u],
    ['Elif, babaannesinin sandığında kilitli bir defter bulur.', /^Elif, babaannesinin/u],
  ])('stands where the idea has it: %s', (idea, start) => {
    for (const text of texts(idea)) if (/^(?:Zeynep|Fırıncı|Elif)/u.test(text)) expect(text).toMatch(start);
  });
});

describe('length', () => {
  it('is kept with what is added', () => {
    for (const text of texts('Emine teyze yıllardır beklediği evi satın alır ama anahtar kapıyı açmaz.'))
      for (const paragraph of text.split('\n\n')) expect(wordCount(paragraph)).toBeLessThanOrEqual(200);
  });
});
