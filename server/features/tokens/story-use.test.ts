import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Generation } from '#contract/generations.ts';
import type { StoryWriter } from '#server/providers/ai/index.ts';
import { generationRequest } from '#testing/factories/generation.ts';
import { saveStory } from '#testing/factories/story.ts';
import { startTestApp, type TestApp } from '#testing/harness.ts';

const writer: StoryWriter = {
  name: 'told',
  model: '',
  async *write() {
    yield 'Deniz o sabah duruldu ve gemi ağır ağır limandan ayrılıp ufka doğru yol aldı.';
    return { finish: 'stop' };
  },
};

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ writer });
});
afterAll(() => app.stop());

interface StoryUse {
  stories: { storyId: string; title: string | null; tokens: number; generations: number }[];
  count: number;
  average: number | null;
  elsewhere: number;
}

test('lists tokens by story, the highest first, with the ledger’s sum', async () => {
  const person = await app.signIn({ plan: 'pro', tokens: 100_000 });
  const other = await app.signIn();
  const { id: saved } = await saveStory(person, { title: 'Fener' });
  const unsaved = randomUUID();
  const cost = async (fields: object) => {
    const { body } = await person.post<Generation>('/generations', generationRequest(fields));
    return body.receipt?.cost ?? 0;
  };
  expect((await person.get<StoryUse>('/tokens/stories')).body).toEqual({
    stories: [],
    count: 0,
    average: null,
    elsewhere: 0,
  });
  const first = await cost({ surface: 'editor', storyId: saved });
  const second = await cost({ surface: 'editor', storyId: saved });
  const draft = await cost({ surface: 'editor', storyId: unsaved, paragraphs: 1 });
  const landing = await cost({ surface: 'landing' });
  expect(Math.min(first, second, draft, landing)).toBeGreaterThan(0);
  const { body } = await person.get<StoryUse>('/tokens/stories');
  expect(body.stories).toEqual([
    { storyId: saved, title: 'Fener', tokens: first + second, generations: 2, lastAt: expect.any(String) },
    { storyId: unsaved, title: null, tokens: draft, generations: 1, lastAt: expect.any(String) },
  ]);
  expect(body).toMatchObject({
    count: 2,
    average: Math.round((first + second + draft) / 2),
    elsewhere: landing,
  });
  // The tokens of a deleted story stay spent.
  await person.delete(`/stories/${saved}`);
  const after = (await person.get<StoryUse>('/tokens/stories')).body.stories[0];
  expect(after).toMatchObject({ storyId: saved, title: null, tokens: first + second });
  expect((await other.get<StoryUse>('/tokens/stories')).body.count).toBe(0);
});

test('a story in the bin has no title, and has it again once it is taken out', async () => {
  const person = await app.signIn({ plan: 'pro', tokens: 100_000 });
  const { id } = await saveStory(person, { title: 'Fener' });
  await person.post<Generation>('/generations', generationRequest({ surface: 'editor', storyId: id }));
  const titles = async () =>
    (await person.get<StoryUse>('/tokens/stories')).body.stories.map(({ title }) => title);
  const bin = (at: Date | null) =>
    app.deps.db.updateTable('stories').set({ trashed_at: at }).where('id', '=', id).execute();
  await bin(new Date());
  expect(await titles()).toEqual([null]);
  await bin(null);
  expect(await titles()).toEqual(['Fener']);
});

test('counts a text towards its story when no storage space was left for it', async () => {
  const person = await app.signIn({ plan: 'pro', tokens: 100_000 });
  const storyId = randomUUID();
  await person.post('/generations', generationRequest({ surface: 'editor', storyId: randomUUID() }));
  await app.deps.pool.query('UPDATE story_storage SET bytes = 1000000000 WHERE user_id = $1', [
    person.userId,
  ]);
  const { body } = await person.post<Generation>(
    '/generations',
    generationRequest({ surface: 'editor', storyId }),
  );
  const use = (await person.get<StoryUse>('/tokens/stories')).body;
  expect(use).toMatchObject({ count: 2, elsewhere: 0 });
  expect(use.stories.find((story) => story.storyId === storyId)?.tokens).toBe(body.receipt?.cost);
});

test('writes a text when its story can’t be stored', async () => {
  const person = await app.signIn({ plan: 'pro', tokens: 100_000 });
  const { pool } = app.deps;
  // Refuses the note's own row as well: to the note it is an account without space.
  await pool.query('ALTER TABLE generation_stories ADD CONSTRAINT refused CHECK (false) NOT VALID');
  try {
    const { body } = await person.post<Generation>(
      '/generations',
      generationRequest({ surface: 'editor', storyId: randomUUID() }),
    );
    expect(body.status).toBe('completed');
  } finally {
    await pool.query('ALTER TABLE generation_stories DROP CONSTRAINT refused');
  }
});
