import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Generation, GenerationEvent, GenerationPreview } from '#contract/generations.ts';
import type { VariantGroup } from '#contract/variants.ts';
import { defaultTerms, generationCaps } from '#domain/billing/plans.ts';
import { forecastCost, ideaTokens } from '#domain/billing/tokens.ts';
import { messages } from '#domain/messages/index.ts';
import type { StoryJob, StoryWriter } from '#server/providers/ai/index.ts';
import { openEventStream } from '#testing/event-stream.ts';
import { generationRequest } from '#testing/factories/generation.ts';
import { saveStory } from '#testing/factories/story.ts';
import { saveEntry } from '#testing/factories/world.ts';
import { startTestApp, type TestApp } from '#testing/harness.ts';

const jobs: StoryJob[] = [];
const text = 'Gemi o sabah ağır ağır limandan ayrıldı ve sisin içinde gözden yitti.';
const textTokens = Math.ceil(text.length / 4);
/** Writes the same text for each job, and records the jobs. */
const recording: StoryWriter = {
  name: 'recording',
  model: '',
  async *write(job) {
    jobs.push(job);
    yield text;
    return { finish: 'stop' };
  },
};

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ writer: recording });
});
afterAll(() => app.stop());
beforeEach(() => {
  jobs.length = 0;
});

const existingText = 'Nermin fenere çıktı. Deniz duruldu.';
const premise = 'Fenerin son bekçisi olan bir kadın her gece aynı gemiyi görür.';
const continuation = (fields: Parameters<typeof generationRequest>[0] = {}) =>
  generationRequest({ surface: 'editor', idea: '', premise, existingText, ...fields });

describe('a continuation', () => {
  test('charges only the delivered text when it has no direction', async () => {
    const person = await app.signIn();
    const { status, body } = await person.post<Generation>('/generations', continuation());
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: 'completed', idea: '', text });
    expect(body.receipt).toEqual({ cost: textTokens, remaining: 500 - textTokens });
    expect(jobs[0]).toMatchObject({ idea: '', premise, existingText });
  });

  test('charges its direction and never its premise', async () => {
    const person = await app.signIn();
    const idea = 'Gemi bu kez limana yanaşsın.';
    const { body } = await person.post<Generation>(
      '/generations',
      continuation({ idea, premise: 'fikir '.repeat(600) }),
    );
    expect(body.receipt?.cost).toBe(Math.ceil(idea.length / 4) + textTokens);
    expect(body.idea).toBe(idea);
  });

  test('costs a guest the minimum of one generation when it has no direction', async () => {
    const guest = app.visitor();
    const { status, body } = await guest.post<Generation>('/generations', continuation());
    expect(status).toBe(200);
    expect(body.receipt).toEqual({ cost: 50, remaining: 200 });
  });

  test('uses at most a quarter of the context for its premise', async () => {
    const person = await app.signIn();
    await person.post('/generations', continuation({ premise: 'p'.repeat(4_000) }));
    expect(jobs[0]?.premise?.length).toBe(1_500);
    expect(jobs[0]?.existingText).toBe(existingText);
  });

  test('is refused when its premise asks for forbidden content', async () => {
    const person = await app.signIn({ plan: 'pro', tokens: 10_000 });
    const { status } = await person.post(
      '/generations',
      continuation({
        idea: 'Sürdür.',
        premise: '14 yaşındaki kızın çıplak sevişme sahnesi',
        rating: 'mature',
      }),
    );
    expect(status).toBe(422);
    expect(jobs).toHaveLength(0);
  });

  test('is written and charged once when its key is sent again', async () => {
    const person = await app.signIn();
    const request = continuation();
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => person.post<Generation>('/generations', request)),
    );
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    const { rows } = await app.deps.pool.query(
      `SELECT delta FROM token_ledger WHERE user_id = $1 AND reason = 'generation'`,
      [person.userId],
    );
    expect(rows).toEqual([{ delta: -textTokens }]);
  });

  test('has variants with the same request and premise, and a forecast without an idea', async () => {
    const person = await app.signIn({ plan: 'pro', tokens: 10_000 });
    const story = await saveStory(person);
    const first = await person.post<Generation>('/generations', continuation({ storyId: story.id }));
    const stream = await openEventStream<GenerationEvent>(
      `${app.url}/api/generations/${first.body.id}/variants`,
      { cookie: person.cookie(), json: { idempotencyKey: randomUUID() } },
    );
    await stream.rest();
    expect(jobs).toHaveLength(2);
    expect({ ...jobs[1], seed: '' }).toEqual({ ...jobs[0], seed: '' });
    expect(jobs[1]?.premise).toBe(premise);
    const group = (await person.get<VariantGroup>(`/generations/${first.body.id}/variants`)).body;
    expect(group.variants.map(({ receipt }) => receipt?.cost)).toEqual([textTokens, textTokens]);
    const caps = generationCaps(defaultTerms.pro, { surface: 'editor', continuing: true });
    expect(group.forecast).toEqual(forecastCost('', caps));
  });

  test('includes the world entries that its premise names', async () => {
    const person = await app.signIn();
    await saveEntry(person, { kind: 'place', name: 'Karataş Feneri', text: 'Kayalıkta, iki katlı.' });
    const { body } = await person.post<GenerationPreview>('/generations/preview', {
      idea: '',
      premise: 'Karataş Feneri söner.',
      existingText,
      bible: { storyId: null },
      withPrompt: true,
    });
    expect(body.chosen.map(({ name }) => name)).toEqual(['Karataş Feneri']);
    expect(body.prompt?.[1]?.content).toContain('<fikir>\nKarataş Feneri söner.\n</fikir>');
  });
});

describe('an empty idea', () => {
  test.each([
    ['no text to go on from', { existingText: '' }],
    ['a blank text', { existingText: ' \n\n ' }],
  ])('is refused with the specified message with %s when there is a premise', async (_, fields) => {
    const person = await app.signIn();
    const { status, body } = await person.post<{ message: string }>('/generations', continuation(fields));
    expect([status, body.message]).toEqual([422, messages.generation.emptyIdea]);
    expect(jobs).toHaveLength(0);
  });

  test('has no tokens', () => {
    expect(ideaTokens('')).toBe(0);
    expect(ideaTokens('a')).toBe(1);
  });
});

test('excludes the premise when a story has no existing text', async () => {
  const person = await app.signIn();
  const idea = 'Eski bir saatçi zamanı durdurur.';
  const { body } = await person.post<Generation>('/generations', continuation({ idea, existingText: '' }));
  expect(body.receipt?.cost).toBe(ideaTokens(idea) + textTokens);
  expect(jobs[0]).toMatchObject({ idea, premise: '' });
});
