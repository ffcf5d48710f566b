import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RevisionPage } from '#contract/revisions.ts';
import type { Bin, Story, StoryPage } from '#contract/stories.ts';
import { messages } from '#domain/messages/index.ts';
import type { Client } from '#testing/client.ts';
import { generationRequest } from '#testing/factories/generation.ts';
import { saveStory, storyDraft } from '#testing/factories/story.ts';
import { fakeStory } from '#testing/fake-ai/story.ts';
import { startTestApp, type TestApp } from '#testing/harness.ts';

let now = new Date();
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({
    now: () => now,
    writer: {
      name: 'storyteller',
      model: '',
      async *write() {
        yield fakeStory;
        return { finish: 'stop' };
      },
    },
  });
});
afterAll(() => app.stop());

interface Failure {
  code: string;
  message: string;
  data?: { current: Story };
}
const untitled = (fields: Parameters<typeof storyDraft>[0] = {}) => ({
  ...storyDraft({ title: '', ...fields }),
  draft: true,
});
const save = (client: Client, story: Pick<Story, 'id' | 'revision'>, fields: object) =>
  client.put<Story & Failure>(`/stories/${story.id}`, {
    ...untitled({ id: story.id }),
    revision: story.revision,
    ...fields,
  });
const listOf = async (client: Client, query = '') => (await client.get<StoryPage>(`/stories${query}`)).body;
const binOf = async (client: Client) => (await client.get<Bin>('/bin/stories')).body;

async function saveUntitled(client: Client, fields: Parameters<typeof storyDraft>[0] = {}) {
  const answer = await client.post<Story>('/stories', untitled(fields));
  expect(answer.status).toBe(201);
  return answer.body;
}

