import { describe, expect, it } from 'vitest';
import { readIdea } from '#domain/turkish/idea/index.ts';
import { analyzeVerb, lower, splitSentences } from '#domain/turkish/index.ts';
import { IDEA_SAMPLES } from '#testing/idea-samples.ts';
import { ENDINGS } from './endings.ts';
import { tellStory } from './index.ts';
import { GOES_ON, PLOT_CLASSES } from './plots/index.ts';
import { inVoice } from './voice.ts';

/*
 * Figures that must hold over the 200 ideas, with fixed seeds. `benchmarks/storyteller-measures.ts` has the others,
 * also the runs of words that stories share.
 */
const wordsOf = (text: string): string[] => lower(text).match(/\p{L}+/gu) ?? [];
const narration = (text: string): string => text.replaceAll(/“[^”]*”/gu, ' ');

const started = process.cpuUsage();
const stories = IDEA_SAMPLES.map(({ idea }, at) => ({
  idea,
  read: readIdea(idea),
  telling: tellStory({ seed: `gate ${at}`, idea, paragraphs: 2 }),
}));
const used = process.cpuUsage(started);
const milliseconds = (used.user + used.system) / 1_000 / stories.length;
const told = stories.filter(({ telling }) => telling.told);
const share = (fits: (story: (typeof told)[number]) => boolean): number =>
  told.filter(fits).length / told.length;

/** Sentences with a form of one of the idea's verbs. */
function sentencesWithVerb({ read, telling }: (typeof told)[number]): number {
  const { clauses, described, event } = read;
  const roots = [...clauses, ...(described ? [described.clause] : []), ...(event ? [event] : [])].map(
    ({ verb }) =>
      new RegExp(`(?<!\\p{L})${(verb.split(' ').at(-1) ?? '').slice(0, -3).replace(/[tae]$/u, '')}`, 'iu'),
  );
  return splitSentences(telling.text.replaceAll('\n', ' ')).filter((sentence) =>
    roots.some((root) => root.test(sentence)),
  ).length;
}

/** Words of five letters or more in the idea whose beginning the story has. */
function stemsFound({ idea, telling }: (typeof told)[number]): number {
  const stems = wordsOf(idea)
    .filter((word) => word.length >= 5)
    .map((word) => word.slice(0, 4));
  const words = wordsOf(telling.text);
  return (
    stems.filter((stem) => words.some((word) => word.startsWith(stem))).length / Math.max(1, stems.length)
  );
}

describe('stories of 200 ideas', () => {
  it('are told but for ideas that have nobody or no event', () => {
    expect(told.length / stories.length).toBeGreaterThan(0.9);
  });

  it('tell the event as an event in at least 95 %', () => {
    expect(share((story) => sentencesWithVerb(story) >= 1)).toBeGreaterThanOrEqual(0.95);
  });

  it('have the main verb in two sentences or more in at least 95 %', () => {
    expect(share((story) => sentencesWithVerb(story) >= 2)).toBeGreaterThanOrEqual(0.95);
  });

  it('name the hero and the trade of the idea, always', () => {
    const missing = told.filter(({ read: { hero }, telling }) => {
      const wanted = [hero?.name, hero?.trade].filter((word): word is string => word !== undefined);
      return wanted.some(
        (word) => !lower(telling.text).includes(lower(word).slice(0, Math.max(3, word.length - 1))),
      );
    });
    expect(missing.map(({ idea }) => idea)).toEqual([]);
  });

  it('bring back at least 85 % of the stems of the idea', () => {
    const mean = told.reduce((sum, story) => sum + stemsFound(story), 0) / told.length;
    expect(mean).toBeGreaterThanOrEqual(0.85);
  });

  it('take at most 30 ms of computing each', () => {
    expect(milliseconds).toBeLessThanOrEqual(30);
  });

  it('have only present tenses that can be analysed', () => {
    const wrong = new Set<string>();
    for (const [at, { idea }] of stories.entries()) {
      const { text } = tellStory({ seed: `gate ${at}`, idea, tense: 'present', paragraphs: 1 });
      for (const word of lower(narration(text)).match(/\p{L}+[ıiuü]yor(?:l[ae]r|um)?(?!\p{L})/gu) ?? [])
        if (analyzeVerb(word).length === 0) wrong.add(word);
    }
    expect([...wrong]).toEqual([]);
  }, 30_000);

  it('never have a paragraph twice in 1,000 stories', () => {
    const paragraphs = Array.from({ length: 5 }, (_, round) =>
      IDEA_SAMPLES.flatMap(({ idea }, at) => {
        const telling = tellStory({ seed: `round ${round} ${at}`, idea, paragraphs: 1 });
        return telling.told ? telling.text.split('\n\n') : [];
      }),
    ).flat();
    expect(new Set(paragraphs).size).toBe(paragraphs.length);
  }, 60_000);
});

describe('every marked verb of the plots', () => {
  const marked = new Set(
    [
      ...[...PLOT_CLASSES, GOES_ON].flatMap(({ plots }) => plots).flatMap(({ passages }) => passages),
      ...[...Object.values(ENDINGS)].flatMap(({ variants }) => variants),
    ].flatMap(({ text }) => text.match(/\p{L}+[\^~]/gu) ?? []),
  );

  it.each(['present', 'past', 'evidential'] as const)(
    'can be analysed back in the %s',
    (tense) => {
      const wrong = new Set<string>();
      for (const word of marked) {
        const bare = lower(word.slice(0, -1));
        const told = analyzeVerb(bare).filter(
          (reading) =>
            reading.tense !== 'imperative' && (reading.tense === 'past' || reading.compound === 'past'),
        );
        if (told.length === 0) continue;
        for (const person of ['1sg', '3sg'] as const) {
          const formed = lower(inVoice(word, { person, tense }));
          const same = analyzeVerb(formed).some(({ infinitive }) =>
            told.some((reading) => reading.infinitive === infinitive),
          );
          if (!same && !/^(?:değil|var|yok|yol|yer|çok|az|o$)/u.test(formed)) wrong.add(`${word} ${formed}`);
        }
      }
      expect([...wrong]).toEqual([]);
    },
    30_000,
  );
});
