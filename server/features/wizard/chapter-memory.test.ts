import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Generation } from '#contract/generations.ts';
import { estimateTokens } from '#domain/billing/tokens.ts';
import { splitSentences } from '#domain/turkish/index.ts';
import { wizardCharacter } from '#domain/wizard/catalogue.ts';
import { AiError, createStoryWriter, type StoryJob, type StoryWriter } from '#server/providers/ai/index.ts';
import { wizardChapter, wizardRequest } from '#testing/factories/wizard.ts';
import { type FakeAi, startFakeAi } from '#testing/fake-ai/server.ts';
import { type SignedInClient, startTestApp, type TestApp } from '#testing/harness.ts';
import { writeLongText } from '#testing/recall/long-story.ts';

interface Summary {
  summary: string;
  held: number;
  answers: readonly string[];
  chapters: readonly string[];
  letters: number;
}

/** A chapter of about 4,000 characters that contains its number. */
const chapterText = (chapter: number) =>
  Array.from({ length: 4 }, (_, at) =>
    `${chapter}. bölümün ${at + 1}. paragrafı böyle başlar. ${'Nermin fenerin basamaklarını ağır ağır çıktı, durdu, denizi dinledi. '.repeat(14)}`.trim(),
  ).join('\n\n');

let app: TestApp;
let fake: FakeAi;
beforeAll(async () => {
  fake = await startFakeAi();
  app = await startTestApp();
});
afterAll(async () => {
  await app.stop();
  await fake.close();
});

const jobs: StoryJob[] = [];
const summaries: Summary[] = [];
let summarize: (...given: Parameters<NonNullable<StoryWriter['summarize']>>) => Promise<string>;
beforeEach(() => {
  jobs.length = 0;
  summaries.length = 0;
  summarize = async (job) => {
    summaries.push(job);
    return `Özet ${summaries.length}.`;
  };
  // The provider `other` has the smallest context, so that three chapters do not fit.
  app.deps.writer = {
    name: 'other',
    model: '',
    async *write(job) {
      jobs.push(job);
      yield chapterText(jobs.length);
      return { finish: 'stop' };
    },
    summarize: async (job, options) => ({ summary: await summarize(job, options) }),
  };
});

/** Writes chapters `from` to `chapters` with numbered answers, and checks their costs. */
async function tell(person: SignedInClient, chapters: number, from = 1, first = wizardChapter()) {
  for (let chapter = from; chapter <= chapters; chapter += 1) {
    const answers: [string, string] = [
      `${chapter}. yanıt: pusula bulunur.`,
      `${chapter}. yanıt: kapı açılır.`,
    ];
    const { status, body } = await person.post<Generation>(
      '/generations',
      wizardRequest({ ...first, chapter, answers }),
    );
    expect(status).toBe(200);
    // Only the user's answers and the text are charged; the summary is free.
    expect(body.receipt?.cost).toBe(estimateTokens(answers.join('\n')) + estimateTokens(body.text));
  }
  return first;
}

const writerWithTokens = () => app.signIn({ plan: 'publisher', tokens: 100_000 });
const storedSummary = async (id: string) =>
  (await app.deps.pool.query('SELECT summary, summarised_chapters FROM wizard_stories WHERE id = $1', [id]))
    .rows[0];

