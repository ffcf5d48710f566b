import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Generation } from '#contract/generations.ts';
import {
  createStoryWriter,
  ProviderChain,
  ProviderLink,
  ProviderWriter,
} from '#server/providers/ai/index.ts';
import { type FakeAi, startFakeAi } from '#testing/fake-ai/server.ts';
import { startTestApp, type TestApp } from '#testing/harness.ts';

let ai: FakeAi;
let app: TestApp;
beforeAll(async () => {
  ai = await startFakeAi();
  app = await startTestApp();
});
afterAll(async () => {
  await app.stop();
  await ai.close();
});

const prices = { input: 2, cached: null, output: 8, currency: 'USD' } as const;
const configId = randomUUID();

/** Lets the app write with providers that play these scenarios. */
function writeWith(...models: string[]): void {
  const links = models.map(
    (model) =>
      new ProviderLink(new ProviderWriter({ provider: 'other', baseUrl: ai.baseUrl, model }), {
        configId,
        prices,
        maxStreams: null,
      }),
  );
  app.deps.writer = new ProviderChain(links);
}

const request = () => ({
  idempotencyKey: randomUUID(),
  idea: 'Deniz fenerinde yaşayan bir kız eski bir harita bulur.',
  surface: 'editor',
  // One paragraph has as many words as the fake story.
  paragraphs: 1,
});
const callsOf = async (id: string) =>
  (
    await app.deps.pool.query(
      `SELECT config_id, provider, model, purpose, plan, error_code, input_tokens, cached_tokens, output_tokens,
        thinking_tokens, cost::float, currency FROM ai_calls WHERE generation_id = $1 ORDER BY error_code NULLS LAST`,
      [id],
    )
  ).rows;

test('stores what a text used and cost, and shows nothing of it to its writer', async () => {
  writeWith('ok');
  const person = await app.signIn({ plan: 'pro' });
  const { status, body } = await person.post<Generation>('/generations', request());
  expect(status).toBe(200);
  expect(await callsOf(body.id)).toEqual([
    {
      config_id: configId,
      provider: 'other',
      model: 'ok',
      purpose: 'text',
      plan: 'pro',
      error_code: null,
      input_tokens: 320,
      cached_tokens: null,
      output_tokens: 410,
      thinking_tokens: null,
      cost: (320 * 2 + 410 * 8) / 1_000_000,
      currency: 'USD',
    },
  ]);
  expect(JSON.stringify(body)).not.toMatch(/"model"|"provider"|usage|price/i);
});

test('records the refused call too, and names the provider that wrote the text', async () => {
  writeWith('fault-429', 'ok');
  const person = await app.signIn();
  const { body } = await person.post<Generation>('/generations', request());
  expect(body.status).toBe('completed');
  expect(await callsOf(body.id)).toMatchObject([
    { model: 'fault-429', error_code: 'AI_RATE_LIMITED', input_tokens: null, cost: null, currency: null },
    { model: 'ok', error_code: null, input_tokens: 320 },
  ]);
  const { rows } = await app.deps.pool.query('SELECT writer, model FROM generations WHERE id = $1', [
    body.id,
  ]);
  expect(rows).toEqual([{ writer: 'other', model: 'ok' }]);
});

test('stores usage without a cost where no price is set, and nothing for the storyteller', async () => {
  const settings = { provider: 'other', apiKey: '', baseUrl: ai.baseUrl, model: 'ok' } as const;
  app.deps.writer = createStoryWriter({
    ai: settings,
    storyteller: false,
    storytellerWordsPerSecond: 'instant',
  });
  const person = await app.signIn();
  const written = await person.post<Generation>('/generations', request());
  expect(await callsOf(written.body.id)).toMatchObject([{ config_id: null, output_tokens: 410, cost: null }]);
  app.deps.writer = createStoryWriter({ ai: null, storyteller: true, storytellerWordsPerSecond: 'instant' });
  const told = await person.post<Generation>('/generations', request());
  expect(told.status).toBe(200);
  expect(await callsOf(told.body.id)).toEqual([]);
});

test('stores what a text used before it is settled, so that a killed process loses nothing of it', async () => {
  writeWith('ok');
  const person = await app.signIn();
  // The settlement waits for the owner's row.
  const holder = await app.deps.pool.connect();
  await holder.query('BEGIN');
  await holder.query('SELECT FROM user_tokens WHERE user_id = $1 FOR UPDATE', [person.userId]);
  const written = person.post<Generation>('/generations', request());
  const idOf = async () =>
    (
      await app.deps.pool.query<{ id: string }>('SELECT id FROM generations WHERE user_id = $1', [
        person.userId,
      ])
    ).rows[0]?.id ?? randomUUID();
  await vi.waitFor(async () => expect(await callsOf(await idOf())).toHaveLength(1), 5_000);
  await holder.query('ROLLBACK');
  holder.release();
  expect((await written).body.status).toBe('completed');
});
