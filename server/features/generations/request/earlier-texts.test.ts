import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Generation } from '#contract/generations.ts';
import { StorytellerWriter } from '#server/providers/ai/storyteller-writer.ts';
import { generationRequest } from '#testing/factories/generation.ts';
import { startTestApp, type TestApp } from '#testing/harness.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ writer: new StorytellerWriter('instant') });
});
afterAll(() => app.stop());

describe('earlier texts of an idea', () => {
  test('are not written again by the storyteller', async () => {
    const guest = app.visitor();
    const idea = 'Deniz fenerinde tek başına yaşayan Nermin, kıyıya vuran şişede kendi el yazısını bulur.';
    const firstParagraphs = new Set<string | undefined>();
    for (let variant = 0; variant < 4; variant += 1) {
      const request = generationRequest({ idea });
      const { body } = await guest.post<Generation>('/generations', request);
      firstParagraphs.add(body.text.split('\n\n')[0]);
    }
    expect(firstParagraphs.size).toBe(4);
  });
});
