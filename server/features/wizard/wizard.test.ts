import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Generation } from '#contract/generations.ts';
import type { WizardStatus, WizardStory } from '#contract/wizard.ts';
import { estimateTokens, guestCost } from '#domain/billing/tokens.ts';
import { messages } from '#domain/messages/index.ts';
import { dayMs } from '#domain/time/durations.ts';
import { nextIstanbulMidnight } from '#domain/time/time.ts';
import { wizardSelection } from '#domain/wizard/catalogue.ts';
import { wizardIdea } from '#domain/wizard/wizard-idea.ts';
import { AiError, type StoryJob, type StoryWriter } from '#server/providers/ai/index.ts';
import type { Client } from '#testing/client.ts';
import { createControllableWriter } from '#testing/controllable-writer.ts';
import { generationRequest } from '#testing/factories/generation.ts';
import { bookTokens } from '#testing/factories/tokens.ts';
import { wizardChapter, wizardRequest } from '#testing/factories/wizard.ts';
import { fakeStory } from '#testing/fake-ai/story.ts';
import { startTestApp, type TestApp } from '#testing/harness.ts';

type Answer = Generation & { code: string; message: string };

let app: TestApp;
const jobs: StoryJob[] = [];
/** Writes the same story immediately and records its jobs. */
const quick: StoryWriter = {
  name: 'quick',
  model: '',
  async *write(job) {
    jobs.push(job);
    yield fakeStory;
    return { finish: 'stop' };
  },
};
const failing: StoryWriter = {
  name: 'failing',
  model: '',
  // biome-ignore lint/correctness/useYield: it fails before its first word
  async *write() {
    throw new AiError('AI_UNAVAILABLE');
  },
};

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());
beforeEach(() => {
  app.deps.writer = quick;
  jobs.length = 0;
});

const write = (client: Client, ...request: Parameters<typeof wizardRequest>) =>
  client.post<Answer>('/generations', wizardRequest(...request));
const statusOf = async (client: Client) => (await client.get<WizardStatus>('/wizard')).body;
const storyOf = (client: Client, id: string) =>
  client.get<WizardStory & { code: string }>(`/wizard/stories/${id}`);

function ideaOf(chapter: ReturnType<typeof wizardChapter>): string {
  const selection = wizardSelection(chapter);
  if (!selection) throw new Error('The catalogue lacks this choice.');
  return wizardIdea(selection);
}

const answers: [string, string] = ['Kapıyı açar.', 'Geri döner.'];

