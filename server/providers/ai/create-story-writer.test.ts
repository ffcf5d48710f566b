import { describe, expect, test } from 'vitest';
import { countWords } from '#domain/story/story.ts';
import { collect, storyJob } from '#testing/fake-ai/collect.ts';
import { startFakeAi } from '#testing/fake-ai/server.ts';
import { fakeStory } from '#testing/fake-ai/story.ts';
import { cleanResult } from './clean-result.ts';
import { createStoryWriter } from './create-story-writer.ts';

const offline = { ai: null, storyteller: true, storytellerWordsPerSecond: 'instant' } as const;

function storyteller() {
  const writer = createStoryWriter(offline);
  if (!writer) throw new Error('the storyteller is missing');
  return writer;
}

describe('the writer', () => {
  test('is the configured provider before the storyteller', async () => {
    const fake = await startFakeAi();
    const ai = { provider: 'other', apiKey: '', baseUrl: fake.baseUrl, model: 'ok' } as const;
    const writer = createStoryWriter({ ...offline, ai });
    expect(writer).toMatchObject({ name: 'other', model: 'ok' });
    const job = storyJob({ words: { min: 50, max: 70 } });
    const { pieces } = await collect(writer ?? storyteller(), { job, stream: false });
    expect(pieces).toEqual([fakeStory]);
    await writer?.close?.();
    await fake.close();
  });

  test('is the provider with its default model when none is configured', async () => {
    const ai = { provider: 'venice', apiKey: 'key', baseUrl: null, model: null } as const;
    const writer = createStoryWriter({ ...offline, ai });
    expect(writer).toMatchObject({ name: 'venice', model: 'default' });
    await writer?.close?.();
  });

  test('is the storyteller without a provider, and null when it is disabled', () => {
    expect(storyteller()).toMatchObject({ name: 'storyteller', model: '' });
    expect(createStoryWriter({ ...offline, storyteller: false })).toBeNull();
  });
});

describe('the storyteller', () => {
  test('writes the requested paragraphs, the same text for the same input, streamed or whole', async () => {
    const { pieces: whole, end } = await collect(storyteller(), { stream: false });
    const { pieces: streamed } = await collect(storyteller(), { stream: true });
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
      ['bir', 'iki'].map((seed) => collect(storyteller(), { stream: false, job: storyJob({ seed }) })),
    );
    expect(first?.pieces).not.toEqual(second?.pieces);
  });

  test('stops at once when it is aborted', async () => {
    const stop = new AbortController();
    const slow = createStoryWriter({ ...offline, storytellerWordsPerSecond: 0.001 }) ?? storyteller();
    const writing = slow.write(storyJob(), { stream: true, signal: stop.signal });
    expect((await writing.next()).done).toBe(false);
    const next = writing.next();
    stop.abort();
    expect(await next).toEqual({ done: true, value: { finish: 'length' } });
  });
});
