import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { collect, storyJob } from '#testing/fake-ai/collect.ts';
import { type FakeAi, startFakeAi } from '#testing/fake-ai/server.ts';
import { fakeStory } from '#testing/fake-ai/story.ts';
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
    expect(end.answer?.decision).toBeNull();
    expect(fake.requests).toHaveLength(2);
    const again = JSON.stringify(fake.requests[1]?.body.messages);
    expect(again).toContain('Dalgalar kayalara vurdu ve geri çekildi.');
    expect(Number(fake.requests[1]?.body.max_tokens)).toBeLessThan(Number(fake.requests[0]?.body.max_tokens));
    expect(calls).toHaveLength(2);
  },
);

test('closes the connection of a streamed loop and pays for no more of it', async () => {
  fake.queue({ text: `${first}\n\n${loop}`, pieceLength: 20, pieceDelayMs: 5 }, { text: third });
  await collect(chain(), { job });
  await fake.until(() => fake.requests[0]?.aborted === true);
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

test('asks for nothing more when the text is nearly as long as asked', async () => {
  fake.queue({ text: `${fakeStory} ${'Dalgalar kayalara vurdu ve geri çekildi. '.repeat(60)}` });
  const { end } = await collect(chain(), { job });
  expect(fake.requests).toHaveLength(1);
  expect(end.answer?.decision).toBe('clean');
});

test('asks for the missing paragraphs of a new story as a continuation of its idea', () => {
  const next = continuationJob(job, first);
  expect(next).toMatchObject({ existingText: first, premise: job.idea, idea: '', paragraphs: 2 });
});
