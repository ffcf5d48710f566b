import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type StoryPage, type StorySort, storySorts } from '#contract/stories.ts';
import { foldForSearch } from '#domain/search-text.ts';
import { saveStory, storyDraft } from '#testing/factories/story.ts';
import { type SignedInClient, startTestApp, type TestApp } from '#testing/harness.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

interface Failure {
  code: string;
  message: string;
}
const list = async (writer: SignedInClient, query: Record<string, string | number> = {}) =>
  (
    await writer.get<StoryPage>(
      `/stories?${new URLSearchParams(Object.entries(query).map(([k, v]) => [k, `${v}`]))}`,
    )
  ).body;
const titles = (page: StoryPage) => page.stories.map(({ title }) => title);

async function writerOf(...stories: Parameters<typeof saveStory>[1][]) {
  const writer = await app.signIn();
  for (const story of stories) await saveStory(writer, { content: 'Metin.', ...story });
  return writer;
}

/** Many stories at once, the first of them the newest. */
async function fill(writer: SignedInClient, count: number, title: (index: number) => string) {
  const rows = Array.from({ length: count }, (_, index) => ({
    id: randomUUID(),
    user_id: writer.userId,
    title: title(index),
    content: 'Metin.',
    preview: 'Metin.',
    word_count: (index * 7) % 100,
    created_at: new Date(Date.UTC(2026, 9, 1) - index * 60_000),
    updated_at: new Date(Date.UTC(2026, 9, 1) - ((index * 13) % count) * 60_000),
  }));
  await app.deps.db.insertInto('stories').values(rows).execute();
}

describe('a search in own stories', () => {
  test('finds Turkish words whatever their case, accents or keyboard', async () => {
    const writer = await writerOf(
      { title: 'IŞIKLI GECE' },
      { title: 'İstanbul’da bir hikâye' },
      { title: 'Deniz', genre: 'Bilim Kurgu' },
      { title: 'Kuyu', content: 'Kırmızı bir fener yandı.' },
    );
    const found = async (search: string) => titles(await list(writer, { search }));
    for (const search of ['ışık', 'IŞIK', 'isik', 'Işıklı'])
      expect(await found(search)).toEqual(['IŞIKLI GECE']);
    for (const search of ['istanbul', 'İSTANBUL', 'HİKAYE', 'istanbul hikâye', 'hikaye istanbul'])
      expect(await found(search)).toEqual(['İstanbul’da bir hikâye']);
    expect(await found('kurgu')).toEqual(['Deniz']);
    expect(await found('KIRMIZI fener')).toEqual(['Kuyu']);
    expect(await found('fener deniz')).toEqual([]);
  });

  test('of one or two letters finds where words begin', async () => {
    const writer = await writerOf({ title: 'Zar' }, { title: 'Kaz' }, { title: 'Ev ile zaman' });
    expect(titles(await list(writer, { search: 'z' }))).toEqual(['Ev ile zaman', 'Zar']);
    expect(titles(await list(writer, { search: 'ZA' }))).toEqual(['Ev ile zaman', 'Zar']);
  });

  test('finds a story without a title by the name that it is shown under', async () => {
    const writer = await app.signIn();
    for (const [title, content] of [
      ['', 'Kırmızı bir fener yandı.'],
      ['Adsız kuyu', 'Su derindi.'],
      ['Deniz', 'Dalga vurdu.'],
    ] as const)
      await writer.post('/stories', { ...storyDraft({ title, content }), draft: true });
    const found = async (search: string) => titles(await list(writer, { search })).sort();
    for (const search of ['adsız', 'ADSIZ', 'adsiz', 'ad', 'dsı'])
      expect(await found(search), search).toEqual(['', 'Adsız kuyu']);
    for (const search of ['adsız hikâye', 'hikaye', 'hi', 'adsız fener'])
      expect(await found(search), search).toEqual(['']);
    expect(await found('adsız dalga')).toEqual([]);
    expect((await list(writer, { search: 'adsız' })).hits).toEqual({ count: 2, atLeast: false });
  });

  test('takes pattern characters for no more than gaps', async () => {
    const writer = await writerOf({ title: 'Yüzde 100' }, { title: 'Alt_çizgi' });
    expect(titles(await list(writer, { search: '%100\\' }))).toEqual(['Yüzde 100']);
    expect(titles(await list(writer, { search: 'alt_çizgi' }))).toEqual(['Alt_çizgi']);
    // Signs alone ask for something that no story has; white space asks for nothing.
    const none = await list(writer, { search: ' %_* ' });
    expect(none).toMatchObject({ stories: [], total: 2, hits: { count: 0, atLeast: false } });
    const all = await list(writer, { search: '   ' });
    expect(all).toMatchObject({ total: 2, hits: null });
    expect(all.stories).toHaveLength(2);
  });

  test('counts hits beside all stories, and finds nobody else’s, nor what is in the bin', async () => {
    const writer = await writerOf({ title: 'Fener bir' }, { title: 'Fener iki' }, { title: 'Kuyu' });
    await writerOf({ title: 'Fener üç' });
    const binned = await saveStory(writer, { title: 'Fener dört', content: 'Metin.' });
    await writer.post(`/stories/${binned.id}/trash`);
    expect(await list(writer, { search: 'fener' })).toMatchObject({
      total: 3,
      hits: { count: 2, atLeast: false },
    });
    expect((await list(writer, { search: 'yokböyle' })).hits).toEqual({ count: 0, atLeast: false });
  });

  test('among hundreds finds the rare, the frequent and the far, page by page, in any order', async () => {
    const writer = await app.signIn();
    await fill(
      writer,
      600,
      (index) => `Öykü ${index} ${index % 200 === 199 ? 'zeytin' : index > 400 ? 'eski' : 'yeni'}`,
    );
    expect((await list(writer, { search: 'zeytin' })).hits).toEqual({ count: 3, atLeast: false });
    expect((await list(writer, { search: 'yeni' })).hits).toEqual({ count: 249, atLeast: true });
    expect((await list(writer, { search: 'eski' })).hits).toEqual({ count: 198, atLeast: false });
    for (const sort of storySorts) {
      const seen = new Set<string>();
      let cursor: string | null = '';
      while (cursor !== null) {
        const page: StoryPage = await list(writer, {
          search: 'eski',
          sort,
          limit: 50,
          ...(cursor && { cursor }),
        });
        for (const { id } of page.stories) seen.add(id);
        cursor = page.nextCursor;
      }
      expect(seen.size, sort).toBe(198);
    }
  });

  test('folds every text as the database does', async () => {
    const texts = [
      'IŞIK ışık İğde iğde ÂÎÛ âîû',
      'Ayşe’nin “3.” gecesi — ½ ² ﬁ Æ ß ΟΔΥΣΣΕΥΣ',
      'e\u0301 s\u0327 I\u0307 \u200b emoji 🎭 中文 ١٢٣',
    ];
    for (const text of texts) {
      const { rows } = await sql<{ folded: string }>`SELECT fold_for_search(${text}) AS folded`.execute(
        app.deps.db,
      );
      expect(rows[0]?.folded.trim()).toBe(foldForSearch(text));
    }
  });

  test('of more than a hundred characters is refused', async () => {
    const writer = await app.signIn();
    expect((await writer.get<Failure>(`/stories?search=${'a'.repeat(101)}`)).status).toBe(422);
  });
});

