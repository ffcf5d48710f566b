import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { savePost } from '#testing/factories/blog-post.ts';
import { type SignedInClient, startTestApp, type TestApp } from '#testing/harness.ts';

interface Editing {
  revision: number;
  others: { name: string; isSelf: boolean }[];
}

const emails = ['bir@site.example', 'iki@site.example'] as const;
let now = new Date();
let app: TestApp;
let one: SignedInClient;
let two: SignedInClient;
beforeAll(async () => {
  app = await startTestApp({ env: { ADMIN_EMAILS: emails.join(',') }, now: () => now });
  one = await app.signIn({ email: emails[0] });
  two = await app.signIn({ email: emails[1] });
});
afterAll(() => app.stop());

const report = async (client: SignedInClient, id: string, tab: string, leaving = false) =>
  (await client.post<Editing>(`/admin/blog/posts/${id}/editing`, { tab, leaving })).body;

test('lists the other editors of a post until they leave or stop reporting', async () => {
  const post = await savePost(one);
  const [tabOne, tabTwo, secondTab] = [randomUUID(), randomUUID(), randomUUID()];
  expect(await report(one, post.id, tabOne)).toEqual({ revision: 1, others: [] });
  expect((await report(two, post.id, tabTwo)).others).toMatchObject([{ isSelf: false }]);
  await one.put(`/admin/blog/posts/${post.id}`, { ...post, title: 'Yeni' });
  const answer = await report(one, post.id, tabOne);
  expect(answer).toMatchObject({ revision: 2, others: [{ isSelf: false }] });
  expect(answer.others[0]?.name).not.toBe('');
  expect((await report(one, post.id, secondTab)).others.map(({ isSelf }) => isSelf).toSorted()).toEqual([
    false,
    true,
  ]);
  await report(one, post.id, secondTab, true);
  await report(two, post.id, tabTwo, true);
  expect((await report(one, post.id, tabOne)).others).toEqual([]);
  await report(two, post.id, tabTwo);
  now = new Date(now.getTime() + 61_000);
  expect((await report(one, post.id, tabOne)).others).toEqual([]);
});

test('ignores a leave report for a window of another administrator, and answers 404 for a deleted post', async () => {
  const post = await savePost(one);
  const tab = randomUUID();
  await report(one, post.id, tab);
  await report(two, post.id, tab, true);
  expect((await report(two, post.id, randomUUID())).others).toHaveLength(1);
  await one.delete(`/admin/blog/posts/${post.id}`);
  expect((await one.post(`/admin/blog/posts/${post.id}/editing`, { tab })).status).toBe(404);
});
