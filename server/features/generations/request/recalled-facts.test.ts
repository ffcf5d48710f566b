import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { GenerationPreview } from '#contract/generations.ts';
import { newestWithin } from '#domain/generation/text-window.ts';
import { limits } from '#domain/limits.ts';
import { createStoryWriter } from '#server/providers/ai/index.ts';
import { generationRequest } from '#testing/factories/generation.ts';
import { saveStory } from '#testing/factories/story.ts';
import { type FakeAi, startFakeAi } from '#testing/fake-ai/server.ts';
import { type SignedInClient, startTestApp, type TestApp } from '#testing/harness.ts';
import { plant, writeLongText } from '#testing/recall/long-story.ts';
import { plantedFacts } from '#testing/recall/planted-facts.ts';

/** Characters of each story: about sixty pages. */
const storyLength = 90_000;

let fake: FakeAi;
let app: TestApp;
beforeAll(async () => {
  fake = await startFakeAi();
  const ai = { provider: 'openai', apiKey: 'key', baseUrl: fake.baseUrl, model: 'ok' } as const;
  const writer = createStoryWriter({ ai, storyteller: false, storytellerWordsPerSecond: 'instant' });
  app = await startTestApp({ writer });
});
afterAll(async () => {
  await app.stop();
  await fake.close();
});

/** The prompt of a continuation in one text. */
async function prompt(person: SignedInClient, existingText: string, idea: string): Promise<string> {
  const { idempotencyKey: _key, surface: _surface, ...request } = generationRequest({ idea, existingText });
  const preview = await person.post<GenerationPreview>('/generations/preview', {
    ...request,
    withPrompt: true,
  });
  expect(preview.status).toBe(200);
  return (preview.body.prompt ?? []).map(({ content }) => content).join('\n\n');
}

describe('facts of early chapters', () => {
  test('are in the prompt in at least 95 % of the cases where a later direction needs one', async () => {
    const missed: string[] = [];
    let needed = 0;
    for (const [number, facts] of plantedFacts.entries()) {
      const person = await app.signIn({ plan: 'pro' });
      const text = plant(
        await writeLongText(number, storyLength),
        facts.map(({ fact }) => fact),
      );
      const existingText = text.slice(-limits.continuation);
      for (const { direction, needle } of facts) {
        const message = await prompt(person, existingText, direction);
        // The pages that a prompt always contains do not hold it.
        expect(newestWithin(existingText, 25_000)).not.toContain(needle);
        needed += 1;
        if (!message.includes(needle)) missed.push(`${direction} → ${needle}`);
      }
    }
    const share = 1 - missed.length / needed;
    console.log(
      `${needed - missed.length} of ${needed} facts recalled (${(share * 100).toFixed(1)} %)`,
      missed,
    );
    expect(needed).toBe(200);
    expect(share).toBeGreaterThanOrEqual(0.95);
  }, 240_000);

  test('come from the stored story where the request can’t contain all of it', async () => {
    const person = await app.signIn({ plan: 'pro' });
    const [facts = []] = plantedFacts;
    const text = plant(
      await writeLongText(7, 160_000),
      facts.slice(0, 1).map(({ fact }) => fact),
      0.1,
    );
    const { id } = await saveStory(person, { content: text });
    const {
      idempotencyKey: _key,
      surface: _surface,
      ...request
    } = generationRequest({
      idea: facts[0]?.direction ?? '',
      existingText: text.slice(-limits.continuation),
    });
    const body = { ...request, storyId: id, withPrompt: true };
    const preview = await person.post<GenerationPreview>('/generations/preview', body);
    expect(preview.body.prompt?.[1]?.content).toContain(facts[0]?.needle);
    const other = await app.signIn({ plan: 'pro' });
    const foreign = await other.post<GenerationPreview>('/generations/preview', body);
    expect(foreign.body.prompt?.[1]?.content).not.toContain(facts[0]?.needle);
  }, 60_000);
});

describe('what stays the same', () => {
  /** Plans with the characters that a continuation adds: one paragraph, and three. */
  test.each([
    ['free', 1_300],
    ['pro', 1_300],
    ['publisher', 4_000],
  ] as const)(
    'is at least 70 % of the prompt’s bytes from one continuation to the next (%s, %i characters each)',
    async (plan, added) => {
      const person = await app.signIn({ plan });
      const whole = await writeLongText(3, 100_000);
      let previous = '';
      let shared = 0;
      let total = 0;
      for (let length = 30_000; length < 90_000; length += added) {
        const message = await prompt(person, whole.slice(0, length), `Kapı ${length} kez çalsın`);
        if (previous !== '') {
          let same = 0;
          while (same < message.length && message[same] === previous[same]) same += 1;
          shared += Buffer.byteLength(message.slice(0, same));
          total += Buffer.byteLength(message);
        }
        previous = message;
      }
      console.log(
        `${plan}, ${added}: ${((shared / total) * 100).toFixed(1)} % of the prompt’s bytes are shared`,
      );
      expect(shared / total).toBeGreaterThanOrEqual(0.7);
    },
    120_000,
  );
});
