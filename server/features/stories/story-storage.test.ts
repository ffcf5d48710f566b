import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Story } from '#contract/stories.ts';
import { defaultTerms, type PlanId, planIds } from '#domain/billing/plans.ts';
import { storageFull } from '#domain/story/story-storage.ts';
import { saveStory, storyDraft } from '#testing/factories/story.ts';
import { type SignedInClient, startTestApp, type TestApp } from '#testing/harness.ts';

let app: TestApp;
let other: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  other = await app.startAnother();
});
afterAll(() => app.stop());

const held = async (userId: string) => {
  const { rows } = await app.deps.pool.query<{ bytes: string }>(
    'SELECT bytes FROM story_storage WHERE user_id = $1',
    [userId],
  );
  return Number(rows[0]?.bytes ?? 0);
};

/** The computed size of an account's stories, bytes. */
const counted = async (userId: string) => {
  const { rows } = await app.deps.pool.query<{ bytes: string }>(
    'SELECT coalesce(sum(story_bytes(title, content, genre, prompt)), 0) AS bytes FROM stories WHERE user_id = $1',
    [userId],
  );
  return Number(rows[0]?.bytes);
};

/** A user with this much free storage, bytes. */
async function withRoom(room: number, plan: PlanId = 'free'): Promise<SignedInClient> {
  const person = await app.signIn({ plan });
  await app.deps.pool.query('INSERT INTO story_storage (user_id, bytes) VALUES ($1, $2)', [
    person.userId,
    defaultTerms[plan].storageBytes - room,
  ]);
  return person;
}

test.each(planIds)('the database has the storage limit of the catalogue for %s', async (plan) => {
  const { userId } = await app.signIn({ plan });
  const { rows } = await app.deps.pool.query<{ bytes: string }>('SELECT story_storage_limit($1) AS bytes', [
    userId,
  ]);
  expect(Number(rows[0]?.bytes)).toBe(defaultTerms[plan].storageBytes);
});

test('an expired plan has the storage limit of the free plan', async () => {
  const { userId } = await app.signIn({ plan: 'pro', planEndsAt: new Date(Date.now() - 1_000) });
  const { rows } = await app.deps.pool.query<{ bytes: string }>('SELECT story_storage_limit($1) AS bytes', [
    userId,
  ]);
  expect(Number(rows[0]?.bytes)).toBe(defaultTerms.free.storageBytes);
});

test('counts bytes at each save, move to the bin and deletion', async () => {
  const person = await app.signIn();
  const story = await saveStory(person, { content: 'ığüşöç '.repeat(500) });
  await saveStory(person, { content: 'kısa' });
  expect(await held(person.userId)).toBe(await counted(person.userId));
  const { id, revision } = story;
  const shorter = { ...storyDraft(), id, revision, content: 'daha kısa' };
  expect((await person.put(`/stories/${id}`, shorter)).status).toBe(200);
  expect(await held(person.userId)).toBe(await counted(person.userId));
  await person.post(`/stories/${id}/trash`);
  expect(await held(person.userId)).toBe(await counted(person.userId));
  await person.delete(`/stories/${id}`);
  expect(await held(person.userId)).toBe(await counted(person.userId));
  expect(await held(person.userId)).toBeGreaterThan(1_000);
});

test('refuses a save above the storage limit and changes nothing', async () => {
  const person = await withRoom(5_000);
  const story = await saveStory(person, { content: 'ilk hâli' });
  const grown = { ...storyDraft(), id: story.id, revision: story.revision, content: 'a'.repeat(10_000) };
  const refused = await person.put<{ code: string; message: string }>(`/stories/${story.id}`, grown);
  expect(refused).toMatchObject({
    status: 409,
    body: { code: 'STORAGE_FULL', message: storageFull(defaultTerms.free.storageBytes) },
  });
  expect((await person.post('/stories', storyDraft({ content: 'b'.repeat(10_000) }))).status).toBe(409);
  expect((await person.get<Story>(`/stories/${story.id}`)).body).toMatchObject({
    content: 'ilk hâli',
    revision: story.revision,
  });
});

test('accepts only as many concurrent saves from two processes as fit', async () => {
  const content = 'a'.repeat(9_000);
  const person = await withRoom(45_000);
  const apps = [app, other];
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      fetch(`${apps[index % 2]?.url}/api/stories`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie: person.cookie() },
        body: JSON.stringify(storyDraft({ content })),
      }),
    ),
  );
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 201)).toHaveLength(4);
  expect(statuses.filter((status) => status === 409)).toHaveLength(16);
  expect(await held(person.userId)).toBeLessThanOrEqual(defaultTerms.free.storageBytes);
});

test('allows shortening and deleting, but no growth, when a plan has ended and storage is full', async () => {
  const person = await withRoom(10_000, 'pro');
  const story = await saveStory(person, { content: 'a'.repeat(5_000) });
  await app.deps.pool.query("UPDATE user_tokens SET plan = 'free' WHERE user_id = $1", [person.userId]);
  const change = (revision: number, length: number) =>
    person.put(`/stories/${story.id}`, {
      ...storyDraft(),
      id: story.id,
      revision,
      content: 'a'.repeat(length),
    });
  expect((await change(story.revision, 5_001)).status).toBe(409);
  expect((await change(story.revision, 4_000)).status).toBe(200);
  expect((await person.delete(`/stories/${story.id}`)).status).toBe(200);
});
