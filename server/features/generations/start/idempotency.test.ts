import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Generation, GenerationEvent } from '#contract/generations.ts';
import { messages } from '#domain/messages/index.ts';
import { AiError } from '#server/providers/ai/index.ts';
import { type ControllableWriter, createControllableWriter } from '#testing/controllable-writer.ts';
import { openEventStream } from '#testing/event-stream.ts';
import { generationRequest } from '#testing/factories/generation.ts';
import { fakeStory } from '#testing/fake-ai/story.ts';
import { startTestApp, type TestApp } from '#testing/harness.ts';

const { keyOfOtherRequest: otherRequest } = messages.generation;

let app: TestApp;
let other: TestApp;
let controllableWriter: ControllableWriter;
beforeAll(async () => {
  app = await startTestApp();
  other = await app.startAnother();
});
afterAll(() => app.stop());
beforeEach(() => {
  controllableWriter = createControllableWriter();
  app.deps.writer = controllableWriter;
  other.deps.writer = controllableWriter;
});

async function post(target: TestApp, cookie: string, request: object) {
  const response = await fetch(`${target.url}/api/generations`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify(request),
  });
  return { status: response.status, body: (await response.json()) as Generation & { code: string } };
}

async function writeNext(): Promise<void> {
  const pending = await controllableWriter.next();
  pending.push(fakeStory);
  pending.finish();
}

const charges = async (userId: string) =>
  (
    await app.deps.pool.query<{ n: number }>(
      `SELECT count(*)::int AS n FROM token_ledger WHERE user_id = $1 AND reason = 'generation'`,
      [userId],
    )
  ).rows[0]?.n;

describe('the same idempotency key', () => {
  test('creates one generation when it is sent in parallel to two processes', async () => {
    const person = await app.signIn();
    const request = generationRequest();
    const answers = Promise.all(
      Array.from({ length: 20 }, (_, n) => post(n % 2 ? app : other, person.cookie(), request)),
    );
    await writeNext();
    const all = await answers;
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(all.map(({ body }) => body.id)).size).toBe(1);
    expect(all.every(({ body }) => body.text === fakeStory)).toBe(true);
    expect(controllableWriter.requestCount).toBe(1);
    expect(await charges(person.userId)).toBe(1);
  });

  test('returns the same text and receipt when it is sent after the end, also as a stream', async () => {
    const person = await app.signIn();
    const request = generationRequest();
    const answer = post(app, person.cookie(), request);
    await writeNext();
    const { body } = await answer;
    expect((await post(other, person.cookie(), request)).body).toEqual(body);
    const stream = await openEventStream<GenerationEvent>(`${other.url}/api/generations/stream`, {
      cookie: person.cookie(),
      json: request,
    });
    expect((await stream.rest()).at(-1)?.data).toEqual({ type: 'done', generation: body });
    expect(controllableWriter.requestCount).toBe(1);
    expect(await charges(person.userId)).toBe(1);
  });

  test('returns the same error when it is sent after a failure', async () => {
    const person = await app.signIn();
    const request = generationRequest();
    const answer = post(app, person.cookie(), request);
    (await controllableWriter.next()).fail(new AiError('AI_OTHER_STATUS', { detail: 'Su kaynadı.' }));
    const { status, body } = await answer;
    const again = await post(other, person.cookie(), request);
    expect(again.status).toBe(status);
    expect(again.body).toMatchObject({ code: 'AI_OTHER_STATUS', message: 'AI API hatası: Su kaynadı.' });
    expect(again.body.code).toBe(body.code);
    expect(controllableWriter.requestCount).toBe(1);
  });

  test('is refused when idea, genre or surface differ', async () => {
    const person = await app.signIn();
    const request = generationRequest({ genre: 'Dram' });
    const answer = post(app, person.cookie(), request);
    await writeNext();
    const { body } = await answer;
    for (const other of [{ idea: 'Başka bir fikir.' }, { genre: 'Masal' }, { surface: 'editor' }]) {
      const refused = await post(app, person.cookie(), { ...request, ...other });
      expect(refused).toMatchObject({ status: 422, body: { code: 'INVALID_INPUT', message: otherRequest } });
    }
    expect((await post(app, person.cookie(), { ...request, idea: ` ${request.idea} ` })).body).toEqual(body);
    expect(controllableWriter.requestCount).toBe(1);
  });

  test('is refused when a guest’s idea differs', async () => {
    const guest = app.visitor();
    const request = generationRequest();
    const answer = guest.post<Generation>('/generations', request);
    await writeNext();
    await answer;
    const refused = await guest.post<Generation>('/generations', { ...request, idea: 'Başka bir fikir.' });
    expect(refused).toMatchObject({ status: 422, body: { message: otherRequest } });
  });

  test('starts another generation when another person sends it', async () => {
    const request = generationRequest();
    const [one, two] = [await app.signIn(), await app.signIn()];
    const answers = Promise.all([post(app, one.cookie(), request), post(app, two.cookie(), request)]);
    await writeNext();
    await writeNext();
    const [first, second] = await answers;
    expect(first?.body.id).not.toBe(second?.body.id);
  });

  test('keeps a guest’s trial when the first answer was lost', async () => {
    const request = generationRequest();
    const answers = Promise.all(
      [app.visitor(), app.visitor()].map((guest) => guest.post<Generation>('/generations', request)),
    );
    await writeNext();
    const [first, again] = await answers;
    expect(again?.body).toEqual(first?.body);
    expect(first?.body.receipt).toEqual({ cost: 50, remaining: 200 });
    expect(controllableWriter.requestCount).toBe(1);
  });
});
