import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Bin } from '#contract/stories.ts';
import { saveStory } from '#testing/factories/story.ts';
import { startTestApp, type TestApp } from '#testing/harness.ts';

const now = new Date('2026-11-21T09:00:00Z');
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ now: () => now });
});
afterAll(() => app.stop());

test('lists the bin in pages, the last deleted first, with the day of permanent deletion', async () => {
  const [writer, stranger] = [await app.signIn(), await app.signIn()];
  const stories = [];
  for (const title of ['Bir', 'İki', 'Üç', 'Dört']) stories.push(await saveStory(writer, { title }));
  for (const { id } of stories.slice(0, 3)) await writer.post(`/stories/${id}/trash`);
  const first = (await writer.get<Bin>('/bin/stories?limit=2')).body;
  const second = (await writer.get<Bin>(`/bin/stories?limit=2&cursor=${first.nextCursor}`)).body;
  const ids = [...first.stories, ...second.stories].map(({ id }) => id);
  expect(new Set(ids)).toEqual(new Set(stories.slice(0, 3).map(({ id }) => id)));
  expect([first.total, first.stories.length, second.nextCursor]).toEqual([3, 2, null]);
  expect(first.stories[0]).toMatchObject({
    trashedAt: '2026-11-21T09:00:00.000Z',
    goesAt: '2026-12-21T09:00:00.000Z',
  });
  expect((await stranger.get<Bin>('/bin/stories')).body).toEqual({ stories: [], nextCursor: null, total: 0 });
  expect((await writer.get('/bin/stories?cursor=x')).status).toBe(422);
});

test('removes a story from the bin when it is restored or permanently deleted', async () => {
  const writer = await app.signIn();
  const [back, gone] = [await saveStory(writer), await saveStory(writer)];
  for (const { id } of [back, gone]) await writer.post(`/stories/${id}/trash`);
  await writer.post(`/stories/${back.id}/restore`);
  await writer.delete(`/stories/${gone.id}`);
  expect((await writer.get<Bin>('/bin/stories')).body.total).toBe(0);
  expect((await writer.get(`/stories/${back.id}`)).body).toEqual(back);
});
