import { describe, expect, it } from 'vitest';
import { type GenreId, genres } from '#domain/generation/genres.ts';
import { readIdea } from '#domain/turkish/idea/index.ts';
import { analyzeVerb, lower, splitSentences } from '#domain/turkish/index.ts';
import { wizardGenre, wizardQuestions } from '#domain/wizard/catalogue.ts';
import type { EndingId } from '#domain/wizard/types.ts';
import { IDEA_SAMPLES } from '#testing/idea-samples.ts';
import { BEGINNINGS } from './beginnings/index.ts';
import { ENDINGS } from './endings.ts';
import { tellStory } from './index.ts';
import { GOES_ON, PLOT_CLASSES } from './plots/index.ts';
import { createPrng } from './prng.ts';
import { renderVariant } from './render.ts';
import { sceneWords } from './scene-words.ts';
import { CRAFTS } from './scenes/trades.ts';
import type { Voice, World } from './types.ts';
import { inVoice } from './voice.ts';

const IDEA = readIdea('Deniz fenerinde yaşayan yaşlı bir bekçi, eski bir defteri bulur.');
/** Ideas with a word for the slots that most ideas have none for. */
const IDEAS_BY_SLOT = [
  [/\{A[.:}]/u, readIdea('Otel kâtibi, 12 numaradaki misafirin öldüğünü öğrenir.')],
  [/\{D[.:}]/u, readIdea('Bir asker, savaştan sonra köyüne döner.')],
] as const;
const VOICES: readonly Voice[] = (['1sg', '3sg'] as const).flatMap((person) =>
  (['past', 'present', 'evidential'] as const).map((tense) => ({ person, tense })),
);

const [SCENE = {}] = CRAFTS;

function worldFor(voice: Voice, text = ''): World {
  const idea = IDEAS_BY_SLOT.find(([slot]) => slot.test(text))?.[1] ?? IDEA;
  const [clause] = idea.clauses;
  if (!clause) throw new Error('no clause');
  return {
    idea,
    clause,
    next: clause,
    friend: 'Nermin',
    voice,
    facts: new Set(),
    rng: createPrng('test'),
    scene: sceneWords(SCENE, createPrng('test'), ''),
  };
}

const BEATS = [...Object.values(ENDINGS)];
const PLOTS = [...new Set([...PLOT_CLASSES, GOES_ON].flatMap(({ plots }) => plots))];

describe('the plots', () => {
  it('have names of their own', () => {
    expect(PLOTS.length).toBeGreaterThan(20);
    expect(new Set(PLOTS.map(({ name }) => name)).size).toBe(PLOTS.length);
  });

  it.each(PLOTS)(
    '$name tells the event first, is a story without what may be left out, and ends',
    ({ passages }) => {
      const always = passages.filter(({ level }) => level === 1);
      expect(always.length).toBeGreaterThanOrEqual(4);
      expect([passages[0]?.level, passages.at(-1)?.level]).toEqual([1, 1]);
      if (!GOES_ON.plots.some((plot) => plot.passages === passages))
        expect(passages[0]?.text).toMatch(/^\{HP\}, \{EW\./u);
      expect(new Set(passages.map(({ text }) => text)).size).toBe(passages.length);
    },
  );

  it.each(PLOTS)('$name is formed in both persons and three tenses', ({ passages }) => {
    for (const voice of VOICES)
      for (const { text } of passages)
        expect(renderVariant(text, worldFor(voice, text))).not.toMatch(/[\^~{}\uE000]/u);
  });
});

describe('the stories of the wizard’s beginnings', () => {
  const offered = (Object.keys(genres) as GenreId[]).flatMap((genre) =>
    wizardGenre(genre).beginnings.map(({ id }) => ({ genre, id })),
  );

  it('are there for every beginning that the wizard offers', () => {
    expect(offered.map(({ id }) => id).filter((id) => !BEGINNINGS.has(id))).toEqual([]);
  });

  it.each([...BEGINNINGS.values()])(
    '$name belongs to a beginning of the wizard and tells each suggested answer',
    ({ name, passages }) => {
      const genre = offered.find(({ id }) => id === name)?.genre;
      expect(genre).toBeDefined();
      const questions = genre ? (wizardQuestions(genre, name, 1) ?? []) : [];
      const told = passages.filter((passage) => 'answers' in passage);
      expect(told.map(({ question }) => question).sort()).toEqual([0, 1]);
      for (const { question, answers } of told)
        expect(answers).toHaveLength(questions[question]?.suggestions.length ?? 0);
    },
  );

  it.each([...BEGINNINGS.values()])(
    '$name is formed in both persons and three tenses',
    ({ passages, endings }) => {
      const texts = [
        ...passages.flatMap((passage) => [passage.text, ...('answers' in passage ? passage.answers : [])]),
        ...Object.values(endings),
      ];
      for (const voice of VOICES)
        for (const text of texts) expect(renderVariant(text, worldFor(voice))).not.toMatch(/[\^~{}\uE000]/u);
    },
  );

  /** The chapter of a beginning with the suggestions at a place as its answers. */
  function chapter(name: string, answer: number, ending: EndingId, paragraphs: number): string {
    const genre = offered.find(({ id }) => id === name)?.genre ?? 'mystery';
    const [character] = wizardGenre(genre).characters;
    const questions = wizardQuestions(genre, name, 1) ?? [];
    return tellStory({
      seed: `${name} ${ending}`,
      idea: '',
      genre,
      paragraphs,
      characters: [{ ...character, name: character?.name ?? '', role: 'protagonist' }],
      wizard: {
        beginningId: name,
        setting: '',
        beginning: '',
        answers: questions.map(({ suggestions }) => suggestions[answer] ?? ''),
        questions: questions.map(({ text: question }) => question),
        ending,
      },
    }).text;
  }

  it.each([...BEGINNINGS.values()])(
    '$name has the passages of the chosen answers in its chapter',
    ({ name, passages }) => {
      const told = passages.filter((passage) => 'answers' in passage);
      for (const [answer, paragraphs] of [0, 1, 2, 3].flatMap((at) =>
        [1, 2, 3].map((count) => [at, count] as const),
      )) {
        const text = lower(chapter(name, answer, 'open', paragraphs));
        for (const { answers } of told) {
          const words = lower(answers[answer] ?? '').match(/(?<!\p{L})\p{L}{6,}(?![\p{L}^~|\]])/gu) ?? [];
          const found = words.filter((word) => text.includes(word));
          expect(found.length, `${name} ${answer}`).toBeGreaterThan(words.length * 0.8);
        }
      }
    },
  );

  it.each([...BEGINNINGS.values()])('$name keeps the length of one to three paragraphs', ({ name }) => {
    for (const paragraphs of [1, 2, 3])
      for (const ending of ['happy', 'dramatic', 'open', 'twist'] as const) {
        const text = chapter(name, 0, ending, paragraphs);
        for (const paragraph of text.split('\n\n')) {
          const words = paragraph.split(/\s+/u).length;
          expect(words, `${name} ${paragraphs} ${ending}`).toBeGreaterThanOrEqual(paragraphs > 2 ? 110 : 140);
          expect(words, `${name} ${paragraphs} ${ending}`).toBeLessThanOrEqual(205);
        }
      }
  });
});