describe('the memory of a chapter', () => {
  test('is the whole story without a summary while it fits', async () => {
    await tell(await app.signIn({ plan: 'pro', tokens: 10_000 }), 2);
    expect(jobs[1]?.existingText).toBe(chapterText(1));
    expect(jobs[1]?.wizard?.summary).toBe('');
    expect(summaries).toHaveLength(0);
  });

  test('is the newest chapters and a summary of the older ones when the story does not fit', async () => {
    const story = await tell(await writerWithTokens(), 5);
    const job = jobs[4];
    expect(job?.existingText.endsWith(chapterText(4).slice(-200))).toBe(true);
    expect(job?.existingText).not.toContain('1. bölümün');
    expect(job?.wizard?.summary).toBe(`Özet ${summaries.length}.`);
    // Each summary continues the previous one with chapters that are not in it yet.
    expect(summaries.map(({ summary }) => summary)).toEqual(
      summaries.map((_, at) => (at === 0 ? '' : `Özet ${at}.`)),
    );
    const told = summaries.flatMap(({ chapters }) => chapters);
    // Each request has the number of summarised chapters and the answers of all of them.
    let held = 0;
    for (const made of summaries) {
      expect(made.held).toBe(held);
      held += made.chapters.length;
      expect(made.answers).toHaveLength(held * 2);
      expect(made.answers[0]).toBe('1. yanıt: pusula bulunur.');
    }
    expect(told).toEqual(told.map((_, at) => chapterText(at + 1)));
    expect(told.length).toBeGreaterThanOrEqual(2);
    expect(await storedSummary(story.storyId)).toEqual({
      summary: `Özet ${summaries.length}.`,
      summarised_chapters: told.length,
    });
  });

  test('contains the first chapter’s choices when the fifth is written', async () => {
    const story = await tell(await writerWithTokens(), 5);
    expect(jobs[4]?.wizard).toMatchObject({
      chapter: 5,
      character: { name: wizardCharacter('romantic', story.characterId)?.name },
      beginning: { id: story.beginningId },
      earlierAnswers: expect.arrayContaining([
        expect.objectContaining({ chapter: 1, answer: '1. yanıt: pusula bulunur.' }),
        expect.objectContaining({ chapter: 4, answer: '4. yanıt: kapı açılır.' }),
      ]),
    });
  });

  test('stays within the context when the story grows', async () => {
    const person = await writerWithTokens();
    await tell(person, 12);
    for (const { existingText, wizard } of jobs) {
      const answers = wizard?.earlierAnswers.map(({ question, answer }) => question + answer).join('') ?? '';
      // 8,192 tokens minus 3,500 for the answer and those of the rules, at three characters each.
      expect(existingText.length + answers.length + (wizard?.summary.length ?? 0)).toBeLessThan(5_700);
    }
    // When not all answers fit, those of the first chapter and the newest are kept.
    const kept = jobs[11]?.wizard?.earlierAnswers.map(({ chapter }) => chapter);
    expect(kept?.slice(0, 2)).toEqual([1, 1]);
    expect(kept?.at(-1)).toBe(11);
  });

  test('uses sentences of the chapters when a summary fails, and summarises them the next time', async () => {
    const person = await writerWithTokens();
    const working = summarize;
    summarize = () => Promise.reject(new AiError('AI_UNAVAILABLE'));
    const story = await tell(person, 4);
    expect(await storedSummary(story.storyId)).toEqual({ summary: '', summarised_chapters: 0 });
    // Sentences of the chapters replace the failed summary.
    expect(jobs[3]?.wizard?.summary).toContain('1. bölümün 1. paragrafı böyle başlar.');
    summarize = working;
    await tell(person, 5, 5, story);
    expect(summaries).toHaveLength(1);
    expect(summaries[0]?.chapters[0]).toBe(chapterText(1));
    expect(await storedSummary(story.storyId)).toMatchObject({ summary: 'Özet 1.' });
  });
});

describe('a provider', () => {
  test('writes the summary in a separate call and gets it with names and answers', async () => {
    const ai = { provider: 'other', apiKey: 'key', baseUrl: fake.baseUrl, model: 'ok' } as const;
    app.deps.writer = createStoryWriter({ ai, storyteller: false, storytellerWordsPerSecond: 'instant' });
    const person = await writerWithTokens();
    fake.requests.length = 0;
    const summary = 'Nermin feneri buldu. Babasının kasketi merdivende kaldı.';
    // Without repeated sentences, which are no text of a chapter to a provider's writer.
    const told = async (chapter: number) =>
      `${chapter}. bölümün 1. paragrafı böyle başlar. ${await writeLongText(chapter, chapterText(1).length)}`;
    for (const text of [await told(1), await told(2), summary, await told(3)]) fake.queue({ text });
    const story = await tell(person, 3);
    expect(fake.requests).toHaveLength(4);
    const prompts = fake.requests.map(({ body }) => JSON.stringify(body.messages));
    const [, , asked = '', next = ''] = prompts;
    expect(asked).toContain('tek bir özetini yaz');
    expect(asked).toContain('1. bölümün 1. paragrafı');
    expect(fake.requests[2]?.body.stream).toBe(false);
    expect(fake.requests[2]?.body.max_tokens).toBeLessThan(1_400);
    expect(await storedSummary(story.storyId)).toEqual({ summary, summarised_chapters: 1 });
    expect(next).toContain(`<onceki_bolumler>\\n${summary}\\n</onceki_bolumler>`);
    expect(next).toContain('1. yanıt: pusula bulunur.');
    expect(next).toContain(`Kahraman: ${wizardCharacter('romantic', story.characterId)?.name}`);
  });
});

test('the storyteller continues from its own summary with the same character', async () => {
  app.deps.writer = createStoryWriter({ ai: null, storyteller: true, storytellerWordsPerSecond: 'instant' });
  const person = await app.signIn({ plan: 'pro', tokens: 100_000 });
  const first = wizardChapter({ narrator: 'third' });
  const name = wizardCharacter('romantic', first.characterId)?.name ?? '?';
  let beginning = '';
  for (let chapter = 1; chapter <= 12; chapter += 1) {
    const request = wizardRequest({ ...first, chapter }, { paragraphs: 4 });
    const { status, body } = await person.post<Generation>('/generations', request);
    expect([status, body.byStoryteller]).toEqual([200, true]);
    expect(body.text).toContain(name);
    if (chapter === 1) beginning = splitSentences(body.text.replaceAll(/\s+/gu, ' '))[0] ?? '?';
  }
  const { summary, summarised_chapters: held } = await storedSummary(first.storyId);
  expect(held).toBeGreaterThanOrEqual(4);
  // The summary has one line per chapter and starts with the first chapter's beginning.
  expect(summary.split('\n')).toHaveLength(held);
  expect(summary.startsWith(beginning)).toBe(true);
  expect(summary).toContain(name);
  expect(summary.length).toBeLessThanOrEqual(4_000);
});
