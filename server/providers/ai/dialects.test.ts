import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aiProviderIds } from '#domain/generation/ai-providers.ts';
import { collect, storyJob } from '#testing/fake-ai/collect.ts';
import type { Scenario } from '#testing/fake-ai/scenario.ts';
import { type FakeAi, startFakeAi } from '#testing/fake-ai/server.ts';
import { fakeStory } from '#testing/fake-ai/story.ts';
import { sampleSummary } from './prompts/sample-jobs.ts';
import { ProviderWriter } from './provider-writer.ts';

/**
 * How servers of 2026 answer, each played by the fake server. Read on 2026-11-28:
 * - thinking in `reasoning` (vLLM since 0.15, Ollama) or `reasoning_content` (vLLM before, llama.cpp, LM Studio, Venice):
 *   docs.vllm.ai/en/v0.11.2/features/reasoning_outputs, github.com/RooCodeInc/Roo-Code/issues/11495
 * - `reasoning_effort`, of which each model takes some values and answers 400 to others, `refusal`, `max_completion_tokens`:
 *   platform.openai.com/docs/api-reference/chat
 * - `venice_parameters`, `response_format`: docs.venice.ai/api-reference/api-spec
 * - finish reasons and blocked prompts of Gemini: ai.google.dev/gemini-api/docs/openai, ai.google.dev/api/generate-content
 */
let fake: FakeAi;
let writer: ProviderWriter;
beforeAll(async () => {
  fake = await startFakeAi();
});
afterAll(() => fake.close());
beforeEach(() => {
  fake.requests.length = 0;
  writer = new ProviderWriter({ provider: 'other', baseUrl: fake.baseUrl, model: 'ok' });
});

const textOf = async (stream = true) => (await collect(writer, { stream })).pieces.join('');
const always = (scenario: Scenario, times = 1) =>
  fake.queue(...Array.from({ length: times }, () => scenario));
const asked = () => fake.requests.map(({ body }) => Object.keys(body));

describe('a server that does not take a field', () => {
  test.each(['temperature', 'stream_options', 'reasoning_effort'])(
    'is asked again without it: %s',
    async (field) => {
      const ai = new ProviderWriter({
        provider: 'google',
        apiKey: 'k',
        baseUrl: fake.baseUrl,
        model: 'gemini-3-flash',
      });
      const plain = field === 'reasoning_effort' ? ai : writer;
      fake.queue({ refuses: [field] }, { refuses: [field] }, { refuses: [field] });
      expect((await collect(plain)).pieces.join('')).toBe(fakeStory);
      expect(asked().map((fields) => fields.includes(field))).toEqual([true, false]);
      // It is remembered.
      expect((await collect(plain)).pieces.join('')).toBe(fakeStory);
      expect(asked()).toHaveLength(3);
      await ai.close();
    },
  );

  test('is asked again by each of several first calls at the same time', async () => {
    always({ refuses: ['temperature'] }, 6);
    expect(await Promise.all([textOf(), textOf(), textOf()])).toEqual([fakeStory, fakeStory, fakeStory]);
    expect(fake.requests).toHaveLength(6);
  });

  test('gets the output limit by its other name', async () => {
    fake.queue({ refuses: ['max_tokens'] }, { refuses: ['max_tokens'] });
    expect(await textOf()).toBe(fakeStory);
    expect(fake.requests[1]?.body).toMatchObject({ max_completion_tokens: 2_500 });
  });

  test('is refused as before when the field is one that a text needs', async () => {
    fake.queue({ status: 400, body: '{"error":{"message":"Unknown parameter: messages"}}' });
    await expect(textOf()).rejects.toMatchObject({ code: 'AI_OTHER_STATUS' });
    expect(fake.requests).toHaveLength(1);
  });
});

describe('a model that thinks', () => {
  test.each(['reasoning', 'reasoning_content'] as const)(
    'is asked once more with room when its thinking (%s) used up the limit',
    async (field) => {
      const scenario: Scenario = { thinksBelow: 3_000, reasoning: { field, text: 'Düşünüyorum.' } };
      always(scenario, 3);
      const { pieces, end: first } = await collect(writer);
      expect(pieces.join('')).toBe(fakeStory);
      // The usage is that of both calls.
      expect(first.usage).toMatchObject({ input: 640, output: 820 });
      expect(fake.requests.map(({ body }) => body.max_tokens)).toEqual([2_500, 3_524]);
      expect(await textOf()).toBe(fakeStory);
      expect(fake.requests).toHaveLength(3);
      fake.queue({ thinksBelow: 9_000, reasoning: { field, text: 'Hâlâ düşünüyorum.' } });
      const end = await collect(writer);
      expect(end).toMatchObject({ pieces: [], end: { finish: 'length' } });
    },
  );
});

