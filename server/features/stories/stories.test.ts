import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Story, StorySummary } from '#contract/stories.ts';
import { messages } from '#domain/messages/index.ts';
import type { Client } from '#testing/client.ts';
import { saveStory, storyDraft } from '#testing/factories/story.ts';
import { startTestApp, type TestApp } from '#testing/harness.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

interface Page {
  stories: StorySummary[];
  nextCursor: string | null;
  total: number;
}
interface Failure {
  code: string;
  message: string;
  data?: { current: Story };
}

async function changeOf(client: Client, story: Story, fields: Partial<Story> = {}) {
  return client.put<Story & Failure>(`/stories/${story.id}`, {
    ...storyDraft(),
    revision: story.revision,
    ...fields,
  });
}

test('returns the revision number of a user’s own story only', async () => {
  const writer = await app.signIn();
  const story = await saveStory(writer);
  const revisionOf = (client: Client) => client.get<{ revision: number }>(`/stories/${story.id}/revision`);
  expect(await revisionOf(writer)).toMatchObject({ status: 200, body: { revision: 1 } });
  await changeOf(writer, story);
  expect((await revisionOf(writer)).body).toEqual({ revision: 2 });
  expect((await revisionOf(await app.signIn())).status).toBe(404);
  await writer.post(`/stories/${story.id}/trash`, {});
  expect((await revisionOf(writer)).status).toBe(404);
});

describe('saving a new story', () => {
  test('trims it, counts its words and returns the whole story', async () => {
    const writer = await app.signIn();
    const draft = storyDraft({
      title: '  İlk  ',
      content: '\n Bir  gün\ndeniz kıyısında. ',
      genre: ' Dram ',
    });
    const saved = await writer.post<Story>('/stories', draft);
    expect(saved.status).toBe(201);
    expect(saved.body).toMatchObject({
      id: draft.id,
      title: 'İlk',
      content: 'Bir  gün\ndeniz kıyısında.',
      genre: 'Dram',
      wordCount: 4,
      revision: 1,
    });
    expect((await writer.get<Story>(`/stories/${draft.id}`)).body).toEqual(saved.body);
  });

  test('returns the first response when it is repeated', async () => {
    const writer = await app.signIn();
    const draft = storyDraft({ title: ' Yarım harf \ud83d' });
    const first = await writer.post<Story>('/stories', draft);
    const again = await writer.post<Story>('/stories', draft);
    expect(again).toMatchObject({ status: 201, body: first.body });
    expect((await writer.get<Page>('/stories')).body.total).toBe(1);
  });

  test('is refused with the current story when the id has another text', async () => {
    const writer = await app.signIn();
    const first = await saveStory(writer);
    const other = await writer.post<Failure>('/stories', storyDraft({ id: first.id, content: 'Başka.' }));
    expect(other).toMatchObject({ status: 409, body: { code: 'STORY_CHANGED', data: { current: first } } });
    expect((await writer.get<Story>(`/stories/${first.id}`)).body).toEqual(first);
  });

  test('is refused when the id is of a story in the bin', async () => {
    const writer = await app.signIn();
    const draft = storyDraft();
    await writer.post('/stories', draft);
    await writer.post(`/stories/${draft.id}/trash`);
    expect((await writer.post<Failure>('/stories', draft)).status).toBe(404);
  });

  test('is refused after sixty in a minute', async () => {
    const writer = await app.signIn();
    await app.deps.db
      .insertInto('rate_limits')
      .values({ key: `stories:${writer.userId}`, count: 60, resets_at: new Date(Date.now() + 60_000) })
      .execute();
    expect((await writer.post<Failure>('/stories', storyDraft())).body.code).toBe('TOO_MANY_REQUESTS');
    expect(
      (await writer.put<Failure>(`/stories/${storyDraft().id}`, { ...storyDraft(), revision: 1 })).status,
    ).toBe(429);
  });

  test('takes control and direction characters out of its title', async () => {
    const saved = await saveStory(await app.signIn(), { title: 'İki\nsatır \u202egibi\u2066' });
    expect(saved.title).toBe('İki satır gibi');
  });

  test('is refused and overwrites nothing when the id is another user’s', async () => {
    const [owner, other] = [await app.signIn(), await app.signIn()];
    const story = await saveStory(owner);
    const answer = await other.post<Failure>(
      '/stories',
      storyDraft({ id: story.id, content: 'Benim artık.' }),
    );
    expect(answer.status).toBe(404);
    expect((await owner.get<Story>(`/stories/${story.id}`)).body).toEqual(story);
  });

  test('accepts two million characters', async () => {
    const writer = await app.signIn();
    const content = 'ş'.repeat(2_000_000);
    const story = await saveStory(writer, { content });
    expect((await writer.get<Story>(`/stories/${story.id}`)).body.content).toBe(content);
    const tooLong = await writer.post<Failure>('/stories', storyDraft({ content: `${content}ş` }));
    expect(tooLong.status).toBe(422);
    expect(tooLong.body.message).toBe('En çok 2.000.000 karakter olabilir.');
  });

  test('is refused without a title or a text', async () => {
    const writer = await app.signIn();
    for (const fields of [
      { title: '   ' },
      { content: '\n' },
      { title: '\u200b' },
      { content: '\u00ad \u200b' },
      { title: '\u3164\ufe0f' },
      { content: '\u2800' },
    ]) {
      const answer = await writer.post<Failure>('/stories', storyDraft(fields));
      expect(answer.status).toBe(422);
      expect(answer.body.message).toBe(messages.story.titleAndContentRequired);
    }
    expect((await writer.get<Page>('/stories')).body.total).toBe(0);
  });
});

