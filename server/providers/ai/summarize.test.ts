import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type FakeAi, startFakeAi } from '#testing/fake-ai/server.ts';
import { fakeStory } from '#testing/fake-ai/story.ts';
import { ProviderWriter } from './provider-writer.ts';

let fake: FakeAi;
beforeAll(async () => {
  fake = await startFakeAi();
});
afterAll(() => fake.close());
beforeEach(() => {
  fake.requests.length = 0;
});

const job = { summary: '', held: 0, answers: [], chapters: ['Nermin fenere çıktı.'], letters: 600 };
const signal = new AbortController().signal;

function writer(model: string, timeoutMs?: number) {
  return new ProviderWriter({
    provider: 'other',
    apiKey: 'key',
    baseUrl: fake.baseUrl,
    model,
    ...(timeoutMs === undefined ? {} : { timeoutMs }),
  });
}

test('requests at most the length of the summary once, without streaming', async () => {
  const { summary } = await writer('ok').summarize(job, { signal });
  expect(fake.requests.map(({ body }) => [body.stream, body.max_tokens])).toEqual([[false, 200]]);
  // A longer answer is cut after its last whole sentence.
  expect(summary.length).toBeLessThanOrEqual(600);
  expect(fakeStory.startsWith(summary)).toBe(true);
  expect(summary).toMatch(/[.!?…”]$/u);
});

test('removes the thinking of a model from the summary', async () => {
  const thinking = writer('think');
  expect(fakeStory.startsWith((await thinking.summarize(job, { signal })).summary)).toBe(true);
});

test.each([
  ['fault-429', 'AI_RATE_LIMITED'],
  ['fault-500', 'AI_UNAVAILABLE'],
  ['think-unclosed', 'AI_EMPTY'],
])('converts the error of model %s to %s', async (model, code) => {
  await expect(writer(model).summarize(job, { signal })).rejects.toMatchObject({ name: 'AiError', code });
});

test('ends after a timeout, and at once when it is aborted', async () => {
  const hanging = { hang: true };
  fake.queue(hanging);
  await expect(writer('ok', 100).summarize(job, { signal })).rejects.toMatchObject({ code: 'AI_TIMEOUT' });
  fake.queue(hanging);
  const stop = new AbortController();
  const asked = writer('ok').summarize(job, { signal: stop.signal });
  await fake.until(() => fake.requests.length === 2);
  stop.abort();
  await expect(asked).rejects.toMatchObject({ name: 'AiError' });
  await fake.until(() => fake.requests.every(({ aborted }) => aborted));
});
