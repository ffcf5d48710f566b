import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AiProvider, aiProviderIds } from '#domain/generation/ai-providers.ts';
import { collect } from '#testing/fake-ai/collect.ts';
import { type FakeAi, startFakeAi } from '#testing/fake-ai/server.ts';
import { fakeStory } from '#testing/fake-ai/story.ts';
import { ProviderWriter } from './provider-writer.ts';
import { providers } from './providers.ts';

const apiKey = 'key-for-tests';

const withAddress = aiProviderIds.filter((id) => id !== 'other');

describe.each(withAddress)('%s', (provider) => {
  let fake: FakeAi;
  beforeAll(async () => {
    fake = await startFakeAi({ dialect: provider, apiKey });
  });
  afterAll(() => fake.close());

  test.each([true, false])('gets no field that it does not know (stream: %s)', async (stream) => {
    fake.requests.length = 0;
    for (const model of [
      providers[provider].defaultModel,
      'gpt-5-mini',
      'gpt-3.5-turbo',
      'gemini-2.0-flash',
    ]) {
      const writer = new ProviderWriter({ provider, apiKey, baseUrl: fake.baseUrl, model });
      const { pieces } = await collect(writer, { stream });
      expect(pieces.join('')).toBe(fakeStory);
      await writer.close();
    }
    expect(fake.requests.every((request) => request.body.stream === stream)).toBe(true);
  });

  test('recognises a wrong key in the provider’s own form', async () => {
    const writer = new ProviderWriter({ provider, apiKey: 'another', baseUrl: fake.baseUrl });
    await expect(collect(writer)).rejects.toMatchObject({ code: 'AI_INVALID_KEY' });
    await writer.close();
  });
});

describe('the request', () => {
  const request = { messages: [], maxOutputTokens: 800, stream: true };
  const body = (provider: AiProvider, model = providers[provider].defaultModel) =>
    providers[provider].body({ model, ...request });

  test('sends the output limit by the name that each OpenAI model knows', () => {
    expect(body('openai')).toMatchObject({ max_completion_tokens: 800, temperature: 0.7 });
    expect(body('openai', 'gpt-4o-mini')).toMatchObject({ max_completion_tokens: 800, temperature: 0.7 });
    expect(body('openai', 'gpt-4-turbo')).toMatchObject({ max_tokens: 800, temperature: 0.7 });
    expect(body('openai', 'gpt-3.5-turbo')).not.toHaveProperty('max_completion_tokens');
  });

  test('gives thinking models extra tokens and their own temperature', () => {
    for (const model of ['gpt-5-mini', 'o4-mini', 'gpt-5.2']) {
      expect(body('openai', model)).toMatchObject({ max_completion_tokens: 1_824, reasoning_effort: 'low' });
      expect(body('openai', model)).not.toHaveProperty('temperature');
    }
    expect(body('openai', 'gpt-5-chat-latest')).toHaveProperty('temperature');
    expect(body('google')).toMatchObject({ max_tokens: 1_824, reasoning_effort: 'low', temperature: 0.7 });
    expect(body('google', 'gemini-2.0-flash')).toMatchObject({ max_tokens: 800 });
    expect(body('google', 'gemini-2.0-flash')).not.toHaveProperty('reasoning_effort');
  });

  test('disables Venice’s own system prompt', () => {
    expect(body('venice')).toMatchObject({ venice_parameters: { include_venice_system_prompt: false } });
  });

  test('requests usage only from providers that support it', () => {
    for (const provider of ['openai', 'venice', 'huggingface', 'other'] as const) {
      expect(body(provider)).toHaveProperty('stream_options', { include_usage: true });
    }
    expect(body('google')).not.toHaveProperty('stream_options');
    expect(providers.openai.body({ ...request, model: 'x', stream: false })).not.toHaveProperty(
      'stream_options',
    );
  });
});

describe('the address', () => {
  test('is the configured one with /chat/completions, with or without a trailing slash', async () => {
    const fake = await startFakeAi();
    for (const baseUrl of [fake.baseUrl, `${fake.baseUrl}/`, `${fake.baseUrl}?api-version=1`]) {
      const writer = new ProviderWriter({ provider: 'other', baseUrl });
      await collect(writer);
      await writer.close();
    }
    expect(fake.requests.map((request) => request.path)).toEqual([
      '/v1/chat/completions',
      '/v1/chat/completions',
      '/v1/chat/completions?api-version=1',
    ]);
    await fake.close();
  });

  test('must be given for the provider "other", which needs no key', async () => {
    expect(() => new ProviderWriter({ provider: 'other', apiKey })).toThrow('AI_BASE_URL');
    const fake = await startFakeAi();
    const writer = new ProviderWriter({ provider: 'other', baseUrl: fake.baseUrl });
    await collect(writer);
    expect(fake.requests[0]).toMatchObject({ key: 'none' });
    expect(fake.requests[0]?.headers).not.toHaveProperty('authorization');
    await writer.close();
    await fake.close();
  });
});
