import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Generation } from '#contract/generations.ts';
import type { StoryJob, StoryWriter } from '#server/providers/ai/index.ts';
import { generationRequest } from '#testing/factories/generation.ts';
import { fakeStory } from '#testing/fake-ai/story.ts';
import { type SignedInClient, startTestApp, type TestApp } from '#testing/harness.ts';

/** Writes the same story at once, and keeps what it was asked for. */
const jobs: StoryJob[] = [];
const quick: StoryWriter = {
  name: 'quick',
  model: '',
  async *write(job) {
    jobs.push(job);
    yield fakeStory;
    return { finish: 'stop' };
  },
};

let app: TestApp;
let queries: string[] = [];
beforeAll(async () => {
  app = await startTestApp({ writer: quick });
  const { pool } = app.deps;
  const query = pool.query.bind(pool) as (...given: unknown[]) => unknown;
  pool.query = ((...given: unknown[]) => {
    const [asked] = given as [{ name?: string } | string];
    queries.push(typeof asked === 'object' ? (asked.name ?? '') : asked);
    return query(...given);
  }) as typeof pool.query;
});
afterAll(() => app.stop());

const generate = (person: SignedInClient) => person.post<Generation>('/generations', generationRequest());
const ownedBy = async (person: SignedInClient) => {
  const { rows } = await app.deps.pool.query('SELECT id FROM generations WHERE user_id = $1', [
    person.userId,
  ]);
  return rows.length;
};

/** A person whose session this process has in mind, with one generation of theirs. */
async function rememberedPerson(): Promise<SignedInClient> {
  const person = await app.signIn({ tokens: 50_000 });
  expect((await generate(person)).status).toBe(200);
  return person;
}

test('a session that was seen before is not looked up again to start a text', async () => {
  const person = await rememberedPerson();
  queries = [];
  const { status, body } = await generate(person);
  expect([status, body.status]).toEqual([200, 'completed']);
  expect(queries.filter((name) => name === 'sessions-by-token')).toEqual([]);
  expect(await ownedBy(person)).toBe(2);
});

test.each([
  ['signed out elsewhere', 'DELETE FROM sessions WHERE user_id = $1'],
  ['that has run out', `UPDATE sessions SET expires_at = now() - interval '1 second' WHERE user_id = $1`],
])('a remembered session %s starts nothing for its user', async (_name, ending) => {
  const person = await rememberedPerson();
  await app.deps.pool.query(ending, [person.userId]);
  const { status, headers } = await generate(person);
  // Who has no session is a guest: with a trial of their own.
  expect(status).toBe(200);
  expect(headers.get('set-cookie')).toContain('guest=');
  expect(await ownedBy(person)).toBe(1);
  expect((await person.get('/stories')).status).toBe(401);
});

test('a plan that has changed elsewhere holds for the next text', async () => {
  const person = await rememberedPerson();
  const paragraphs = () => jobs.at(-1)?.maxOutputTokens ?? 0;
  const before = paragraphs();
  await app.deps.pool.query(`UPDATE user_tokens SET plan = 'publisher' WHERE user_id = $1`, [person.userId]);
  expect((await generate(person)).status).toBe(200);
  expect(paragraphs()).toBeGreaterThan(before);
  await app.deps.pool.query(
    `UPDATE user_tokens SET plan_ends_at = now() - interval '1 second' WHERE user_id = $1`,
    [person.userId],
  );
  expect((await generate(person)).status).toBe(200);
  expect(paragraphs()).toBe(before);
});

test('what a person may not start is refused in the same words whether they are remembered or not', async () => {
  const person = await rememberedPerson();
  await app.deps.pool.query(
    `INSERT INTO token_ledger (user_id, delta, reason, idempotency_key)
     SELECT user_id, 99 - tokens, 'text', 'emptied' FROM user_tokens WHERE user_id = $1`,
    [person.userId],
  );
  const { status, body } = await person.post<{ code: string }>('/generations', generationRequest());
  expect([status, body.code]).toEqual([402, 'TOO_FEW_TOKENS']);
});

test('the key of a text that a remembered person made answers it again', async () => {
  const person = await rememberedPerson();
  const request = generationRequest();
  const [first, again] = [
    await person.post<Generation>('/generations', request),
    await person.post<Generation>('/generations', request),
  ];
  expect([again.status, again.body.id]).toEqual([200, first.body.id]);
  expect(await ownedBy(person)).toBe(2);
});
