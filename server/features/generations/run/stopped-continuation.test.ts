import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { generationCost } from '#domain/billing/tokens.ts';
import { ProviderChain, ProviderLink, ProviderWriter } from '#server/providers/ai/index.ts';
import { type FakeAi, startFakeAi } from '#testing/fake-ai/server.ts';
import { fakeStory } from '#testing/fake-ai/story.ts';
import { startTestApp, type TestApp } from '#testing/harness.ts';
import { drainGenerations } from '../index.ts';

let ai: FakeAi;
let app: TestApp;
beforeAll(async () => {
  ai = await startFakeAi();
  app = await startTestApp();
  const writer = new ProviderWriter({ provider: 'other', baseUrl: ai.baseUrl, model: 'ok' });
  app.deps.writer = new ProviderChain([new ProviderLink(writer)]);
});
afterAll(async () => {
  await app.stop();
  await ai.close();
});

const idea = 'Deniz fenerinde yaşayan bir kız eski bir harita bulur.';
const [first = '', , third = ''] = fakeStory.split('\n\n');
const repeated = 'Dalgalar kayalara vurdu ve geri çekildi.';
const kept = `${first} ${repeated}`;

/** The record of a request, once the continuation of its first, looping text has begun. */
async function startContinuation(userId: string): Promise<string> {
  await ai.until(() => ai.requests.length === 2);
  const { rows } = await app.deps.pool.query<{ id: string }>(
    'SELECT id FROM generations WHERE user_id = $1',
    [userId],
  );
  return rows[0]?.id ?? '';
}

test.each(['stop', 'shutdown'])(
  'neither keeps nor charges what was cut out before a continuation that ends by a %s',
  async (end) => {
    ai.requests.length = 0;
    ai.queue(
      { text: `${kept} ${`${repeated} `.repeat(60)}`, pieceLength: 40, pieceDelayMs: 60 },
      { text: third, pieceLength: 10, pieceDelayMs: 100 },
    );
    const person = await app.signIn({ tokens: 5_000 });
    const streaming = fetch(`${app.url}/api/generations/stream`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: person.cookie() },
      body: JSON.stringify({
        idempotencyKey: randomUUID(),
        idea,
        surface: 'editor',
        paragraphs: 3,
      }),
    }).then((response) => response.text());
    const id = await startContinuation(person.userId);
    if (end === 'stop') await person.post(`/generations/${id}/stop`);
    else await drainGenerations(app.deps, 0);
    await streaming;
    const { rows } = await app.deps.pool.query(
      `SELECT status, result, cost, free_failure FROM generations WHERE id = $1`,
      [id],
    );
    const { result, cost, free_failure } = rows[0];
    expect(result.startsWith(kept)).toBe(true);
    // The loop's first words have been sent already; the continuation is a new paragraph.
    expect(result.slice(kept.length)).toMatch(/^(?:\n\n|$)/u);
    expect(rows[0]).toMatchObject({ status: 'stopped' });
    expect(cost).toBe(free_failure ? 0 : generationCost(idea, result, 5_000));
  },
);
