import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { estimateModelTokens } from '#domain/generation/model-tokens.ts';
import { collect, storyJob } from '#testing/fake-ai/collect.ts';
import { type FakeAi, startFakeAi } from '#testing/fake-ai/server.ts';
import { fakeStory } from '#testing/fake-ai/story.ts';
import { CircuitBreaker, openingFailures, openMs } from './circuit-breaker.ts';
import { ProviderChain } from './provider-chain.ts';
import { type LinkSettings, ProviderLink } from './provider-link.ts';
import { ProviderWriter } from './provider-writer.ts';
import type { AiCall } from './story-writer.ts';

let fake: FakeAi;
let time: number;
const links: ProviderLink[] = [];
beforeAll(async () => {
  fake = await startFakeAi();
});
beforeEach(() => {
  fake.requests.length = 0;
  time = 0;
});
afterAll(async () => {
  await Promise.all(links.map(({ writer }) => writer.close()));
  await fake.close();
});

/** A link to the fake provider, whose model is the scenario that it plays. */
function link(model: string, settings: Partial<LinkSettings> = {}, timeoutMs = 60_000): ProviderLink {
  const writer = new ProviderWriter({
    provider: 'other',
    apiKey: 'k',
    baseUrl: fake.baseUrl,
    model,
    timeoutMs,
  });
  const made = new ProviderLink(
    writer,
    { configId: model, prices: null, maxStreams: null, ...settings },
    new CircuitBreaker(() => time),
  );
  links.push(made);
  return made;
}
const asked = () => fake.requests.map(({ body }) => body.model);

/** The calls and the text of one generation. */
async function write(chain: ProviderChain) {
  const calls: AiCall[] = [];
  // As many words as the fake story has.
  const job = storyJob({ words: { min: 50, max: 70 } });
  const { pieces } = await collect(chain, { job, onCall: (call) => calls.push(call) });
  return { text: pieces.join(''), calls };
}

test.each([
  ['fault-429', 'AI_RATE_LIMITED'],
  ['fault-500', 'AI_UNAVAILABLE'],
  ['fault-503', 'AI_UNAVAILABLE'],
  ['fault-200-error', 'AI_RATE_LIMITED'],
  ['fault-cut', 'AI_NETWORK'],
])('asks the next provider within a second when the first one fails by %s', async (model, error) => {
  const startedAt = performance.now();
  const { text, calls } = await write(new ProviderChain([link(model), link('ok')]));
  expect(performance.now() - startedAt).toBeLessThan(1_000);
  expect(text).toBe(fakeStory);
  expect(calls).toMatchObject([
    { configId: model, model, error, usage: null },
    { configId: 'ok', model: 'ok', error: null, usage: { input: 320, output: 410 } },
  ]);
});

test('asks the next provider when the first one says no word in time, or can’t be reached', async () => {
  const { calls } = await write(new ProviderChain([link('fault-hang', {}, 200), link('ok')]));
  expect(calls).toMatchObject([{ error: 'AI_TIMEOUT' }, { error: null }]);
  const closed = await startFakeAi();
  await closed.close();
  const writer = new ProviderWriter({ provider: 'other', baseUrl: closed.baseUrl, model: 'kapalı' });
  const unreachable = new ProviderLink(writer);
  links.push(unreachable);
  expect((await write(new ProviderChain([unreachable, link('ok')]))).text).toBe(fakeStory);
});

test('asks no other provider after the first word', async () => {
  const chain = new ProviderChain([link('fault-cut-midway'), link('ok')]);
  await expect(write(chain)).rejects.toMatchObject({ code: 'AI_NETWORK' });
  expect(asked()).toEqual(['fault-cut-midway']);
});

test('asks no other provider when the request itself is refused', async () => {
  for (const [model, code] of [
    ['fault-401', 'AI_INVALID_KEY'],
    ['fault-404', 'AI_MODEL_NOT_FOUND'],
    ['fault-422', 'AI_OTHER_STATUS'],
  ] as const) {
    const chain = new ProviderChain([link(model), link('ok')]);
    await expect(write(chain)).rejects.toMatchObject({ code });
  }
  expect(asked()).not.toContain('ok');
});

test('asks no other provider for a text that was stopped before its first word', async () => {
  const stop = new AbortController();
  const chain = new ProviderChain([link('fault-hang'), link('ok')]);
  const collected = collect(chain, { signal: stop.signal });
  await fake.until(() => fake.requests.length === 1);
  stop.abort();
  expect((await collected).pieces).toEqual([]);
  expect(asked()).toEqual(['fault-hang']);
});

test('throws the error of the last provider when all fail', async () => {
  const chain = new ProviderChain([link('fault-429'), link('fault-503')]);
  await expect(write(chain)).rejects.toMatchObject({ code: 'AI_UNAVAILABLE', upstreamStatus: 503 });
});

