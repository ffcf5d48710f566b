import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Generation, GenerationEvent } from '#contract/generations.ts';
import { estimateTokens } from '#domain/billing/tokens.ts';
import { messages } from '#domain/messages/index.ts';
import { AiError } from '#server/providers/ai/index.ts';
import { type ControllableWriter, createControllableWriter } from '#testing/controllable-writer.ts';
import { type EventStream, openEventStream } from '#testing/event-stream.ts';
import { generationRequest } from '#testing/factories/generation.ts';
import { fakeStory } from '#testing/fake-ai/story.ts';
import { type SignedInClient, startTestApp, type TestApp } from '#testing/harness.ts';
import { pollGeneration } from './poll-generation.ts';
import { waitForOutcome } from './watch-generation.ts';

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

const first = fakeStory.slice(0, 300);
const second = fakeStory.slice(300);

type Events = EventStream<GenerationEvent>;
const started = async (stream: Events) => {
  const event = await stream.next();
  if (event?.data.type !== 'started') throw new Error(`The stream began with ${JSON.stringify(event)}`);
  return event.data.generation;
};
const streamFrom = (
  person: SignedInClient,
  request = generationRequest(),
  lastEventId?: string,
): Promise<Events> =>
  openEventStream(`${app.url}/api/generations/stream`, {
    cookie: person.cookie(),
    json: request,
    lastEventId,
  });
const follow = (target: TestApp, cookie: string, id: string, lastEventId?: string): Promise<Events> =>
  openEventStream(`${target.url}/api/generations/${id}/events`, { cookie, lastEventId });
const tokensOf = async (person: SignedInClient) =>
  (await person.get<{ tokens: number }>('/tokens')).body.tokens;

/** A generation whose first part has been written and read. */
async function startHalfWritten(person: SignedInClient) {
  const request = generationRequest();
  const stream = await streamFrom(person, request);
  const { id } = await started(stream);
  const pending = await controllableWriter.next();
  pending.push(first);
  const piece = await stream.next();
  expect(piece?.data).toEqual({ type: 'piece', text: first });
  return { id, request, stream, pending, lastEventId: piece?.id };
}

