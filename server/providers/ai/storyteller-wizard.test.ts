import { describe, expect, test } from 'vitest';
import { type GenreId, genres } from '#domain/generation/genres.ts';
import { splitSentences } from '#domain/turkish/index.ts';
import { wizardGenre, wizardQuestions, wizardSelection } from '#domain/wizard/catalogue.ts';
import { type EndingId, endingIds, type Narrator } from '#domain/wizard/types.ts';
import { wizardIdea } from '#domain/wizard/wizard-idea.ts';
import { collect, storyJob } from '#testing/fake-ai/collect.ts';
import { checkRequestSafety } from './request-safety.ts';
import { explicit } from './request-safety-terms.ts';
import type { ChapterJob } from './story-writer.ts';
import { StorytellerWriter } from './storyteller-writer.ts';

const writer = new StorytellerWriter('instant');
const words = { min: 150, max: 200 };

interface Told {
  genre: GenreId;
  ending: EndingId;
  narrator: Narrator;
  name: string;
  idea: string;
  chapters: string[];
}

/** A wizard story of three chapters as the offline storyteller tells it; `at` varies who, where and the answers. */
async function tell(genre: GenreId, endingId: EndingId, narrator: Narrator, at: number): Promise<Told> {
  const { characters, beginnings } = wizardGenre(genre);
  const character = characters[at % characters.length];
  const beginning = beginnings[at % beginnings.length];
  if (!character || !beginning) throw new Error(`The catalogue is empty for ${genre}.`);
  const chapters: string[] = [];
  let idea = '';
  for (let chapter = 1; chapter <= 3; chapter += 1) {
    const questions = wizardQuestions(genre, beginning.id, chapter);
    const answer = (which: 0 | 1) => {
      const suggestions = questions?.[which].suggestions ?? [];
      return suggestions[at % suggestions.length] ?? '';
    };
    const answers: [string, string] = [answer(0), answer(1)];
    const choice = { narrator, genre, chapter, answers, endingId };
    const selection = wizardSelection({ ...choice, characterId: character.id, beginningId: beginning.id });
    if (!selection) throw new Error(`The catalogue lacks ${genre}/${character.id}/${beginning.id}.`);
    const wizard: ChapterJob = { ...selection, earlierAnswers: [], summary: '' };
    if (chapter === 1) idea = wizardIdea(selection);
    const job = storyJob({
      seed: `${genre}-${endingId}-${chapter}`,
      idea: wizardIdea(selection),
      genre,
      existingText: chapters.join('\n\n'),
      paragraphs: 2,
      words,
      wizard,
    });
    const { pieces } = await collect(writer, { stream: false, job });
    chapters.push(pieces.join(''));
  }
  return { genre, ending: endingId, narrator, name: character.name, idea, chapters };
}

const narrators: Narrator[] = ['first', 'third'];
const stories = await Promise.all(
  (Object.keys(genres) as GenreId[]).flatMap((genre, row) =>
    endingIds.map((ending, column) =>
      tell(genre, ending, narrators[(row + column) % 2] ?? 'third', row + column),
    ),
  ),
);

const narration = (text: string) => text.replaceAll(/“[^”]*”/gu, ' ');
/** Verbs and pronouns of the first person; words that only look alike (adım, yardım, yudum) end no sentence. */
const firstPerson =
  /(?:[dt][ıiuü]m|yordum|m[ıiuü]şt[ıiuü]m)(?=[.;!?…])|(?<!\p{L})(?:ben|beni|bana|benim|bende|benden)(?!\p{L})/giu;
const lookAlikes = /(?<!\p{L})(?:adım|yardım|yudum|tadım|kaldırım|yıldırım|nedim)(?!\p{L})/giu;
const folded = (text: string) =>
  text.toLocaleLowerCase('tr').replaceAll('ı', 'i').normalize('NFD').replaceAll(/\p{M}/gu, '');

describe.each(stories)('$genre with the $ending ending, told by the $narrator person', (story) => {
  test('keeps its person in every chapter', () => {
    for (const chapter of story.chapters) {
      const found = narration(chapter).replaceAll(lookAlikes, ' ').match(firstPerson) ?? [];
      if (story.narrator === 'first') expect(found.length, chapter).toBeGreaterThanOrEqual(3);
      else expect(found, chapter).toEqual([]);
    }
  });

  test('names its hero, throughout where another tells of him', () => {
    const naming = story.narrator === 'third' ? story.chapters : story.chapters.slice(0, 1);
    for (const chapter of naming) expect(chapter).toContain(story.name);
  });

  test('has the asked paragraphs and words, and no sentence twice', () => {
    for (const chapter of story.chapters) {
      const paragraphs = chapter.split('\n\n');
      expect(paragraphs).toHaveLength(2);
      for (const paragraph of paragraphs) {
        const count = paragraph.split(/\s+/u).length;
        expect(count, paragraph).toBeGreaterThanOrEqual(words.min);
        expect(count, paragraph).toBeLessThanOrEqual(words.max);
      }
      const sentences = splitSentences(chapter.replaceAll('\n', ' '));
      expect(new Set(sentences).size).toBe(sentences.length);
    }
  });

  test('is fit for everyone, and its idea is refused by no check', () => {
    for (const chapter of story.chapters) expect(folded(chapter)).not.toMatch(explicit);
    const rating = story.genre === 'nsfw' ? 'uncensored' : 'safe';
    expect(checkRequestSafety({ idea: story.idea, genre: story.genre, existingText: '', rating })).toBeNull();
  });
});

test('no two of these stories share a paragraph, nor a tenth of their sentences', () => {
  expect(stories).toHaveLength(28);
  const paragraphs = stories.flatMap(({ chapters }) => chapters.flatMap((chapter) => chapter.split('\n\n')));
  expect(new Set(paragraphs).size).toBe(paragraphs.length);
  const told = stories.map(
    ({ chapters }) => new Set(splitSentences(chapters.join(' ').replaceAll('\n', ' '))),
  );
  for (const [at, one] of told.entries()) {
    for (const other of told.slice(at + 1)) {
      const shared = [...one].filter((sentence) => other.has(sentence)).length;
      expect(shared / Math.min(one.size, other.size)).toBeLessThan(0.1);
    }
  }
});

test('a sentence begins with a capital wherever a banks’ word stands first', () => {
  for (const { chapters } of stories) {
    for (const chapter of chapters) expect(narration(chapter)).not.toMatch(/\p{Ll}\. \p{Ll}/u);
  }
});
