import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { estimateTokens, forecastCost } from '#domain/billing/tokens.ts';
import { collect, storyJob } from '#testing/fake-ai/collect.ts';
import type { Scenario } from '#testing/fake-ai/scenario.ts';
import { type FakeAi, startFakeAi } from '#testing/fake-ai/server.ts';
import { fakeStory } from '#testing/fake-ai/story.ts';
import { writeLongText } from '#testing/recall/long-story.ts';
import { continuationJob } from './continue-once.ts';
import { ProviderChain } from './provider-chain.ts';
import { ProviderLink } from './provider-link.ts';
import { ProviderWriter } from './provider-writer.ts';
import type { AiCall } from './story-writer.ts';

let fake: FakeAi;
const writers: ProviderWriter[] = [];
beforeAll(async () => {
  fake = await startFakeAi();
});
afterEach(async () => {
  fake.requests.length = 0;
  await Promise.all(writers.splice(0).map((writer) => writer.close()));
});
afterAll(() => fake.close());

function chain(): ProviderChain {
  const writer = new ProviderWriter({ provider: 'other', baseUrl: fake.baseUrl, model: 'ok' });
  writers.push(writer);
  return new ProviderChain([new ProviderLink(writer)]);
}

const [first = '', second = '', third = ''] = fakeStory.split('\n\n');
const loop = `${second} ${'Dalgalar kayalara vurdu ve geri çekildi. '.repeat(60)}`;
/** Asks for more words than one paragraph of the fake story has. */
const job = storyJob({ words: { min: 60, max: 80 } });

test.each([true, false])(
  'asks once for the rest of a text that fell into a loop (stream: %s)',
  async (stream) => {
    fake.queue({ text: `${first}\n\n${loop}`, pieceLength: 20 }, { text: third });
    const calls: AiCall[] = [];
    const { end } = await collect(chain(), { job, stream, onCall: (call) => calls.push(call) });
    expect(end.answer?.text).toBe(
      `${first}\n\n${second} Dalgalar kayalara vurdu ve geri çekildi.\n\n${third}`,
    );
    // What the loop added is not paid.
    expect(end.answer?.decision).toBe('clean');
    expect(fake.requests).toHaveLength(2);
    const again = JSON.stringify(fake.requests[1]?.body.messages);
    expect(again).toContain('Dalgalar kayalara vurdu ve geri çekildi.');
    expect(Number(fake.requests[1]?.body.max_tokens)).toBeLessThan(Number(fake.requests[0]?.body.max_tokens));
    expect(calls).toHaveLength(2);
  },
);

test('closes the connection of a streamed loop, pays for no more of it, and estimates the usage', async () => {
  fake.queue({ text: `${first}\n\n${loop}`, pieceLength: 20, pieceDelayMs: 5 }, { text: third });
  const calls: AiCall[] = [];
  await collect(chain(), { job, onCall: (call) => calls.push(call) });
  await fake.until(() => fake.requests[0]?.aborted === true);
  expect(calls[0]?.usage?.input).toBeGreaterThan(500);
  expect(calls[0]?.usage?.output).toBeGreaterThan(200);
  expect(calls[1]?.usage).toMatchObject({ input: 320, output: 410 });
});

test('does not ask a third time, and tells what is missing', async () => {
  fake.queue({ text: `${first}\n\n${loop}` }, { text: `${third}\n\n${loop}` });
  const { end } = await collect(chain(), { job });
  expect(fake.requests).toHaveLength(2);
  expect(end.answer?.decision).toBe('continue');
  expect(end.answer?.habits).toContain('loop');
});

test('keeps the text when the second call fails', async () => {
  fake.queue({ text: `${first}\n\n${loop}` }, { status: 500, body: '{}' });
  const { end } = await collect(chain(), { job });
  expect(end.answer?.text).toBe(`${first}\n\n${second} Dalgalar kayalara vurdu ve geri çekildi.`);
});

test('keeps what came of a continuation that is stopped, without the loop before it', async () => {
  fake.queue({ text: `${first}\n\n${loop}` }, { text: third, pieceLength: 20, pieceDelayMs: 20 });
  const stop = new AbortController();
  const calls: AiCall[] = [];
  const writing = chain().write(job, {
    stream: true,
    signal: stop.signal,
    onCall: (call) => calls.push(call),
  });
  let came = '';
  let step = await writing.next();
  while (!step.done) {
    if (fake.requests.length === 2) came += step.value;
    if (came.length > 40) stop.abort();
    step = await writing.next();
  }
  const kept = `${first}\n\n${second} Dalgalar kayalara vurdu ve geri çekildi.`;
  expect(step.value).toMatchObject({ finish: 'length', answer: { text: `${kept}${came}`.trimEnd() } });
  // The provider is paid for what it wrote until the stop.
  expect(calls[1]?.usage?.output).toBeGreaterThan(5);
});