describe('the list', () => {
  test('shows stories newest first with a preview of 150 characters, in pages', async () => {
    const writer = await app.signIn();
    const saved: Story[] = [];
    for (let index = 0; index < 5; index += 1)
      saved.push(await saveStory(writer, { title: `Öykü ${index}` }));
    const content = `Başlangıç ${'ağaç '.repeat(400)}`;
    const long = await saveStory(writer, { content });
    const first = (await writer.get<Page>('/stories?limit=4')).body;
    expect(first.total).toBe(6);
    expect(first.stories.map(({ id }) => id)).toEqual(
      [long, ...saved.toReversed().slice(0, 3)].map(({ id }) => id),
    );
    expect(first.stories[0]?.preview).toBe(`${content.slice(0, 150).trimEnd()}…`);
    expect(first.stories[0]).not.toHaveProperty('content');
    const rest = (await writer.get<Page>(`/stories?limit=4&cursor=${first.nextCursor}`)).body;
    expect(rest.stories.map(({ id }) => id)).toEqual([saved[1]?.id, saved[0]?.id]);
    expect(rest.nextCursor).toBeNull();
  });

  test('does not show stories to other users', async () => {
    await saveStory(await app.signIn());
    expect((await (await app.signIn()).get<Page>('/stories')).body).toEqual({
      stories: [],
      nextCursor: null,
      total: 0,
      hits: null,
    });
  });

  test('neither omits nor repeats stories with equal times', async () => {
    const writer = await app.signIn();
    const at = new Date('2026-11-20T09:00:00Z');
    const ids = await Promise.all(Array.from({ length: 7 }, async () => (await saveStory(writer)).id));
    await app.deps.db.updateTable('stories').set({ created_at: at }).where('id', 'in', ids).execute();
    const seen: string[] = [];
    let cursor = '';
    do {
      const page = (await writer.get<Page>(`/stories?limit=3${cursor}`)).body;
      seen.push(...page.stories.map(({ id }) => id));
      cursor = page.nextCursor === null ? '' : `&cursor=${page.nextCursor}`;
    } while (cursor !== '');
    expect(seen).toHaveLength(7);
    expect(new Set(seen)).toEqual(new Set(ids));
  });

  test('refuses an invalid cursor', async () => {
    const writer = await app.signIn();
    const answer = await writer.get<Failure>('/stories?cursor=..%00');
    expect(answer).toMatchObject({
      status: 422,
      body: { code: 'INVALID_INPUT', message: 'Böyle bir sayfa yok.' },
    });
  });
});

describe('saving over a story', () => {
  test('raises its revision', async () => {
    const writer = await app.signIn();
    const story = await saveStory(writer);
    const changed = await changeOf(writer, story, { content: 'Fener bu gece yandı ve herkes gördü.' });
    expect(changed.status).toBe(200);
    expect(changed.body).toMatchObject({ revision: 2, wordCount: 7, createdAt: story.createdAt });
  });

  test('is refused with the current story when another window saved', async () => {
    const writer = await app.signIn();
    const story = await saveStory(writer);
    await changeOf(writer, story, { content: 'Birinci pencerenin metni.' });
    const second = await changeOf(writer, story, { content: 'İkinci pencerenin metni.' });
    expect(second.status).toBe(409);
    expect(second.body).toMatchObject({ code: 'STORY_CHANGED', message: messages.story.changedElsewhere });
    expect(second.body.data?.current).toMatchObject({ revision: 2, content: 'Birinci pencerenin metni.' });
  });

  test('returns the first response when it is repeated', async () => {
    const writer = await app.signIn();
    const story = await saveStory(writer);
    const first = await changeOf(writer, story, { content: 'Aynı değişiklik.' });
    const again = await changeOf(writer, story, { content: 'Aynı değişiklik.' });
    expect(again.status).toBe(200);
    expect(again.body).toEqual(first.body);
  });

  test('returns the first response when it is repeated and ends in half a surrogate pair', async () => {
    const writer = await app.signIn();
    const story = await saveStory(writer);
    const first = await changeOf(writer, story, { content: 'Yarım \ud83d' });
    const again = await changeOf(writer, story, { content: 'Yarım \ud83d' });
    expect(again).toMatchObject({ status: 200, body: first.body });
  });

  test('succeeds for exactly one of twenty concurrent windows', async () => {
    const writer = await app.signIn();
    const story = await saveStory(writer);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => changeOf(writer, story, { content: `Pencere ${index}` })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
  });
});

describe('the bin', () => {
  test('hides a story and restores it', async () => {
    const writer = await app.signIn();
    const story = await saveStory(writer);
    expect((await writer.post(`/stories/${story.id}/trash`)).body).toEqual({ ok: true });
    expect((await writer.post(`/stories/${story.id}/trash`)).status).toBe(200);
    expect((await writer.get<Page>('/stories')).body.total).toBe(0);
    expect((await writer.get<Failure>(`/stories/${story.id}`)).body.message).toBe(messages.story.notFound);
    expect((await changeOf(writer, story)).status).toBe(404);
    const restored = await writer.post<StorySummary>(`/stories/${story.id}/restore`);
    expect(restored.body).toMatchObject({ id: story.id, preview: story.content });
    expect((await writer.get<Page>('/stories')).body.total).toBe(1);
  });

  test('does not contain a permanently deleted story', async () => {
    const writer = await app.signIn();
    const story = await saveStory(writer);
    expect((await writer.delete(`/stories/${story.id}`)).status).toBe(200);
    expect((await writer.post(`/stories/${story.id}/restore`)).status).toBe(404);
    expect((await writer.delete(`/stories/${story.id}`)).status).toBe(404);
  });
});
