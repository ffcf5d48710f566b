import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Generation } from '#contract/generations.ts';
import { generationRequest } from '#testing/factories/generation.ts';
import { fakeStory } from '#testing/fake-ai/story.ts';
import { startTestApp, type TestApp } from '#testing/harness.ts';
import { createPuppetWriter, type PuppetWriter } from '#testing/puppet-writer.ts';
import { drainGenerations } from './index.ts';

let app: TestApp;
let puppet: PuppetWriter;
beforeAll(async () => {
  puppet = createPuppetWriter();
  app = await startTestApp({ writer: puppet });
});
afterAll(() => app.stop());

test('draining waits for what runs', async () => {
  const person = await app.signIn();
  const answer = person.post<Generation>('/generations', generationRequest());
  const performance = await puppet.next();
  const drained = drainGenerations(app.deps, 10_000);
  performance.push(fakeStory);
  performance.finish();
  await drained;
  const { rows } = await app.deps.pool.query('SELECT status FROM generations WHERE user_id = $1', [
    person.userId,
  ]);
  expect(rows).toEqual([{ status: 'completed' }]);
  expect((await answer).status).toBe(200);
});

test('what outlasts the limit fails uncharged, and leaves its place free', async () => {
  const person = await app.signIn();
  const answer = person.post<{ code: string }>('/generations', generationRequest());
  const performance = await puppet.next();
  performance.push(fakeStory);
  await drainGenerations(app.deps, 1);
  expect((await answer).body.code).toBe('GENERATION_FAILED');
  expect(performance.signal.aborted).toBe(true);
  const next = person.post<Generation>('/generations', generationRequest());
  const again = await puppet.next();
  again.push(fakeStory);
  again.finish();
  const { body } = await next;
  expect(body.receipt?.remaining).toBe(500 - (body.receipt?.cost ?? 0));
});

test('draining with nothing to wait for ends at once', async () => {
  await expect(drainGenerations(app.deps, 60_000)).resolves.toBeUndefined();
});
