import { afterAll, beforeAll, expect, test } from 'vitest';
import type { GenerationEvent } from '#contract/generations.ts';
import { messages } from '#domain/messages/index.ts';
import { type ControllableWriter, createControllableWriter } from '#testing/controllable-writer.ts';
import { openEventStream } from '#testing/event-stream.ts';
import { generationRequest } from '#testing/factories/generation.ts';
import { fakeStory } from '#testing/fake-ai/story.ts';
import { startTestApp, type TestApp } from '#testing/harness.ts';

let app: TestApp;
let controllableWriter: ControllableWriter;
beforeAll(async () => {
  controllableWriter = createControllableWriter();
  app = await startTestApp({ writer: controllableWriter });
});
afterAll(() => app.stop());

test('sends an error to the readers of a text that could not be settled', async () => {
  const person = await app.signIn();
  const stream = await openEventStream<GenerationEvent | { message: string }>(
    `${app.url}/api/generations/stream`,
    { cookie: person.cookie(), json: generationRequest() },
  );
  const pending = await controllableWriter.next();
  // Without the owner's token row the settlement changes nothing.
  const holder = await app.deps.pool.connect();
  await holder.query('SET session_replication_role = replica');
  await holder.query('DELETE FROM user_tokens WHERE user_id = $1', [person.userId]);
  holder.release(true);
  pending.push(fakeStory);
  pending.finish();
  const last = (await stream.rest()).at(-1);
  expect(last?.event).toBe('error');
  expect(last?.data).toMatchObject({ message: messages.generation.fallback });
});
