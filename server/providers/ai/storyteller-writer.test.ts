import { describe, expect, test } from 'vitest';
import { type GenreId, genres } from '#domain/generation/genres.ts';
import { countWords } from '#domain/story/story.ts';
import { splitSentences } from '#domain/turkish/index.ts';
import { wizardGenre, wizardQuestions, wizardSelection } from '#domain/wizard/catalogue.ts';
import { type EndingId, endingIds, type Narrator } from '#domain/wizard/types.ts';
import { wizardIdea } from '#domain/wizard/wizard-idea.ts';
import { mentionsYoung } from '#server/storyteller/index.ts';
import { collect, storyJob } from '#testing/fake-ai/collect.ts';
import { cleanResult } from './clean-result.ts';
import { checkRequestSafety } from './request-safety.ts';
import { explicit } from './request-safety-terms.ts';
import { StorytellerWriter } from './storyteller-writer.ts';

const writer = new StorytellerWriter('instant');
const job = storyJob({ idea: 'Bir kız, deniz fenerinde fazladan bir basamak bulur.' });

describe('the storyteller', () => {
  test('writes the requested paragraphs, the same text for the same input, streamed or whole', async () => {
    const { pieces: whole, end } = await collect(writer, { stream: false, job });
    const { pieces: streamed } = await collect(writer, { stream: true, job });
    expect(end).toEqual({ finish: 'stop' });
    expect(whole).toHaveLength(1);
    expect(streamed.length).toBeGreaterThan(100);
    expect(streamed.join('')).toBe(whole[0]);
    const text = cleanResult(streamed.join(''), 'stop');
    expect(text).toBe(whole[0]);
    expect(text.split('\n\n')).toHaveLength(3);
    expect(countWords(text)).toBeGreaterThan(3 * 120);
  });

  test('writes another text for another seed', async () => {
    const [first, second] = await Promise.all(
      ['bir', 'iki'].map((seed) => collect(writer, { stream: false, job: { ...job, seed } })),
    );
    expect(first?.pieces).not.toEqual(second?.pieces);
  });

  test('writes a text that none of the earlier texts of the idea is', async () => {
    const short = { ...job, paragraphs: 1, words: { min: 40, max: 60 } };
    const write = async (seed: string, earlierTexts: string[]) =>
      (await collect(writer, { stream: false, job: { ...short, seed, earlierTexts } })).pieces.join('');
    const texts: string[] = [];
    for (let variant = 0; variant < 4; variant += 1) texts.push(await write('aynı', texts));
    expect(new Set(texts).size).toBe(4);
    const written = await write(
      'aynı',
      Array.from(texts, (text) => `${text}\n\nDevamı.`),
    );
    expect(texts).not.toContain(written);
  });

  test('stops at once when it is aborted', async () => {
    const stop = new AbortController();
    const writing = new StorytellerWriter(0.001).write(job, { stream: true, signal: stop.signal });
    expect((await writing.next()).done).toBe(false);
    const next = writing.next();
    stop.abort();
    expect(await next).toEqual({ done: true, value: { finish: 'length' } });
  });

  test('writes dialogue after a dash in the dash style', async () => {
    const texts = await Promise.all(
      ['bir', 'iki', 'üç', 'dört'].map(async (seed) =>
        (await collect(writer, { stream: false, job: { ...job, seed, dialogue: 'dash' } })).pieces.join(''),
      ),
    );
    expect(texts.join('\n').match(/^— \p{Lu}/gmu)?.length).toBeGreaterThan(0);
    for (const text of texts) expect(text.split('\n\n')).toHaveLength(3);
  });

  test('returns a note when it continues in the past because it can not form the tense', async () => {
    const existingText =
      'Nermin her sabah erken kalkar. Çay demler. Pencereden bakar. Nermin’i kimse görmez.';
    const { end } = await collect(writer, { stream: false, job: { ...job, idea: '', existingText } });
    expect(end.notice).toContain('geçmiş zamanla');
  });

  test('suggests names that the text does not contain', async () => {
    const passage = { action: 'names', tone: null, text: 'Nermin geldi.', after: '' } as const;
    const { pieces } = await collect(writer, { stream: false, job: { ...job, idea: '', passage } });
    const names = pieces.join('').split('\n');
    expect(names).toHaveLength(8);
    expect(names).not.toContain('Nermin');
  });

  test('fails before the first piece and names what it understood when the idea has no person or no event', async () => {
    await expect(collect(writer, { job: { ...job, idea: 'Şehrin son fenercisi' } })).rejects.toMatchObject({
      code: 'AI_IDEA_UNCLEAR',
      message: expect.stringMatching(/^Anladığım şu: Kim: şehrin son fenercisi\. Bu kişinin ne yaptığını/u),
    });
  });
});

interface Told {
  genre: GenreId;
  narrator: Narrator;
  name: string;
  idea: string;
  answers: string[][];
  chapters: string[];
}

