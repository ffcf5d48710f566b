import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Generation, GenerationEvent } from '#contract/generations.ts';
import { estimateTokens } from '#domain/billing/tokens.ts';
import { createStoryWriter } from '#server/providers/ai/index.ts';
import { openEventStream } from '#testing/event-stream.ts';
import { generationRequest } from '#testing/factories/generation.ts';
import { type FakeAi, startFakeAi } from '#testing/fake-ai/server.ts';
import { fakeStory } from '#testing/fake-ai/story.ts';
import { startTestApp, type TestApp } from '#testing/harness.ts';

let fake: FakeAi;
let app: TestApp;
beforeAll(async () => {
  fake = await startFakeAi();
  const ai = { provider: 'other', apiKey: 'key', baseUrl: fake.baseUrl, model: 'ok' } as const;
  const writer = createStoryWriter({ ai, storyteller: false, storytellerWordsPerSecond: 'instant' });
  app = await startTestApp({ writer });
});
afterAll(async () => {
  await app.stop();
  await fake.close();
});
beforeEach(() => {
  fake.requests.length = 0;
});

async function ledgerOf(userId: string) {
  const { rows } = await app.deps.pool.query<{ delta: number; reason: string; generation_id: string | null }>(
    'SELECT delta, reason, generation_id FROM token_ledger WHERE user_id = $1 ORDER BY id',
    [userId],
  );
  return rows;
}

describe('a generation in one answer', () => {
  test('returns the whole text with its receipt, without a stream of the provider', async () => {
    const person = await app.signIn();
    const request = generationRequest();
    const { status, body } = await person.post<Generation>('/generations', request);

    const cost = estimateTokens(request.idea) + estimateTokens(fakeStory);
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: 'completed', text: fakeStory, byStoryteller: false, error: null });
    expect(body.receipt).toEqual({ cost, remaining: 500 - cost });
    expect(fake.requests.map((sent) => sent.body.stream)).toEqual([false]);
    expect(await ledgerOf(person.userId)).toEqual([
      { delta: 500, reason: 'sign_up', generation_id: null },
      { delta: -cost, reason: 'generation', generation_id: body.id },
    ]);
  });

  test('sends the provider neither name, e-mail, username, id nor IP address of the writer', async () => {
    const person = await app.signIn();
    const { rows } = await app.deps.pool.query<{ name: string; email: string; username: string }>(
      'SELECT name, email, username FROM users WHERE id = $1',
      [person.userId],
    );
    await person.post('/generations', generationRequest());
    const [sent] = fake.requests;
    // The Host header names the provider itself.
    const request = JSON.stringify([sent?.body, { ...sent?.headers, host: '' }]);
    const { name, email, username } = rows[0] ?? { name: '', email: '', username: '' };
    for (const identity of [name, email, username, person.userId, '127.0.0.1', '::1']) {
      expect(identity).not.toBe('');
      expect(request).not.toContain(identity);
    }
  });

  test('is refused before the provider is called when it has no idea', async () => {
    const person = await app.signIn();
    const { status, body } = await person.post<{ message: string }>(
      '/generations',
      generationRequest({ idea: ' \n ' }),
    );
    expect([status, body.message]).toEqual([422, 'Lütfen bir hikaye fikri girin.']);
    expect(fake.requests).toHaveLength(0);
  });

  test('never charges more than the balance', async () => {
    const person = await app.signIn({ tokens: 100 });
    const { body } = await person.post<Generation>('/generations', generationRequest());
    expect(body.receipt).toEqual({ cost: 100, remaining: 0 });
  });
});