describe('an automatically saved draft', () => {
  test('is refused when another user is signed in meanwhile', async () => {
    const [writer, other] = [await app.signIn(), await app.signIn()];
    const draft = { ...untitled(), writerId: writer.userId };
    const refused = await other.post<Failure>('/stories', draft);
    expect([refused.status, refused.body.code]).toEqual([401, 'UNAUTHORIZED']);
    expect((await listOf(other)).total).toBe(0);
    expect((await writer.post<Story>('/stories', draft)).status).toBe(201);
  });

  test('needs no title and is listed with its first words', async () => {
    const writer = await app.signIn();
    const story = await saveUntitled(writer, { content: ' Yağmur dindi. ' });
    expect(story).toMatchObject({ title: '', content: 'Yağmur dindi.', revision: 1 });
    expect((await listOf(writer)).stories).toMatchObject([
      { id: story.id, title: '', preview: 'Yağmur dindi.', wordCount: 2 },
    ]);
  });

  test('may have a title and no text', async () => {
    const writer = await app.signIn();
    const story = await saveUntitled(writer, { title: 'Fener', content: '' });
    expect(story).toMatchObject({ title: 'Fener', content: '', wordCount: 0 });
  });

  test.each([{ content: ' \n ' }, { content: '\u200b' }, { content: '', prompt: 'Yalnızca bir fikir.' }])(
    'is not created without a character of title or text: %j',
    async (fields) => {
      const writer = await app.signIn();
      const answer = await writer.post<Failure>('/stories', untitled(fields));
      expect([answer.status, answer.body.message]).toEqual([422, messages.story.titleAndContentRequired]);
      expect((await listOf(writer)).total).toBe(0);
    },
  );

  test('is one story when it is sent several times at once', async () => {
    const writer = await app.signIn();
    const draft = untitled();
    const answers = await Promise.all(Array.from({ length: 8 }, () => writer.post<Story>('/stories', draft)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect((await listOf(writer)).total).toBe(1);
  });

  test('needs a title and a text to be saved by hand', async () => {
    const writer = await app.signIn();
    const story = await saveUntitled(writer);
    for (const fields of [{ draft: false }, { draft: undefined, title: 'Fener', content: ' ' }]) {
      const { status, body } = await save(writer, story, fields);
      expect([status, body.message]).toEqual([422, messages.story.titleAndContentRequired]);
    }
    const titled = await save(writer, story, { draft: false, title: 'Fener' });
    expect(titled.body).toMatchObject({ title: 'Fener', revision: 2 });
  });

  test('is found by its words, sorted first by title, counted, and moved to the bin', async () => {
    const writer = await app.signIn();
    const story = await saveUntitled(writer, { content: 'Gümüş bir anahtar parladı.' });
    const titled = await saveStory(writer, { title: 'Ada' });
    expect((await listOf(writer, '?search=anahtar')).stories.map(({ id }) => id)).toEqual([story.id]);
    const byTitle = await listOf(writer, '?sort=title&limit=1');
    expect(byTitle.stories.map(({ id }) => id)).toEqual([story.id]);
    const next = await listOf(writer, `?sort=title&limit=1&cursor=${byTitle.nextCursor}`);
    expect(next.stories.map(({ id }) => id)).toEqual([titled.id]);
    expect(byTitle.total).toBe(2);
    await writer.post(`/stories/${story.id}/trash`);
    expect((await binOf(writer)).stories.map(({ id }) => id)).toEqual([story.id]);
    expect((await writer.post<Story>(`/stories/${story.id}/restore`)).status).toBe(200);
  });

  test('gets no revision in its first minutes and one later', async () => {
    const writer = await app.signIn();
    const revisionsOf = async (id: string) =>
      (await writer.get<RevisionPage>(`/stories/${id}/revisions`)).body.revisions;
    let story = await saveUntitled(writer, { content: 'Y' });
    story = (await save(writer, story, { content: 'Yağmur' })).body;
    story = (await save(writer, story, { content: 'Yağmur dindi.' })).body;
    expect(await revisionsOf(story.id)).toHaveLength(0);
    now = new Date(now.getTime() + 60 * 60_000);
    story = (await save(writer, story, { content: 'Yağmur dindi. Gece oldu.' })).body;
    expect(await revisionsOf(story.id)).toMatchObject([{ kind: 'auto', wordCount: 2 }]);
  });

  test('counts towards the account’s storage', async () => {
    const writer = await app.signIn();
    const heldBytes = async () =>
      Number(
        (await app.deps.pool.query('SELECT bytes FROM story_storage WHERE user_id = $1', [writer.userId]))
          .rows[0]?.bytes ?? 0,
      );
    const story = await saveUntitled(writer, { content: 'ş'.repeat(50) });
    expect(await heldBytes()).toBe(1_100);
    await writer.post(`/stories/${story.id}/discard`, { revision: 1 });
    expect(await heldBytes()).toBe(1_100);
  });
});

describe('an emptied story without a title', () => {
  test('is permanently deleted when no earlier text is stored', async () => {
    const writer = await app.signIn();
    const story = await saveUntitled(writer);
    const empty = await save(writer, story, { content: '' });
    expect(empty.status).toBe(200);
    const answer = await writer.post(`/stories/${story.id}/discard`, { revision: 2 });
    expect([answer.status, answer.body]).toEqual([200, { discarded: true }]);
    expect((await listOf(writer)).total).toBe(0);
    expect((await binOf(writer)).total).toBe(0);
  });

  test('moves to the bin when an earlier text is stored as a revision', async () => {
    const writer = await app.signIn();
    let story = await saveUntitled(writer, { content: 'Uzun bir akşamdı.' });
    now = new Date(now.getTime() + 60 * 60_000);
    story = (await save(writer, story, { content: '' })).body;
    await writer.post(`/stories/${story.id}/discard`, { revision: story.revision });
    expect((await listOf(writer)).total).toBe(0);
    expect((await binOf(writer)).stories.map(({ id }) => id)).toEqual([story.id]);
  });

  test('moves to the bin when a text was generated for it', async () => {
    const writer = await app.signIn();
    let story = await saveUntitled(writer);
    const generated = await writer.post(
      '/generations',
      generationRequest({ surface: 'editor', storyId: story.id }),
    );
    expect(generated.status).toBe(200);
    story = (await save(writer, story, { content: '' })).body;
    await writer.post(`/stories/${story.id}/discard`, { revision: story.revision });
    expect((await binOf(writer)).stories.map(({ id }) => id)).toEqual([story.id]);
  });

  test('stays when it has a text, another revision, a title or another owner', async () => {
    const [writer, other] = [await app.signIn(), await app.signIn()];
    const words = await saveUntitled(writer);
    const titled = await saveUntitled(writer, { title: 'Fener', content: '' });
    let emptied = await saveUntitled(writer);
    emptied = (await save(writer, emptied, { content: '' })).body;
    const discard = (client: Client, id: string, revision: number) =>
      client.post<{ discarded: boolean }>(`/stories/${id}/discard`, { revision });
    expect((await discard(writer, words.id, 1)).body.discarded).toBe(false);
    expect((await discard(writer, titled.id, 1)).body.discarded).toBe(false);
    expect((await discard(writer, emptied.id, 1)).body.discarded).toBe(false);
    expect((await discard(other, emptied.id, 2)).status).toBe(404);
    expect((await discard(writer, randomUUID(), 1)).status).toBe(404);
    expect((await listOf(writer)).total).toBe(3);
  });
});
