import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Generation, GenerationEvent } from '#contract/generations.ts';
import { defaultTerms, generationCaps } from '#domain/billing/plans.ts';
import { estimateTokens, forecastCost } from '#domain/billing/tokens.ts';
import type { AiProvider } from '#domain/generation/ai-providers.ts';
import { allActionIds, type SelectionAction } from '#domain/generation/selection-actions.ts';
import { createStoryWriter } from '#server/providers/ai/index.ts';
import { openEventStream } from '#testing/event-stream.ts';
import { generationRequest } from '#testing/factories/generation.ts';
import { selectionInput } from '#testing/factories/selection.ts';
import { wizardChapter, wizardRequest } from '#testing/factories/wizard.ts';
import type { Scenario } from '#testing/fake-ai/scenario.ts';
import { type FakeAi, startFakeAi } from '#testing/fake-ai/server.ts';
import { fakeStory } from '#testing/fake-ai/story.ts';
import { type SignedInClient, startTestApp, type TestApp } from '#testing/harness.ts';
import { writeLongText } from '#testing/recall/long-story.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const thought = 'Önce bir kahraman bulmalıyım.';

/** A model of each provider, and how its answers differ from plain text. */
const models: readonly { provider: AiProvider; model: string; answer: (text: string) => Scenario }[] = [
  {
    provider: 'openai',
    model: 'gpt-5-mini',
    answer: (text) => ({ text, pieceLength: 17 }),
  },
  {
    provider: 'google',
    model: 'gemini-flash-latest',
    answer: (text) => ({ text: `İşte hikâyeniz:\n\n${text}`, finish: 'STOP' }),
  },
  {
    provider: 'venice',
    model: 'venice-uncensored',
    answer: (text) => ({ text, reasoning: { field: 'reasoning_content', text: thought } }),
  },
  {
    provider: 'huggingface',
    model: 'org/model',
    answer: (text) => ({ text: `${text}\n\nUmarım beğenirsiniz!`, finish: 'eos_token' }),
  },
  {
    provider: 'other',
    model: 'yerel',
    answer: (text) => ({ text: `<think>${thought}</think>\n\n${text}`, pieceLength: 9 }),
  },
];

const passage = 'Fener o gece yanmadı.';
const results: Readonly<Record<SelectionAction, string>> = {
  rewrite: 'O gece fener karanlıkta kaldı.',
  expand: 'Fener o gece yanmadı; camın ardında yalnızca rüzgârın sesi vardı.',
  shorten: 'Fener sönüktü.',
  senses: 'Fener o gece yanmadı; tuz kokusu soğuk taşlara sindi.',
  tone: 'Fener o gece yanmadı, kimse de sormadı.',
  proofread: 'Fener o gece yanmadı.',
  continue: 'Bekçi uyandığında ilk iş merdivene baktı.',
  names: 'Nermin\nSabiha\nFerit',
  summary: 'Nermin fenerin söndüğü gece yukarıdan gelen sesi duydu.',
};

describe.each(models)('a story with a model of $provider', ({ provider, model, answer }) => {
  let fake: FakeAi;
  let person: SignedInClient;
  beforeAll(async () => {
    fake = await startFakeAi({ dialect: provider === 'other' ? 'any' : provider });
    const ai = { provider, apiKey: 'key', baseUrl: fake.baseUrl, model };
    app.deps.writer = createStoryWriter({ ai, storyteller: false, storytellerWordsPerSecond: 'instant' });
    person = await app.signIn({ plan: 'pro', tokens: 100_000 });
  });
  afterAll(() => fake.close());

  test('begins with an idea', async () => {
    fake.queue(answer(fakeStory));
    const request = generationRequest();
    const { status, body } = await person.post<Generation>('/generations', request);
    expect(status).toBe(200);
    expect(body.text).toBe(fakeStory);
    expect(body.receipt?.cost).toBe(estimateTokens(request.idea) + estimateTokens(fakeStory));
  });

  test('goes on for three chapters', async () => {
    const story = wizardChapter();
    for (const chapter of [1, 2, 3]) {
      const paragraphs = (await writeLongText(chapter, 2_500)).split('\n\n');
      const text = paragraphs.slice(0, 2).join('\n\n');
      fake.queue(answer(text));
      const { status, body } = await person.post<Generation>(
        '/generations',
        wizardRequest({ ...story, chapter, answers: ['Pusula bulunur.', 'Kapı açılır.'] }, { paragraphs: 2 }),
      );
      expect(status).toBe(200);
      expect(body.text).toBe(text);
    }
    expect(JSON.stringify(fake.requests.at(-1)?.body.messages)).toContain('onceki_secimler');
  });

  test.each(allActionIds)('gets the result of the action %s alone', async (action) => {
    const text = results[action];
    fake.queue(answer(text));
    const stream = await openEventStream<GenerationEvent>(`${app.url}/api/selection-actions/stream`, {
      cookie: person.cookie(),
      json: selectionInput({
        action,
        passage: action === 'summary' ? fakeStory : action === 'continue' ? '' : passage,
        ...(action === 'tone' && { tone: 'sad' }),
      }),
    });
    const last = (await stream.rest()).at(-1)?.data;
    expect(last).toMatchObject({ type: 'done', generation: { status: 'completed', text } });
  });
});