describe('the passages beside the plots', () => {
  it.each(BEATS)('$name has at least six variants, none twice', ({ variants }) => {
    expect(variants.length).toBeGreaterThanOrEqual(6);
    expect(new Set(variants.map(({ text }) => text)).size).toBe(variants.length);
  });

  it.each(BEATS)('$name is formed in both persons and three tenses', ({ variants }) => {
    for (const voice of VOICES)
      for (const { text } of variants)
        expect(renderVariant(text, worldFor(voice))).not.toMatch(/[\^~{}\uE000]/u);
  });
});

describe('tellStory', () => {
  it.each([
    ['Kitapçı Nihan, her hafta aynı kitabı soran adama âşık olur.', 'falls-in-love'],
    ['Mezarcı, her gün ziyarete gelen dul kadına gönül verir.', 'falls-in-love'],
    ['Madenci Kerim, göçük altında mahsur kalır.', 'any-human'],
    ['Bir fare, peynir fabrikasında kapana kısılır.', 'any-being'],
    ['Bir android, sahibinin yerine geçer.', 'any-being'],
    ['Hizmetçi kız, hanımının yerini alır.', 'child'],
    ['Yaşlı adam, ölen karısına her pazar mektup yazar.', 'lasting'],
    ['Küçük Memo, gölgesiyle tanışır.', 'child'],
    ['Bir kaptan, ıssız bir adaya rastlar.', 'alone'],
    ['Bir asker, savaştan sonra köyüne döner.', 'returns'],
    ['Kral, tacını reddeder.', 'willed'],
    ['Yıllardır kayıp ağabeyimi arıyorum.', 'wants'],
    ['Korkuluk, tarlanın sahibini bekler.', 'being-waits'],
    ['Kirpi, dikenlerini arkadaşına ödünç verir.', 'any-being'],
    ['Fener bekçisi, sisin içinden gelen çağrıya karşılık verir.', 'willed'],
    ['Apartman yöneticisi, asansörle konuşmaya başlar.', 'any-human'],
    ['Zamanda geri giden bir fizikçi annesini kurtarmaz.', 'wrongs'],
    ['Cellat, mahkûmun yüzünde kardeşini tanır.', 'perceives'],
    ['Bir hattat, padişahın fermanında tek bir harfi değiştirir.', 'wrongs'],
    ['Şırdancı Kenan, müşterilerinin rüyalarına girmeye başlar.', 'goes'],
    ['Kasabanın doktoru kaçırılır.', 'any-human'],
    ['Saray ressamı, padişahın portresine kendi yüzünü çizer.', 'draws'],
    ['Spor hocası, merdivenlerden korkar.', 'lasting'],
    ['Bir anne, oğlunun geri döndüğüne inanmaz.', 'lasting'],
    ['Leman Hanım kırk yıl sakladığı sırrı torununa anlatır.', 'willed'],
    ['Konservatuvarda okuyan genç bir çellist, rakibinin notalarını saklar.', 'hides-thing'],
    ['Antikacı, çalıntı bir tabloyu müzeye geri götürür.', 'carries'],
    ['Tüccar, ortağını aldatır.', 'wrongs'],
  ])('tells %j by a plot of the class %j', (idea, name) => {
    const telling = tellStory({ seed: 'one', idea });
    const classes = PLOT_CLASSES.filter(({ plots }) =>
      plots.some((plot) => telling.told && plot.name === telling.plot),
    );
    expect(classes.map((found) => found.name)).toContain(name);
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
    ['İki eski sevgili, aynı otel odasını paylaşır.', 'Sevgililerden biri'],
    ['Köylüler, meydandaki heykeli söker.', 'Yaşlı köylü'],
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

  it('is told by whom the thing belongs to', () => {
    const telling = tellStory({
      seed: 'owner',
      idea: "Fırıncı Ayşe'nin ekmekleri yiyenlere eski anılarını hatırlatıyor.",
    });
    expect(telling.text).toMatch(
      /^Fırıncı Ayşe, kendi ekmeklerinin yiyenlere eski anılarını hatırlattığına/u,
    );
  });
});