describe('the order of own stories', () => {
  const byHand: Record<StorySort, string[]> = {
    newest: ['İz', 'Çam', 'zil', 'Ilık', 'Cam'],
    oldest: ['Cam', 'Ilık', 'zil', 'Çam', 'İz'],
    changed: ['Ilık', 'İz', 'Çam', 'zil', 'Cam'],
    title: ['Cam', 'Çam', 'Ilık', 'İz', 'zil'],
    'title-desc': ['zil', 'İz', 'Ilık', 'Çam', 'Cam'],
    longest: ['zil', 'İz', 'Çam', 'Cam', 'Ilık'],
  };

  test.each(storySorts)('is right by “%s”, by pages of two too', async (sort) => {
    const writer = await writerOf(
      { title: 'Cam', content: 'Bir iki.' },
      { title: 'Ilık', content: 'Bir.' },
      { title: 'zil', content: 'Bir iki üç dört beş altı.' },
      { title: 'Çam', content: 'Bir iki üç.' },
      { title: 'İz', content: 'Bir iki üç dört.' },
    );
    const ilik = (await list(writer)).stories.find(({ title }) => title === 'Ilık');
    await writer.put(`/stories/${ilik?.id}`, { title: 'Ilık', content: 'Bir?', revision: 1 });
    expect(titles(await list(writer, { sort }))).toEqual(byHand[sort]);
    const first = await list(writer, { sort, limit: 2 });
    const second = await list(writer, { sort, limit: 2, cursor: first.nextCursor ?? '' });
    const third = await list(writer, { sort, limit: 2, cursor: second.nextCursor ?? '' });
    expect([first, second, third].flatMap(titles)).toEqual(byHand[sort]);
    expect(third.nextCursor).toBeNull();
  });

  test('goes on where it was, with the longest title and stories of the same key', async () => {
    const writer = await app.signIn();
    const title = `“${'ş'.repeat(199)}`;
    for (let index = 0; index < 3; index += 1) await saveStory(writer, { title });
    const first = await list(writer, { sort: 'title', limit: 1 });
    const rest = await list(writer, { sort: 'title', limit: 2, cursor: first.nextCursor ?? '' });
    expect(new Set([...first.stories, ...rest.stories].map(({ id }) => id)).size).toBe(3);
  });

  const forged = (parts: unknown) => Buffer.from(JSON.stringify(parts)).toString('base64url');
  const id = randomUUID();
  test.each([
    ['another order’s', forged(['oldest', '1', id])],
    ['no instant', forged(['newest', "1'; --", id])],
    ['one past all times', forged(['newest', '9'.repeat(20), id])],
    ['no id', forged(['newest', '1', 'x'])],
    ['no list', forged({ a: 1 })],
    ['no JSON', 'bozuk'],
  ])('refuses a cursor that is %s', async (_, cursor) => {
    const writer = await app.signIn();
    const answer = await writer.get<Failure>(`/stories?cursor=${cursor}`);
    expect(answer).toMatchObject({ status: 422, body: { message: 'Böyle bir sayfa yok.' } });
  });

  test('refuses a title in a cursor that can’t be stored, and an order that there is not', async () => {
    const writer = await app.signIn();
    for (const key of ['a\u0000', '\ud83d']) {
      const cursor = forged(['title', key, id]);
      expect((await writer.get<Failure>(`/stories?sort=title&cursor=${cursor}`)).status).toBe(422);
    }
    expect((await writer.get<Failure>('/stories?sort=id')).status).toBe(422);
  });
});