test('skips a provider that fails repeatedly, until it works again', async () => {
  const broken = link('ok');
  const chain = new ProviderChain([broken, link('yedek')]);
  for (let count = 0; count < openingFailures; count += 1) {
    fake.queue({ status: 503, body: '' });
    await write(chain);
  }
  expect(chain.states().get('ok')).toEqual({ circuit: 'open', running: 0 });
  fake.requests.length = 0;
  await write(chain);
  expect(asked()).toEqual(['yedek']);
  time += openMs;
  await write(chain);
  expect(asked()).toEqual(['yedek', 'ok']);
  expect(chain.states().get('ok')?.circuit).toBe('closed');
});

test('still asks a provider with an open circuit when no other one can write', async () => {
  const chain = new ProviderChain([link('ok'), link('fault-503')]);
  for (let count = 0; count < openingFailures; count += 1) {
    fake.queue({ status: 503, body: '' });
    await expect(write(chain)).rejects.toMatchObject({ code: 'AI_UNAVAILABLE' });
  }
  expect((await write(chain)).text).toBe(fakeStory);
});

test('passes the texts beyond a provider’s limit of streams to the next one', async () => {
  const stop = new AbortController();
  const chain = new ProviderChain([link('fault-hang', { maxStreams: 1 }), link('ok', { maxStreams: 1 })]);
  const first = collect(chain, { signal: stop.signal });
  await fake.until(() => fake.requests.length === 1);
  expect(chain.states().get('fault-hang')?.running).toBe(1);
  expect((await write(chain)).calls).toMatchObject([{ model: 'ok' }]);
  stop.abort();
  await first;
  expect(chain.states().get('fault-hang')?.running).toBe(0);
});

test('begins no more calls at once than the limit, also of generations that start together', async () => {
  const chain = new ProviderChain([link('ok', { maxStreams: 2 }), link('fault-none')]);
  const texts = Array.from({ length: 6 }, () => write(chain));
  await Promise.allSettled(texts);
  expect(asked().filter((model) => model === 'ok')).toHaveLength(2);
});

test('refuses a text as unavailable when every provider is busy or over its budget', async () => {
  const over = { isOverBudget: () => Promise.resolve(true) };
  const chain = new ProviderChain([link('ok', over), link('yedek', over)]);
  await expect(write(chain)).rejects.toMatchObject({ code: 'AI_UNAVAILABLE' });
  await expect(
    chain.summarize(
      { summary: '', held: 0, chapters: ['Bir.'], answers: [], letters: 500 },
      { signal: new AbortController().signal },
    ),
  ).rejects.toMatchObject({ code: 'AI_UNAVAILABLE' });
  expect(asked()).toEqual([]);
});

test('summarises with the next provider and reports each call', async () => {
  const calls: AiCall[] = [];
  const chain = new ProviderChain([link('fault-429'), link('ok')]);
  const { summary } = await chain.summarize(
    { summary: '', held: 0, chapters: ['Bir fener vardı.'], answers: [], letters: 500 },
    { signal: new AbortController().signal, onCall: (call) => calls.push(call) },
  );
  expect(summary).not.toBe('');
  expect(calls).toMatchObject([
    { purpose: 'summary', error: 'AI_RATE_LIMITED' },
    { purpose: 'summary', model: 'ok', usage: { input: 320, output: 410 } },
  ]);
});

test('cuts the existing text for a provider with a smaller context, not for the first', async () => {
  const writer = new ProviderWriter({
    provider: 'openai',
    apiKey: 'k',
    baseUrl: fake.baseUrl,
    model: 'fault-429',
  });
  const large = new ProviderLink(writer);
  links.push(large);
  const job = storyJob({ existingText: 'Deniz bugün sakin. '.repeat(3_000), idea: '' });
  await collect(new ProviderChain([large, link('ok')]), { job });
  const [first = 0, second = 0] = fake.requests.map(({ body }) =>
    estimateModelTokens((body.messages as { content: string }[]).map(({ content }) => content).join('\n')),
  );
  expect(first).toBeGreaterThan(12_000);
  // 8,192 model tokens with 2,500 of the answer.
  expect(second).toBeLessThan(8_192 - 2_500 + 100);
  expect(second).toBeGreaterThan(4_000);
});

test('closes the connection when the reader stops at the first word', async () => {
  const chain = new ProviderChain([link('fault-hang-midway')]);
  const pieces = chain.write(storyJob(), { stream: true, signal: new AbortController().signal });
  await pieces.next();
  await pieces.return({ finish: 'length' });
  await fake.until(() => fake.requests[0]?.aborted === true);
  expect(chain.states().get('fault-hang-midway')?.running).toBe(0);
});