describe('a chapter', () => {
  test('is written from the choices and ignores idea, genre and text of the client', async () => {
    const person = await app.signIn({ plan: 'pro' });
    const request = wizardRequest(
      { narrator: 'first', endingId: 'twist' },
      { idea: 'Başka bir şey', genre: 'Korku', existingText: 'Başka bir metin.' },
    );
    const { status, body } = await person.post<Answer>('/generations', request);
    const idea = ideaOf(request.wizard);
    expect([status, body.idea, body.genre, body.surface]).toEqual([200, idea, 'romantic', 'wizard']);
    expect(jobs[0]).toMatchObject({ idea, genre: 'romantic', existingText: '' });
    expect(jobs[0]?.wizard).toMatchObject({ chapter: 1, narrator: 'first', ending: { id: 'twist' } });
  });

  test('costs the estimate of the user’s answers and its text, without the catalogue’s words', async () => {
    const person = await app.signIn();
    const request = wizardRequest();
    const { body } = await person.post<Answer>('/generations', request);
    const cost = estimateTokens(request.wizard.answers.join('\n')) + estimateTokens(fakeStory);
    expect(body.receipt).toEqual({ cost, remaining: 500 - cost });
    const guest = app.visitor();
    const first = wizardRequest();
    const trial = guestCost(first.wizard.answers.join('\n'));
    expect((await guest.post<Answer>('/generations', first)).body.receipt).toEqual({
      cost: trial,
      remaining: 250 - trial,
    });
  });

  test('has one paragraph on the free plan and three on the plan pro', async () => {
    const [free, pro] = [await app.signIn(), await app.signIn({ plan: 'pro' })];
    await free.post('/generations', wizardRequest());
    await pro.post('/generations', wizardRequest());
    expect(jobs.map(({ paragraphs }) => paragraphs)).toEqual([1, 3]);
  });

  test('gets the text and the answers of the delivered chapters', async () => {
    const person = await app.signIn({ plan: 'pro' });
    const first = wizardChapter({ answers: ['Mektubu komşu alır.', 'Yola tek başına çıkar.'] });
    await write(person, first);
    const second = await write(person, { ...first, chapter: 2, answers: ['Fırtına çıkar.', 'Geri döner.'] });
    expect(second.status).toBe(200);
    expect(jobs[1]?.existingText).toBe(fakeStory);
    expect(jobs[1]?.wizard?.earlierAnswers.map(({ chapter, answer }) => [chapter, answer])).toEqual([
      [1, 'Mektubu komşu alır.'],
      [1, 'Yola tek başına çıkar.'],
    ]);
    expect((await storyOf(person, first.storyId)).body).toMatchObject({
      id: first.storyId,
      characterId: first.characterId,
      chapters: [
        { chapter: 1, answers: first.answers, text: fakeStory },
        { chapter: 2, answers: ['Fırtına çıkar.', 'Geri döner.'], generationId: second.body.id },
      ],
    });
  });

  test('can be neither repeated nor skipped', async () => {
    const person = await app.signIn({ plan: 'pro' });
    const first = wizardChapter();
    await write(person, first);
    for (const chapter of [1, 3]) {
      const { status, body } = await write(person, { ...first, chapter });
      expect([status, body.code, body.message]).toEqual([409, 'CHAPTER_TAKEN', messages.wizard.chapterTaken]);
    }
    expect(jobs).toHaveLength(1);
  });

  test('can be repeated with other choices when it failed', async () => {
    const person = await app.signIn();
    app.deps.writer = failing;
    const first = wizardChapter();
    expect((await write(person, first)).status).toBe(503);
    app.deps.writer = quick;
    const again = await write(person, { ...first, narrator: 'first' });
    expect(again.status).toBe(200);
    expect((await storyOf(person, first.storyId)).body).toMatchObject({
      narrator: 'first',
      chapters: [{ chapter: 1, generationId: again.body.id }],
    });
  });

  test('can’t change the narrator that the story began with', async () => {
    const person = await app.signIn({ plan: 'pro' });
    const first = wizardChapter();
    await write(person, first);
    const { status, body } = await write(person, { ...first, chapter: 2, narrator: 'first' });
    expect([status, body.message]).toEqual([422, messages.wizard.otherFoundation]);
    expect((await write(person, { ...first, chapter: 2, endingId: 'open' })).status).toBe(200);
  });

  test.each([
    ['an unknown character', { characterId: 'yok-boyle-biri' }],
    ['a beginning of another genre', { genre: 'scifi' as const, beginningId: 'gec-gelen-mektup', answers }],
  ])('is refused before it is written when it has %s', async (_, fields) => {
    const person = await app.signIn();
    const { status, body } = await write(person, wizardChapter(fields));
    expect([status, body.message]).toEqual([422, messages.wizard.unknownChoice]);
    expect(jobs).toHaveLength(0);
  });

  test('is refused on another surface than the wizard’s', async () => {
    const person = await app.signIn();
    const without = await person.post<Answer>('/generations', generationRequest({ surface: 'wizard' }));
    const beside = await write(person, {}, { surface: 'editor' });
    expect([without.status, beside.status]).toEqual([422, 422]);
  });

  test('is not found by another user or a visitor', async () => {
    const [owner, other] = [await app.signIn({ plan: 'pro' }), await app.signIn({ plan: 'pro' })];
    const first = wizardChapter();
    await write(owner, first);
    for (const stranger of [other, app.visitor()]) {
      expect((await storyOf(stranger, first.storyId)).status).toBe(404);
      expect((await write(stranger, first)).status).toBe(404);
    }
    expect((await write(other, { ...first, chapter: 2 })).status).toBe(404);
    expect((await storyOf(owner, randomUUID())).status).toBe(404);
  });
});

describe('further chapters', () => {
  test('need an account', async () => {
    const guest = app.visitor();
    const first = wizardChapter();
    expect((await write(guest, first)).status).toBe(200);
    expect((await storyOf(guest, first.storyId)).body.chapters).toHaveLength(1);
    const { status, body } = await write(guest, { ...first, chapter: 2 });
    expect([status, body.code, body.message]).toEqual([
      403,
      'CHAPTERS_NEED_ACCOUNT',
      'Daha fazla bölüm için üye olun!',
    ]);
  });

  test('need a paid plan after the second', async () => {
    const person = await app.signIn({ tokens: 2_000 });
    const first = wizardChapter();
    await write(person, first);
    expect((await write(person, { ...first, chapter: 2 })).status).toBe(200);
    const { status, body } = await write(person, { ...first, chapter: 3 });
    expect([status, body.code, body.message]).toEqual([
      403,
      'CHAPTERS_NEED_PRO',
      'Sınırsız bölüm için Pro üyelik gerekli!',
    ]);
  });

  test.each(['pro', 'publisher'] as const)('are unlimited on the plan %s', async (plan) => {
    const person = await app.signIn({ plan, tokens: 8_000 });
    const first = wizardChapter();
    for (let chapter = 1; chapter <= 4; chapter += 1) {
      expect((await write(person, { ...first, chapter })).status).toBe(200);
    }
  });
});