describe('a streamed generation', () => {
  test('starts at once, sends the text in pieces and ends with the complete text and its receipt', async () => {
    const person = await app.signIn();
    const stream = await openEventStream<GenerationEvent>(`${app.url}/api/generations/stream`, {
      cookie: person.cookie(),
      json: generationRequest(),
    });
    const events = await stream.rest();
    const pieces = events.flatMap(({ data }) => (data.type === 'piece' ? [data.text] : []));
    const last = events.at(-1)?.data;

    expect(events[0]?.data).toMatchObject({ type: 'started', generation: { status: 'running', text: '' } });
    expect(pieces.join('')).toBe(fakeStory);
    expect(last).toMatchObject({ type: 'done', generation: { status: 'completed', text: fakeStory } });
    expect(fake.requests.map((sent) => sent.body.stream)).toEqual([true]);
  });

  test('numbers its events by the characters sent so far', async () => {
    const person = await app.signIn();
    fake.queue({ pieceLength: 100, pieceDelayMs: 1 });
    const stream = await openEventStream<GenerationEvent>(`${app.url}/api/generations/stream`, {
      cookie: person.cookie(),
      json: generationRequest(),
    });
    let sent = 0;
    for (const { id, data } of await stream.rest()) {
      if (data.type === 'piece') sent += data.text.length;
      expect(id).toBe(String(sent));
    }
    expect(sent).toBe(fakeStory.length);
  });

  test('reaches the client while the provider still writes', async () => {
    const person = await app.signIn();
    fake.queue({ pieceLength: 40, insteadAfter: { pieces: 3, data: '' }, done: false });
    const stream = await openEventStream<GenerationEvent>(`${app.url}/api/generations/stream`, {
      cookie: person.cookie(),
      json: generationRequest(),
    });
    const first = (await stream.next())?.data;
    const written = fakeStory.slice(0, 120).trim();
    let shown = '';
    // The last word waits for its end.
    while (shown.length < written.lastIndexOf(' ')) {
      const piece = (await stream.next())?.data;
      expect(piece).toMatchObject({ type: 'piece' });
      if (piece?.type === 'piece') shown += piece.text;
    }
    const id = first?.type === 'started' ? first.generation.id : '';
    const { body } = await person.post<Generation>(`/generations/${id}/stop`);
    expect(body.text).toBe(written);
  });
});

describe('the request to the provider', () => {
  const asked = () => fake.requests.at(-1)?.body ?? {};

  test.each([
    { plan: 'free', fresh: 800, continuing: 600 },
    { plan: 'pro', fresh: 2_500, continuing: 2_500 },
    { plan: 'publisher', fresh: 3_500, continuing: 3_500 },
  ] as const)('keeps to the $plan plan', async ({ plan, fresh, continuing }) => {
    const person = await app.signIn({ plan, tokens: 4_000 });
    await person.post('/generations', generationRequest({ paragraphs: 1 }));
    expect(asked()).toMatchObject({ max_tokens: fresh, temperature: 0.7 });
    await person.post(
      '/generations',
      generationRequest({ paragraphs: 1, existingText: 'Bir varmış, bir yokmuş.' }),
    );
    expect(asked()).toMatchObject({ max_tokens: continuing });
    expect(JSON.stringify(asked().messages)).toContain('Bir varmış, bir yokmuş.');
  });

  test('asks for one paragraph within 600 tokens for a guest', async () => {
    const { status } = await app.visitor().post('/generations', generationRequest({ paragraphs: 5 }));
    expect(status).toBe(200);
    expect(asked()).toMatchObject({ max_tokens: 600 });
  });

  test('asks for a family-friendly text for guests and on the free plan', async () => {
    const person = await app.signIn();
    await person.post('/generations', generationRequest({ rating: 'safe' }));
    const safe = asked().messages;
    await person.post('/generations', generationRequest({ rating: 'uncensored' }));
    expect(asked().messages).toEqual(safe);
    await app.visitor().post('/generations', generationRequest({ rating: 'safe' }));
    const guest = asked().messages;
    await app.visitor().post('/generations', generationRequest({ rating: 'mature' }));
    expect(asked().messages).toEqual(guest);
  });

  test('is not sent when the plan excludes the adult genre', async () => {
    const person = await app.signIn();
    const { status, body } = await person.post<{ message: string }>(
      '/generations',
      generationRequest({ genre: 'nsfw' }),
    );
    expect([status, body.message]).toEqual([403, 'Pro üyelik gerekli']);
    expect(fake.requests).toHaveLength(0);
  });

  test('is not sent when the request contains minors in a sexual context', async () => {
    const person = await app.signIn({ plan: 'publisher', tokens: 4_000 });
    const request = generationRequest({
      idea: '15 yaşındaki bir kızın erotik hikâyesi',
      rating: 'uncensored',
    });
    const { status, body } = await person.post<{ code: string }>('/generations', request);
    expect([status, body.code]).toEqual([422, 'INVALID_INPUT']);
    expect(fake.requests).toHaveLength(0);
    expect(await ledgerOf(person.userId)).not.toContainEqual(
      expect.objectContaining({ reason: 'generation' }),
    );
  });
});