describe('a provider’s filter', () => {
  test.each(['content_filter', 'SAFETY', 'PROHIBITED_CONTENT', 'RECITATION', 'refusal'])(
    'withholds a text with the reason %s',
    async (finish) => {
      for (const stream of [true, false]) {
        fake.queue({ text: '', finish });
        await expect(textOf(stream)).rejects.toMatchObject({ code: 'AI_OTHER_STATUS', upstreamStatus: 200 });
      }
    },
  );

  test('blocks a prompt without any choice, or answers with a refusal', async () => {
    for (const body of [
      { choices: [], promptFeedback: { blockReason: 'PROHIBITED_CONTENT' } },
      { choices: [{ index: 0, message: { role: 'assistant', content: null, refusal: 'I can’t help.' } }] },
    ]) {
      fake.queue({ status: 200, body: JSON.stringify(body) });
      await expect(textOf(false)).rejects.toMatchObject({
        code: 'AI_OTHER_STATUS',
        message: expect.stringContaining('içerik kuralları'),
      });
    }
  });
});

test.each([
  ['stop', 'stop'],
  ['eos_token', 'stop'],
  ['end_turn', 'stop'],
  ['length', 'length'],
  ['max_tokens', 'length'],
  ['MAX_TOKENS', 'length'],
  ['model_length', 'length'],
] as const)('reads the finish reason %s as %s', async (finish, expected) => {
  fake.queue({ finish });
  expect((await collect(writer)).end.finish).toBe(expected);
});

test('reads cached and thinking tokens in every form', async () => {
  const forms: [Record<string, unknown>, { cached: number | null; thinking: number | null }][] = [
    [
      {
        prompt_tokens: 900,
        completion_tokens: 400,
        total_tokens: 1_300,
        prompt_tokens_details: { cached_tokens: 640 },
        completion_tokens_details: { reasoning_tokens: 64 },
      },
      { cached: 640, thinking: 64 },
    ],
    [
      { prompt_tokens: 900, completion_tokens: 400, total_tokens: 1_300, prompt_cache_hit_tokens: 512 },
      { cached: 512, thinking: null },
    ],
    // Gemini counts its thinking only into the total.
    [
      { prompt_tokens: 900, completion_tokens: 400, total_tokens: 1_500 },
      { cached: null, thinking: 200 },
    ],
  ];
  for (const [usageBody, expected] of forms) {
    fake.queue({ usageBody });
    expect((await collect(writer)).end.usage).toMatchObject({ input: 900, ...expected });
  }
});

describe('structured answers', () => {
  const names = storyJob({ passage: { action: 'names', tone: null, text: 'balıkçı', after: '' } });
  const collectNames = async () => (await collect(writer, { job: names })).pieces.join('');

  test('are asked for names and the story’s memory', async () => {
    fake.queue(
      { text: '{"adlar":["Nermin","Cevdet"]}' },
      { text: '```json\n{"ozet":"Nermin fenere döndü."}\n```' },
    );
    expect(await collectNames()).toBe('Nermin\nCevdet');
    const { signal } = new AbortController();
    expect((await writer.summarize(sampleSummary, { signal })).summary).toBe('Nermin fenere döndü.');
    expect(fake.requests.map(({ body }) => body.response_format)).toMatchObject([
      { type: 'json_schema', json_schema: { name: 'adlar' } },
      { type: 'json_schema', json_schema: { name: 'ozet' } },
    ]);
  });

  test('may be plain text where a server ignores or refuses the schema', async () => {
    fake.queue({ text: 'Nermin\nCevdet' });
    expect(await collectNames()).toBe('Nermin\nCevdet');
    fake.queue({ refuses: ['response_format'] }, { text: '1. Nermin\n2. Cevdet' });
    expect(await collectNames()).toContain('Nermin');
    expect(fake.requests.at(-1)?.body).not.toHaveProperty('response_format');
  });
});

test.each(aiProviderIds)('asks %s only for fields that it knows, also for data', async (provider) => {
  const strict = await startFakeAi(provider === 'other' ? {} : { dialect: provider });
  const ai = new ProviderWriter({ provider, apiKey: 'k', baseUrl: strict.baseUrl });
  const { signal } = new AbortController();
  strict.queue({ text: '{"ozet":"Nermin fenere döndü."}' });
  expect((await ai.summarize(sampleSummary, { signal })).summary).toBe('Nermin fenere döndü.');
  expect(strict.requests).toHaveLength(1);
  await ai.close();
  await strict.close();
});
