import { describe, expect, test } from 'vitest';
import type { GenreId } from '#domain/generation/genres.ts';
import { wizardGenre, wizardQuestions, wizardSelection } from '#domain/wizard/catalogue.ts';
import { endingIds } from '#domain/wizard/types.ts';
import { wizardIdea } from '#domain/wizard/wizard-idea.ts';
import { collect, storyJob } from '#testing/fake-ai/collect.ts';
import { checkRequestSafety } from '../request-safety.ts';
import { StorytellerWriter } from '../storyteller-writer.ts';
import { mentionsYoung } from './engine/grown-cast.ts';

const writer = new StorytellerWriter('instant');

interface Chapter {
  idea: string;
  existingText: string;
  answers: readonly string[];
  text: string;
}

/** Three chapters of a wizard story; `at` turns beginnings and answers, so that all of them come up. */
async function tell(genre: GenreId, endingId: (typeof endingIds)[number], character: number, at: number) {
  const { characters, beginnings } = wizardGenre(genre);
  const characterId = characters[character % characters.length]?.id ?? '';
  const beginningId = beginnings[at % beginnings.length]?.id ?? '';
  const chapters: Chapter[] = [];
  for (const chapter of [1, 2, 3]) {
    const questions = wizardQuestions(genre, beginningId, chapter);
    const answer = (which: 0 | 1) => {
      const suggestions = questions?.[which].suggestions ?? [];
      return suggestions[(at + which) % suggestions.length] ?? '';
    };
    const narrator = at % 2 === 0 ? 'first' : 'third';
    const answers: [string, string] = [answer(0), answer(1)];
    const choice = { narrator, genre, chapter, answers, endingId, characterId, beginningId } as const;
    const selection = wizardSelection(choice);
    if (!selection) throw new Error(`The catalogue lacks ${genre}/${characterId}/${beginningId}.`);
    const existingText = chapters.map(({ text }) => text).join('\n\n');
    const idea = wizardIdea(selection);
    const job = storyJob({
      seed: `${genre}-${endingId}-${characterId}-${chapter}`,
      idea,
      genre,
      existingText,
      paragraphs: 2,
      words: { min: 150, max: 200 },
      wizard: { ...selection, earlierAnswers: [], summary: '' },
    });
    const { pieces } = await collect(writer, { stream: false, job });
    chapters.push({ idea, existingText, answers, text: pieces.join('') });
  }
  return chapters;
}

/** Every ending with every character of a genre. */
async function tellAll(genre: GenreId) {
  const { characters } = wizardGenre(genre);
  return Promise.all(
    endingIds.flatMap((ending, row) =>
      characters.map((_, column) => tell(genre, ending, column, row * 2 + column)),
    ),
  );
}

describe('stories of the adult genre', async () => {
  const chapters = (await tellAll('nsfw')).flat();

  test('have nobody in them who is not grown up', () => {
    expect(chapters).toHaveLength(72);
    // What the wizard's own answers say was looked at where they are written.
    const young = chapters.filter(({ text }) => mentionsYoung(text)).map(({ text }) => text);
    expect(young).toEqual([]);
  });

  test('are refused by no check when they go on', () => {
    for (const { idea, existingText, text } of chapters) {
      const whole = [existingText, text].filter(Boolean).join('\n\n');
      const request = { idea, genre: 'nsfw', existingText: whole, rating: 'uncensored' } as const;
      expect(checkRequestSafety(request), whole).toBeNull();
    }
  });
});

test('love stories have only grown people in them', async () => {
  const words = /(?<!\p{L})(?:çocu[kğ](?!lu)|öğrenci|bebe[kğ]|delikanlı|oğlan|çıra[kğ]|küçük kız)/iu;
  for (const chapters of await tellAll('romantic')) {
    const chosen = chapters.flatMap(({ idea, answers }) => [idea, ...answers]).join(' ');
    for (const { text } of chapters) {
      const found = text.match(new RegExp(words, 'giu')) ?? [];
      expect(
        found.filter((word) => !chosen.toLocaleLowerCase('tr').includes(word.toLocaleLowerCase('tr'))),
      ).toEqual([]);
    }
  }
});

test('a question particle agrees with the word before it, and apostrophes are typographic', async () => {
  for (const chapters of [...(await tellAll('drama')), ...(await tellAll('mystery'))]) {
    for (const { text } of chapters) {
      expect(text).not.toMatch(/[aıou]\p{L}? m[iü](?!\p{L})/iu);
      expect(text).not.toMatch(/[eiöü][^aıoueiöü\s]? m[ıu](?!\p{L})/iu);
      expect(text).not.toMatch(/\p{L}'\p{L}/u);
    }
  }
});

/** Words of a text, small and without apostrophes. */
const plainWords = (text: string) =>
  text
    .toLocaleLowerCase('tr')
    .replace(/['’]/gu, '')
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim();

describe('what was chosen', async () => {
  const genres: readonly GenreId[] = ['romantic', 'scifi', 'thriller', 'fantasy'];
  const told = (await Promise.all(genres.map(tellAll))).flat();

  test('is in the story: at least nine of ten answers', () => {
    let answers = 0;
    let found = 0;
    for (const chapter of told.flat()) {
      const text = plainWords(chapter.text);
      for (const answer of chapter.answers) {
        const words = plainWords(answer).split(' ');
        // A deed is told in the past, so that the end of a word may differ.
        const there = words.filter((word) => text.includes(word.slice(0, Math.max(3, word.length - 3))));
        answers += 1;
        if (there.length >= words.length * 0.8) found += 1;
      }
    }
    expect(found / answers).toBeGreaterThanOrEqual(0.9);
  });

  test('opens the story: its first words are the setting', () => {
    for (const [first] of told) {
      const setting = /Yer: ([^.]+)\./u.exec(first?.idea ?? '')?.[1] ?? '';
      expect(plainWords(first?.text ?? '').startsWith(plainWords(setting))).toBe(true);
    }
  });

  test('is how it ends: the four endings close in different words', () => {
    const { characters } = wizardGenre('romantic');
    const last = (text: string) =>
      text
        .split(/(?<=[.!?…]”?)\s+/u)
        .slice(-2)
        .join(' ');
    for (let at = 0; at < told.length; at += endingIds.length * characters.length) {
      const ends = told
        .slice(at, at + endingIds.length * characters.length)
        .map(([first]) => last(first?.text ?? ''));
      expect(new Set(ends).size).toBe(ends.length);
    }
  });
});