test('keeps nothing of a text whose continuation is forbidden', async () => {
  fake.queue({ text: `${first}\n\n${loop}` }, { text: 'On beş yaşındaki kızla seks yaptı. '.repeat(8) });
  await expect(collect(chain(), { job })).rejects.toMatchObject({ code: 'AI_UNSAFE' });
});

test('asks for nothing more when the text is nearly as long as asked', async () => {
  fake.queue({ text: `${fakeStory} ${'Dalgalar kayalara vurdu ve geri çekildi. '.repeat(60)}` });
  const { end } = await collect(chain(), { job });
  expect(fake.requests).toHaveLength(1);
  expect(end.answer?.decision).toBe('clean');
});

test.each([true, false])(
  'asks once for the rest of a finished text that is too short (stream: %s)',
  async (stream) => {
    fake.queue({ text: first }, { text: `${second}\n\n${third}` });
    const { pieces, end } = await collect(chain(), { job, stream });
    expect(pieces.join('')).toBe(fakeStory);
    expect(end.answer?.text).toBe(fakeStory);
    expect(fake.requests).toHaveLength(2);
    expect(Number(fake.requests[1]?.body.max_tokens)).toBeLessThan(Number(fake.requests[0]?.body.max_tokens));
  },
);

test('does not ask a third time for a text that stays too short', async () => {
  fake.queue({ text: first }, { text: second.slice(0, second.indexOf('.') + 1) });
  await collect(chain(), { job });
  expect(fake.requests).toHaveLength(2);
});

test.each<[string, Scenario]>([
  ['is refused', { status: 500, body: '{}' }],
  ['breaks in the middle', { text: third, pieceLength: 20, cut: 6 }],
  ['is empty', { text: '' }],
])('leaves a short text as it is, and lets only it be paid, when the second call %s', async (_, scenario) => {
  fake.queue({ text: first }, scenario);
  const { end } = await collect(chain(), { job });
  expect(end.answer).toMatchObject({ text: first, decision: 'clean' });
  expect(end.finish).toBe('stop');
});

test.each([true, false])('ends a continuation at the forecast price (stream: %s)', async (stream) => {
  fake.queue({ text: first }, { text: await writeLongText(1, 20_000), pieceLength: 200, pieceDelayMs: 1 });
  const { pieces, end } = await collect(chain(), { job, stream });
  const { high } = forecastCost('', job);
  expect(estimateTokens(pieces.join(''))).toBeLessThanOrEqual(high);
  expect(estimateTokens(end.answer?.text ?? '')).toBeGreaterThan(high * 0.8);
  expect(end.answer?.text).toMatch(/[.!?…”]$/u);
});

test.each([true, false])(
  'stops a model that ignores its limit a fifth above the forecast (stream: %s)',
  async (stream) => {
    fake.queue({ text: await writeLongText(1, 20_000), pieceLength: 200, pieceDelayMs: 1 });
    const calls: AiCall[] = [];
    const { pieces, end } = await collect(chain(), { job, stream, onCall: (call) => calls.push(call) });
    const { high } = forecastCost('', job);
    expect(estimateTokens(pieces.join(''))).toBeLessThanOrEqual(high * 1.2);
    expect(end).toMatchObject({ finish: 'length' });
    expect(end.answer?.text.length).toBeGreaterThan(high * 4);
    expect(end.answer?.text).toMatch(/[.!?…”]$/u);
    expect(calls).toHaveLength(1);
    // What the provider told, or an estimate where it was stopped.
    expect(calls[0]?.usage?.output).toBeGreaterThan(400);
    if (stream) await fake.until(() => fake.requests[0]?.aborted === true);
  },
);

test('adds no continuation that begins again from the start', async () => {
  const letter = `Sevgili kardeşim,\n\n${first}`;
  fake.queue({ text: letter }, { text: `Sevgili kardeşim,\n\n${second}\n\n${third}` });
  const { end } = await collect(chain(), { job });
  expect(fake.requests).toHaveLength(2);
  expect(end.answer).toMatchObject({ text: letter, decision: 'clean' });
});

test('asks for no more of a text that the output limit cut, of a result for a passage, or near the limit', async () => {
  fake.queue({ text: first, finish: 'length' });
  await collect(chain(), { job });
  fake.queue({ text: first });
  await collect(chain(), {
    job: storyJob({ words: job.words, passage: { action: 'continue', tone: null, text: '', after: '' } }),
  });
  fake.queue({ text: first });
  await collect(chain(), { job: { ...job, maxOutputTokens: Math.ceil(first.length / 3) + 30 } });
  expect(fake.requests).toHaveLength(3);
});

test('asks for the missing paragraphs of a new story as a continuation of its idea', () => {
  const next = continuationJob(job, first);
  expect(next).toMatchObject({ existingText: first, premise: job.idea, idea: '', paragraphs: 2 });
});
