import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Generation } from '#contract/generations.ts';
import { messages } from '#domain/messages/index.ts';
import { type ControllableWriter, createControllableWriter } from '#testing/controllable-writer.ts';
import { generationRequest } from '#testing/factories/generation.ts';
import { fakeStory } from '#testing/fake-ai/story.ts';
import { startTestApp, type TestApp } from '#testing/harness.ts';

let app: TestApp;
let writer: ControllableWriter;
beforeAll(async () => {
  writer = createControllableWriter();
  app = await startTestApp({ env: { MAX_RUNNING_GENERATIONS: '2' }, writer });
});
afterAll(() => app.stop());

async function rowsOf(userId: string) {
  const { rows } = await app.deps.pool.query('SELECT 1 FROM generations WHERE user_id = $1', [userId]);
  return rows.length;
}

test('refuses starts beyond the limit of the process within a second, reserves nothing, and takes the next ones', async () => {
  const people = await Promise.all([1, 2].map(() => app.signIn()));
  const requests = people.map(() => generationRequest());
  const running = people.map((person, index) => person.post<Generation>('/generations', requests[index]));
  const pending = [await writer.next(), await writer.next()];

  const late = await app.signIn();
  const request = generationRequest();
  for (const address of ['/generations', '/generations/stream']) {
    const startedAt = performance.now();
    const refused = await late.post<{ code: string; message: string }>(address, request);
    expect(performance.now() - startedAt).toBeLessThan(1_000);
    expect(refused).toMatchObject({
      status: 503,
      body: { code: 'AI_UNAVAILABLE', message: messages.generation.unavailable },
    });
  }
  expect(await rowsOf(late.userId)).toBe(0);
  expect(writer.requestCount).toBe(2);

  // A repeated request gets its running text, although there is no room.
  const repeated = people[0]?.post<Generation>('/generations', requests[0]);
  for (const one of pending) {
    one.push(fakeStory);
    one.finish();
  }
  const answers = await Promise.all([...running, repeated]);
  expect(answers.map((answer) => answer?.status)).toEqual([200, 200, 200]);
  expect(answers[2]?.body.id).toBe(answers[0]?.body.id);

  const taken = late.post<Generation>('/generations', request);
  const next = await writer.next();
  next.push(fakeStory);
  next.finish();
  expect((await taken).status).toBe(200);
});

test('admits exactly as many of the starts that come at once', async () => {
  const people = await Promise.all(Array.from({ length: 6 }, () => app.signIn()));
  const answers = people.map((person) => person.post<Generation>('/generations', generationRequest()));
  const refused = Promise.withResolvers<void>();
  let refusals = 0;
  for (const answer of answers)
    void answer.then(({ status }) => {
      refusals += status === 503 ? 1 : 0;
      if (refusals === 4) refused.resolve();
    });
  await refused.promise;
  for (const one of [await writer.next(), await writer.next()]) {
    one.push(fakeStory);
    one.finish();
  }
  const statuses = (await Promise.all(answers)).map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([200, 200, 503, 503, 503, 503]);
});