describe('a client that reconnects', () => {
  test.each([
    ['the same process', () => app],
    ['another process', () => other],
  ] as const)('continues without a repeated piece at %s', async (_name, target) => {
    const person = await app.signIn();
    const { id, stream, pending, lastEventId } = await startHalfWritten(person);
    stream.close();
    const again = await follow(target(), person.cookie(), id, lastEventId);
    pending.push(second);
    pending.finish();
    const events = await again.rest();
    const pieces = events.flatMap(({ data }) => (data.type === 'piece' ? [data.text] : []));
    expect(second.startsWith(pieces.join(''))).toBe(true);
    expect(events.some(({ data }) => data.type === 'started')).toBe(false);
    expect(events.at(-1)?.data).toMatchObject({ type: 'done', generation: { id, text: fakeStory } });
  });

  test.each([
    ['the same process', () => app],
    ['another process', () => other],
  ] as const)('receives the text so far after a reload at %s', async (_name, target) => {
    const person = await app.signIn();
    const { id, stream, pending } = await startHalfWritten(person);
    stream.close();
    // Another process sees the text that the heartbeat has stored.
    const found = await vi.waitFor(
      async () => {
        const { generation } = await fetch(`${target().url}/api/generations/latest?surface=landing`, {
          headers: { cookie: person.cookie() },
        }).then((response) => response.json() as Promise<{ generation: Generation }>);
        expect(generation).toMatchObject({ id, status: 'running', text: first });
        return generation;
      },
      { timeout: 5_000, interval: 50 },
    );
    const again = await follow(target(), person.cookie(), found.id);
    expect((await started(again)).text).toBe(first);
    pending.push(second);
    pending.finish();
    expect((await again.rest()).at(-1)?.data).toMatchObject({
      type: 'done',
      generation: { text: fakeStory },
    });
  });

  test('is charged once when it follows several times', async () => {
    const person = await app.signIn();
    const { id, request, stream, pending } = await startHalfWritten(person);
    stream.close();
    const watchers = [
      await follow(app, person.cookie(), id),
      await follow(other, person.cookie(), id),
      await streamFrom(person, request),
    ];
    pending.push(second);
    pending.finish();
    for (const watcher of watchers) {
      expect((await watcher.rest()).at(-1)?.data).toMatchObject({ type: 'done', generation: { id } });
    }
    expect(controllableWriter.requestCount).toBe(1);
    expect(await tokensOf(person)).toBe(500 - estimateTokens(request.idea) - estimateTokens(fakeStory));
  });

  test('receives the whole text when no stream was open', async () => {
    const person = await app.signIn();
    const { id, stream, pending } = await startHalfWritten(person);
    stream.close();
    pending.push(second);
    pending.finish();
    await expect
      .poll(async () => (await person.get<Generation>(`/generations/${id}`)).body)
      .toMatchObject({ status: 'completed', text: fakeStory });
    const done = await (await follow(app, person.cookie(), id)).rest();
    expect(done.map(({ data }) => data.type)).toEqual(['started', 'done']);
  });

  test('receives the stored text when the writing was interrupted', async () => {
    const person = await app.signIn();
    const { id, stream, pending } = await startHalfWritten(person);
    const watcher = await follow(other, person.cookie(), id);
    pending.fail(new AiError('AI_RATE_LIMITED'));
    await expect
      .poll(async () => (await person.get<Generation>(`/generations/${id}`)).body.status)
      .toBe('stopped');
    const late = await follow(app, person.cookie(), id);
    for (const watching of [stream, watcher, late]) {
      expect((await watching.rest()).at(-1)?.data).toMatchObject({
        type: 'done',
        generation: { status: 'stopped', brokenOff: true, freeFailure: true },
      });
    }
    expect(await tokensOf(person)).toBe(500);
  });

  test('receives the error when the generation failed without a text', async () => {
    const person = await app.signIn();
    const opening = openEventStream<GenerationEvent>(`${app.url}/api/generations/stream`, {
      cookie: person.cookie(),
      json: generationRequest(),
    });
    const pending = await controllableWriter.next();
    const stream = await opening;
    const first = await stream.next();
    const id = first?.data.type === 'started' ? first.data.generation.id : '';
    const watcher = await follow(other, person.cookie(), id);
    pending.fail(new AiError('AI_RATE_LIMITED'));
    for (const watching of [stream, watcher]) {
      expect((await watching.rest()).at(-1)).toMatchObject({
        event: 'error',
        data: { code: 'AI_RATE_LIMITED' },
      });
    }
    const late = await follow(app, person.cookie(), id);
    expect(late.status).toBe(503);
    expect(await tokensOf(person)).toBe(500);
  });
});

