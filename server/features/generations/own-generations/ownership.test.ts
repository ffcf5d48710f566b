import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Generation } from '#contract/generations.ts';
import type { StoryJob } from '#server/providers/ai/index.ts';
import type { Client } from '#testing/client.ts';
import { generationRequest } from '#testing/factories/generation.ts';
import { fakeStory } from '#testing/fake-ai/story.ts';
import { startTestApp, type TestApp } from '#testing/harness.ts';

let app: TestApp;
const jobs: StoryJob[] = [];
let owners: { name: string; client: Client; generation: Generation }[];
beforeAll(async () => {
  app = await startTestApp({
    writer: {
      name: 'storyteller',
      model: '',
      async *write(job) {
        jobs.push(job);
        yield fakeStory;
        return { finish: 'stop' };
      },
    },
  });
  const made = async (name: string, client: Client) => {
    const { body } = await client.post<Generation>('/generations', generationRequest());
    return { name, client, generation: body };
  };
  owners = [await made('a person', await app.signIn()), await made('a guest', app.visitor())];
});
afterAll(() => app.stop());

const latest = (client: Client, surface = 'landing') =>
  client.get<{ generation: Generation | null }>(`/generations/latest?surface=${surface}`);

test('lets an owner find, read and dismiss their generation', async () => {
  for (const { client, generation } of owners) {
    expect(generation.byStoryteller).toBe(true);
    expect((await client.get<Generation>(`/generations/${generation.id}`)).body).toEqual(generation);
    expect((await latest(client)).body.generation).toEqual(generation);
    expect((await latest(client, 'editor')).body.generation).toBeNull();
  }
});

test('finds an older own generation by its id or key, and never another person’s', async () => {
  const person = await app.signIn();
  const request = generationRequest();
  const { body: first } = await person.post<Generation>('/generations', request);
  await person.post<Generation>('/generations', generationRequest());
  const only = async (client: Client, which: string, surface = 'landing') =>
    (
      await client.get<{ generation: Generation | null }>(
        `/generations/latest?surface=${surface}&only=${which}`,
      )
    ).body.generation?.id;
  expect(await only(person, first.id)).toBe(first.id);
  expect(await only(person, request.idempotencyKey)).toBe(first.id);
  expect(await only(person, randomUUID())).toBeUndefined();
  expect(await only(person, first.id, 'editor')).toBeUndefined();
  expect(await only(await app.signIn(), first.id)).toBeUndefined();
  expect(await only(app.visitor(), request.idempotencyKey)).toBeUndefined();
  await person.post(`/generations/${first.id}/dismiss`, {});
  expect(await only(person, first.id)).toBeUndefined();
});

test('answers NOT_FOUND when another person reads, follows, stops or dismisses a generation', async () => {
  const strangers: [string, Client][] = [
    ['another person', await app.signIn()],
    ['a visitor', app.visitor()],
    ['the other owner', owners[1]?.client ?? app.visitor()],
  ];
  const generation = owners[0]?.generation;
  const missing = randomUUID();
  for (const [, stranger] of strangers) {
    for (const [method, tail] of [
      ['GET', ''],
      ['GET', '/events'],
      ['POST', '/stop'],
      ['POST', '/dismiss'],
    ] as const) {
      const theirs = await stranger.request<{ code: string }>(`/generations/${generation?.id}${tail}`, {
        method,
      });
      const none = await stranger.request<{ code: string }>(`/generations/${missing}${tail}`, { method });
      expect([theirs.status, theirs.body.code]).toEqual([404, 'NOT_FOUND']);
      expect({ ...theirs.body, requestId: '' }).toEqual({ ...none.body, requestId: '' });
    }
  }
  expect((await latest(app.visitor())).body.generation).toBeNull();
});

test('excludes a dismissed generation from the latest one, but still returns it by id', async () => {
  for (const { client, generation } of owners) {
    const { body } = await client.post<Generation>('/generations', generationRequest());
    expect((await latest(client)).body.generation?.id).toBe(body.id);
    await client.post(`/generations/${body.id}/dismiss`);
    expect((await latest(client)).body.generation?.id).toBe(generation.id);
    await client.post(`/generations/${generation.id}/dismiss`);
    expect((await latest(client)).body.generation).toBeNull();
    expect((await client.get<Generation>(`/generations/${body.id}`)).body.text).toBe(fakeStory);
  }
});

describe('a generation after a change on another device', () => {
  test.each([
    ['signed out', 'DELETE FROM sessions WHERE user_id = $1'],
    ['has run out', `UPDATE sessions SET expires_at = now() - interval '1 second' WHERE user_id = $1`],
  ])('is not started for the user of a session that %s', async (_name, ending) => {
    const person = await app.signIn();
    expect((await person.post('/generations', generationRequest())).status).toBe(200);
    await app.deps.pool.query(ending, [person.userId]);
    const { status, headers } = await person.post('/generations', generationRequest());
    // A visitor without a session is a guest with a trial of their own.
    expect([status, headers.get('set-cookie')]).toEqual([200, expect.stringContaining('guest=')]);
    const { rows } = await app.deps.pool.query('SELECT FROM generations WHERE user_id = $1', [person.userId]);
    expect(rows).toHaveLength(1);
  });

  test('has the length of the plan that has started or ended meanwhile', async () => {
    const person = await app.signIn({ tokens: 50_000 });
    const lengthNow = async () => {
      expect((await person.post('/generations', generationRequest())).status).toBe(200);
      return jobs.at(-1)?.maxOutputTokens ?? 0;
    };
    const before = await lengthNow();
    await app.deps.pool.query(`UPDATE user_tokens SET plan = 'publisher' WHERE user_id = $1`, [
      person.userId,
    ]);
    expect(await lengthNow()).toBeGreaterThan(before);
    await app.deps.pool.query(
      `UPDATE user_tokens SET plan_ends_at = now() - interval '1 second' WHERE user_id = $1`,
      [person.userId],
    );
    expect(await lengthNow()).toBe(before);
  });
});