/** Three chapters of a wizard story; `at` varies who, where and the answers. */
async function tell(genre: GenreId, endingId: EndingId, narrator: Narrator, at: number): Promise<Told> {
  const { characters, beginnings } = wizardGenre(genre);
  const character = characters[at % characters.length];
  const beginning = beginnings[at % beginnings.length];
  if (!character || !beginning) throw new Error(`The catalogue is empty for ${genre}.`);
  const chapters: string[] = [];
  const answered: string[][] = [];
  let idea = '';
  for (const chapter of [1, 2, 3]) {
    const questions = wizardQuestions(genre, beginning.id, chapter);
    const answer = (which: 0 | 1) => {
      const suggestions = questions?.[which].suggestions ?? [];
      return suggestions[at % suggestions.length] ?? '';
    };
    const answers: [string, string] = [answer(0), answer(1)];
    const choice = { narrator, genre, chapter, answers, endingId, characterId: character.id };
    const selection = wizardSelection({ ...choice, beginningId: beginning.id });
    if (!selection) throw new Error(`The catalogue lacks ${genre}/${character.id}/${beginning.id}.`);
    if (chapter === 1) idea = wizardIdea(selection);
    const { pieces } = await collect(writer, {
      stream: false,
      job: storyJob({
        seed: `${genre}-${endingId}-${chapter}`,
        idea: wizardIdea(selection),
        genre,
        existingText: chapters.join('\n\n'),
        paragraphs: 2,
        wizard: { ...selection, earlierAnswers: [], summary: '' },
      }),
    });
    chapters.push(pieces.join(''));
    answered.push(answers);
  }
  return { genre, narrator, name: character.name, idea, answers: answered, chapters };
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
const firstPerson =
  /(?:[dt][ıiuü]m|yordum|m[ıiuü]şt[ıiuü]m)(?=[.;!?…])|(?<!\p{L})(?:ben|beni|bana|benim|bende|benden)(?!\p{L})/giu;
const lookAlikes = /(?<!\p{L})(?:adım|yardım|yudum|tadım|kaldırım|yıldırım|nedim)(?!\p{L})/giu;
const folded = (text: string) =>
  text.toLocaleLowerCase('tr').replaceAll('ı', 'i').normalize('NFD').replaceAll(/\p{M}/gu, '');
const plain = (text: string) => text.toLocaleLowerCase('tr').replaceAll(/[^\p{L}\d ]+/gu, '');

describe.each(stories)('a wizard story of $genre by the $narrator person ($name)', (story) => {
  test('uses the same narrator in all chapters and names the hero in the third person', () => {
    for (const [at, chapter] of story.chapters.entries()) {
      const found = narration(chapter).replaceAll(lookAlikes, ' ').match(firstPerson) ?? [];
      if (story.narrator === 'first') expect(found.length, chapter).toBeGreaterThanOrEqual(3);
      else expect(found, chapter).toEqual([]);
      if (story.narrator === 'third' || at === 0) expect(chapter).toContain(story.name);
    }
  });

  test('has the requested paragraphs and words and repeats no sentence', () => {
    for (const chapter of story.chapters) {
      const counts = chapter.split('\n\n').map((paragraph) => paragraph.split(/\s+/u).length);
      expect(counts).toHaveLength(2);
      expect(Math.min(...counts), chapter).toBeGreaterThanOrEqual(150);
      expect(Math.max(...counts), chapter).toBeLessThanOrEqual(200);
    }
    const sentences = splitSentences(story.chapters.join(' ').replaceAll('\n', ' ')).filter(
      (sentence) => sentence.split(' ').length > 2,
    );
    expect(sentences.filter((sentence, at) => sentences.indexOf(sentence) !== at)).toEqual([]);
  });

  test('passes the safety check in its idea and its text', () => {
    for (const chapter of story.chapters) expect(folded(chapter)).not.toMatch(explicit);
    const rating = story.genre === 'nsfw' ? 'uncensored' : 'safe';
    expect(checkRequestSafety({ idea: story.idea, genre: story.genre, existingText: '', rating })).toBeNull();
  });
});

test('has the words of at least nine of ten answers in later chapters', () => {
  let answers = 0;
  let found = 0;
  for (const story of stories) {
    for (const [at, chapter] of story.chapters.entries()) {
      // A first chapter shows what the answer says in words of its own.
      if (at === 0) continue;
      for (const answer of story.answers[at] ?? []) {
        const words = plain(answer).split(' ');
        const there = words.filter((word) =>
          plain(chapter).includes(word.slice(0, Math.max(3, word.length - 3))),
        );
        answers += 1;
        if (there.length >= words.length * 0.8) found += 1;
      }
    }
  }
  expect(found / answers).toBeGreaterThanOrEqual(0.9);
});

test('has only adults in adult and romantic stories', async () => {
  const told = [...stories];
  for (const at of [4, 5, 6, 7])
    for (const ending of endingIds) told.push(await tell('nsfw', ending, at % 2 ? 'first' : 'third', at));
  for (const { genre, chapters, answers, idea } of told) {
    if (genre !== 'nsfw' && genre !== 'romantic') continue;
    const chosen = [idea, ...answers.flat()].join(' ');
    if (mentionsYoung(chosen)) continue;
    for (const chapter of chapters) expect(mentionsYoung(chapter), chapter).toBe(false);
  }
});