describe('several streams of one generation', () => {
  test('are limited to three streams for each person and process; a closed stream frees a slot', async () => {
    const person = await app.signIn();
    const { id, stream, pending } = await startHalfWritten(person);
    const second = await follow(app, person.cookie(), id);
    await follow(app, person.cookie(), id);
    const fourth = await follow(app, person.cookie(), id);
    expect(fourth.status).toBe(429);
    expect((await fourth.next())?.data).toMatchObject({ message: messages.generation.tooManyFollowers });
    expect((await follow(other, person.cookie(), id)).status).toBe(200);
    expect((await streamFrom(await app.signIn())).status).toBe(200);
    stream.close();
    const again = await vi.waitFor(
      async () => {
        const coming = await follow(app, person.cookie(), id);
        expect(coming.status).toBe(200);
        return coming;
      },
      { timeout: 10_000 },
    );
    pending.finish();
    for (const follower of [second, again]) expect((await follower.rest()).at(-1)?.data.type).toBe('done');
    // Ended streams occupy no slot.
    for (let count = 0; count < 4; count += 1) {
      const late = await follow(app, person.cookie(), id);
      expect((await late.rest()).at(-1)?.data.type).toBe('done');
    }
  });

  test('do not occupy a slot after a refused start', async () => {
    const person = await app.signIn({ tokens: 99 });
    const statuses: number[] = [];
    for (let count = 0; count < 4; count += 1) statuses.push((await streamFrom(person)).status);
    expect(statuses).toEqual([402, 402, 402, 402]);
  });

  test('share one poll of a generation in another process', async () => {
    const person = await app.signIn();
    const { id } = await startHalfWritten(person);
    const looks = [pollGeneration(other.deps, id), pollGeneration(other.deps, id)];
    expect(looks[0]).toBe(looks[1]);
    const [found] = await Promise.all(looks);
    expect(found?.id).toBe(id);
    const later = pollGeneration(other.deps, id);
    expect(later).not.toBe(looks[0]);
    await later;
  });

  test.each([
    ['the process that writes', () => app],
    ['another process', () => other],
  ] as const)('stop waiting when they hang up, at %s', async (_name, target) => {
    const person = await app.signIn();
    const { id } = await startHalfWritten(person);
    const aborter = new AbortController();
    const waiting = waitForOutcome(target().deps, id, aborter.signal);
    aborter.abort();
    await expect(waiting).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
  });
});

describe('a stop', () => {
  test.each([
    ['the process that writes', () => app],
    ['another process', () => other],
  ] as const)('keeps and charges the delivered text when it is requested at %s', async (_name, target) => {
    const person = await app.signIn();
    const { id, request, stream } = await startHalfWritten(person);
    const answer = await fetch(`${target().url}/api/generations/${id}/stop`, {
      method: 'POST',
      headers: { cookie: person.cookie() },
    });
    const cost = estimateTokens(request.idea) + estimateTokens(first.trim());
    expect(await answer.json()).toMatchObject({
      status: 'stopped',
      text: first.trim(),
      receipt: { cost, remaining: 500 - cost },
    });
    expect((await stream.rest()).at(-1)?.data).toMatchObject({
      type: 'done',
      generation: { status: 'stopped' },
    });
    expect(await tokensOf(person)).toBe(500 - cost);
  });

  test('costs nothing before the first word', async () => {
    const person = await app.signIn();
    const stream = await streamFrom(person);
    const { id } = await started(stream);
    const { body } = await person.post<Generation>(`/generations/${id}/stop`);
    expect(body).toMatchObject({ status: 'stopped', text: '', receipt: { cost: 0, remaining: 500 } });
    expect(await tokensOf(person)).toBe(500);
  });

  test('keeps a text under 50 characters, and cleans it', async () => {
    const person = await app.signIn();
    const stream = await streamFrom(person);
    const { id } = await started(stream);
    const pending = await controllableWriter.next();
    pending.push('\n\nBir varmış.\n\n\n<think>Sonra ne');
    await stream.next();
    const { body } = await person.post<Generation>(`/generations/${id}/stop`);
    expect(body).toMatchObject({ status: 'stopped', text: 'Bir varmış.' });
  });

  test('changes nothing the second time or after the end', async () => {
    const person = await app.signIn();
    const { id } = await startHalfWritten(person);
    const [one, two] = await Promise.all([
      person.post<Generation>(`/generations/${id}/stop`),
      person.post<Generation>(`/generations/${id}/stop`),
    ]);
    expect(two.body).toEqual(one.body);
    expect((await person.post<Generation>(`/generations/${id}/stop`)).body).toEqual(one.body);
  });

  test('frees the slot for the next generation', async () => {
    const person = await app.signIn();
    const { id } = await startHalfWritten(person);
    await person.post(`/generations/${id}/stop`);
    expect((await streamFrom(person)).status).toBe(200);
  });
});