describe('the free plan’s story of the day', () => {
  test('has two chapters, and a second story is refused', async () => {
    const person = await app.signIn({ tokens: 2_000 });
    const midnight = nextIstanbulMidnight(new Date()).toISOString();
    expect(await statusOf(person)).toEqual({ left: 1, resetsAt: midnight, unfinished: null });
    const first = wizardChapter();
    expect((await write(person, first)).status).toBe(200);
    expect(await statusOf(person)).toMatchObject({ left: 0, resetsAt: midnight });
    expect((await write(person, { ...first, chapter: 2 })).status).toBe(200);
    const { status, body } = await write(person);
    expect([status, body.code, body.message]).toEqual([403, 'WIZARD_USED_UP', messages.wizard.usedUp]);
  });

  test('is available again on the next Istanbul day, when yesterday’s can be continued', async () => {
    const person = await app.signIn({ tokens: 2_000 });
    const first = wizardChapter();
    await write(person, first);
    await app.deps.pool.query(
      `UPDATE generations SET created_at = created_at - interval '1 day' WHERE user_id = $1`,
      [person.userId],
    );
    expect(await statusOf(person)).toMatchObject({ left: 1 });
    expect((await write(person, { ...first, chapter: 2 })).status).toBe(200);
    expect(await statusOf(person)).toMatchObject({ left: 1 });
    expect((await write(person)).status).toBe(200);
    expect(await statusOf(person)).toMatchObject({ left: 0 });
  });

  test('is not used by a failed text or one that was stopped before its first word', async () => {
    const person = await app.signIn();
    app.deps.writer = failing;
    await write(person);
    const controllableWriter = createControllableWriter();
    app.deps.writer = controllableWriter;
    const answer = write(person);
    await controllableWriter.next();
    const { body } = await person.get<{ generation: Generation }>('/generations/latest?surface=wizard');
    await person.post(`/generations/${body.generation.id}/stop`);
    expect((await answer).body).toMatchObject({ status: 'stopped', text: '' });
    expect(await statusOf(person)).toMatchObject({ left: 1 });
  });

  test('is used by a stopped text, which is cut after its last sentence and can be continued', async () => {
    const person = await app.signIn();
    const controllableWriter = createControllableWriter();
    app.deps.writer = controllableWriter;
    const first = wizardChapter();
    const answer = write(person, first);
    (await controllableWriter.next()).push('Nermin fenere çıktı. Kapıyı');
    const { body } = await person.get<{ generation: Generation }>('/generations/latest?surface=wizard');
    await person.post(`/generations/${body.generation.id}/stop`);
    expect((await answer).body).toMatchObject({ status: 'stopped', text: 'Nermin fenere çıktı.' });
    expect(await statusOf(person)).toMatchObject({ left: 0 });
    app.deps.writer = quick;
    expect((await write(person, { ...first, chapter: 2 })).status).toBe(200);
    expect(jobs[0]?.existingText).toBe('Nermin fenere çıktı.');
  });

  test('does not limit the plan pro and guests', async () => {
    const person = await app.signIn({ plan: 'pro' });
    await write(person);
    expect((await write(person)).status).toBe(200);
    for (const client of [person, app.visitor()]) {
      expect(await statusOf(client)).toMatchObject({ left: null, resetsAt: null });
    }
  });
});

describe('an unfinished story', () => {
  afterEach(() => {
    app.deps.now = () => new Date();
  });

  test('is found and continued on a later day when the tokens of its first day are used up', async () => {
    const person = await app.signIn({ tokens: 350 });
    const first = wizardChapter();
    const { body } = await write(person, first);
    await bookTokens(app.deps, person.userId, -(body.receipt?.remaining ?? 0), { reason: 'generation' });
    const second = { ...first, chapter: 2 };
    const refused = await write(person, second);
    expect([refused.status, refused.body.code]).toEqual([402, 'TOO_FEW_TOKENS']);

    app.deps.now = () => new Date(Date.now() + 3 * dayMs);
    // A browser that knows nothing of the story finds it.
    expect(await statusOf(person)).toMatchObject({
      left: 1,
      unfinished: { id: first.storyId, genre: first.genre },
    });
    expect((await write(person, second)).status).toBe(200);
    expect(await statusOf(person)).toMatchObject({ left: 1, unfinished: null });
    expect((await storyOf(person, first.storyId)).body.chapters).toHaveLength(2);
  });

  test('is the last that was begun on the free plan, and nobody else’s', async () => {
    const person = await app.signIn({ tokens: 4_000 });
    const [first, last] = [wizardChapter(), wizardChapter()];
    await write(person, first);
    app.deps.now = () => new Date(Date.now() + dayMs);
    await write(person, last);
    app.deps.now = () => new Date(Date.now() + 2 * dayMs);
    app.deps.writer = failing;
    await write(person, wizardChapter());
    expect((await statusOf(person)).unfinished).toMatchObject({ id: last.storyId });
    for (const stranger of [await app.signIn(), app.visitor()]) {
      expect((await statusOf(stranger)).unfinished).toBeNull();
    }
    await app.deps.pool.query("UPDATE user_tokens SET plan = 'pro' WHERE user_id = $1", [person.userId]);
    expect((await statusOf(person)).unfinished).toBeNull();
  });
});