test('a loop is cut while it streams, and only what stays is paid', async () => {
  const fake = await startFakeAi();
  const ai = { provider: 'other', apiKey: 'key', baseUrl: fake.baseUrl, model: 'ok' } as const;
  app.deps.writer = createStoryWriter({ ai, storyteller: false, storytellerWordsPerSecond: 'instant' });
  const person = await app.signIn();
  const loop = 'Dalgalar kayalara vurdu ve geri çekildi. ';
  fake.queue(
    { text: `${fakeStory}\n\n${loop.repeat(400)}`, pieceLength: 40, pieceDelayMs: 2 },
    { status: 500, body: '{}' },
  );
  const request = generationRequest();
  const stream = await openEventStream<GenerationEvent>(`${app.url}/api/generations/stream`, {
    cookie: person.cookie(),
    json: request,
  });
  const last = (await stream.rest()).at(-1)?.data;
  const text = last?.type === 'done' ? last.generation.text : '';
  expect(text.startsWith(fakeStory)).toBe(true);
  expect(text.split(loop.trim()).length - 1).toBeLessThanOrEqual(1);
  expect(last).toMatchObject({
    generation: { receipt: { cost: estimateTokens(request.idea) + estimateTokens(text) } },
  });
  expect(fake.requests[0]?.aborted).toBe(true);
  await fake.close();
});

test('another language is noticed while it streams, and only what stays is paid', async () => {
  const fake = await startFakeAi();
  const ai = { provider: 'other', apiKey: 'key', baseUrl: fake.baseUrl, model: 'ok' } as const;
  app.deps.writer = createStoryWriter({ ai, storyteller: false, storytellerWordsPerSecond: 'instant' });
  const english = 'Then she looked at the door and said that there was nothing that they could do about it. ';
  for (const rest of [{ status: 500, body: '{}' }, { text: (await writeLongText(2, 1_500)).slice(0, 300) }]) {
    const person = await app.signIn({ plan: 'pro', tokens: 10_000 });
    fake.requests.length = 0;
    fake.queue({ text: `${fakeStory}\n\n${english.repeat(200)}`, pieceLength: 40, pieceDelayMs: 2 }, rest);
    const request = generationRequest();
    const stream = await openEventStream<GenerationEvent>(`${app.url}/api/generations/stream`, {
      cookie: person.cookie(),
      json: request,
    });
    const last = (await stream.rest()).at(-1)?.data;
    const text = last?.type === 'done' ? last.generation.text : '';
    expect(text.startsWith(fakeStory)).toBe(true);
    expect(text).not.toContain('she looked');
    expect(last).toMatchObject({
      generation: { receipt: { cost: estimateTokens(request.idea) + estimateTokens(text) } },
    });
    expect(fake.requests.map(({ aborted }) => aborted)).toEqual([true, false]);
  }
  await fake.close();
});

test('a text that is too short is continued once within the price that was shown', async () => {
  const fake = await startFakeAi();
  const ai = { provider: 'other', apiKey: 'key', baseUrl: fake.baseUrl, model: 'ok' } as const;
  app.deps.writer = createStoryWriter({ ai, storyteller: false, storytellerWordsPerSecond: 'instant' });
  const person = await app.signIn({ plan: 'pro', tokens: 10_000 });
  const request = generationRequest();
  const caps = generationCaps(defaultTerms.pro, { surface: request.surface, continuing: false });
  fake.queue({ text: fakeStory }, { text: await writeLongText(4, 20_000) });
  const { body } = await person.post<Generation>('/generations', request);
  expect(body.text.startsWith(fakeStory)).toBe(true);
  expect(fake.requests).toHaveLength(2);
  expect(body.receipt?.cost).toBe(estimateTokens(request.idea) + estimateTokens(body.text));
  expect(body.receipt?.cost).toBeLessThanOrEqual(forecastCost(request.idea, caps).high);

  // Where the second call breaks, the first text stays and is all that is paid.
  fake.queue({ text: fakeStory }, { text: await writeLongText(4, 2_000), pieceLength: 40, cut: 5 });
  const again = generationRequest();
  const stream = await openEventStream<GenerationEvent>(`${app.url}/api/generations/stream`, {
    cookie: person.cookie(),
    json: again,
  });
  const last = (await stream.rest()).at(-1)?.data;
  expect(last).toMatchObject({
    generation: {
      status: 'completed',
      text: fakeStory,
      notice: expect.stringContaining('daha kısa'),
      receipt: { cost: estimateTokens(again.idea) + estimateTokens(fakeStory) },
    },
  });
  await fake.close();
});
