import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type StoryPage, type StorySort, storySorts } from '#contract/stories.ts';
import { foldForSearch } from '#domain/text/search-text.ts';
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

/** Inserts many stories, the first one as the newest. */
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
  test('finds Turkish words regardless of case and accents', async () => {
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

  test('of one or two letters finds the beginnings of words', async () => {
    const writer = await writerOf({ title: 'Zar' }, { title: 'Kaz' }, { title: 'Ev ile zaman' });
    expect(titles(await list(writer, { search: 'z' }))).toEqual(['Ev ile zaman', 'Zar']);
    expect(titles(await list(writer, { search: 'ZA' }))).toEqual(['Ev ile zaman', 'Zar']);
  });

  test('finds a story without a title by its displayed name', async () => {
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

  test('reads pattern characters as word separators', async () => {
    const writer = await writerOf({ title: 'Yüzde 100' }, { title: 'Alt_çizgi' });
    expect(titles(await list(writer, { search: '%100\\' }))).toEqual(['Yüzde 100']);
    expect(titles(await list(writer, { search: 'alt_çizgi' }))).toEqual(['Alt_çizgi']);
    // A search of punctuation only has no hits; white space is no search.
    const none = await list(writer, { search: ' %_* ' });
    expect(none).toMatchObject({ stories: [], total: 2, hits: { count: 0, atLeast: false } });
    const all = await list(writer, { search: '   ' });
    expect(all).toMatchObject({ total: 2, hits: null });
    expect(all.stories).toHaveLength(2);
  });

  test('counts hits and stories without those in the bin and of other users', async () => {
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

  test('finds rare, frequent and distant hits among hundreds of stories in all sorts', async () => {
    const writer = await app.signIn();
    await fill(
      writer,
      600,
      (index) => `Öykü ${index} ${index % 200 === 199 ? 'zeytin' : index > 400 ? 'eski' : 'yeni'}`,
    );
    expect((await list(writer, { search: 'zeytin' })).hits).toEqual({ count: 3, atLeast: false });
    expect((await list(writer, { search: 'yeni' })).hits).toEqual({ count: 399, atLeast: false });
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

  test('reads the whole text, the idea and the genre, and shows where the hit is', async () => {
    const filler = 'Dalga kıyıya vurdu, rüzgâr dindi. '.repeat(27_000);
    expect(filler.length).toBeGreaterThan(900_000);
    const writer = await writerOf(
      { title: 'Uzun', content: `${filler}Sonunda IŞILDAĞI kuyunun\n\niçinde gördü. ${filler}` },
      { title: 'Fikirli', prompt: 'Bir ışıldağın <b>gecesi</b>' },
      { title: 'Türlü', genre: 'Işıldağım' },
      { title: 'Başka', content: 'Işık yok.' },
    );
    const { stories } = await list(writer, { search: 'ışıldağı' });
    expect(stories.map(({ title, snippet }) => [title, snippet])).toEqual([
      ['Türlü', null],
      ['Fikirli', { part: 'idea', text: 'Bir ışıldağın <b>gecesi</b>' }],
      [
        'Uzun',
        {
          part: 'text',
          text: expect.stringMatching(/^…rüzgâr dindi\. Sonunda IŞILDAĞI kuyunun içinde gördü\. Dalga .*…$/),
        },
      ],
    ]);
    // The words may stand far from each other.
    expect(titles(await list(writer, { search: 'dalga ışıldağı' }))).toEqual(['Uzun']);
    expect((await list(writer)).stories.every(({ snippet }) => snippet === null)).toBe(true);
  });

  test('shows a snippet of a short text whole, and of one without white space', async () => {
    const writer = await writerOf(
      { title: 'Kısa', content: 'Fener söndü.' },
      { content: `${'ğ'.repeat(500)}fener` },
    );
    const { stories } = await list(writer, { search: 'fener', sort: 'oldest' });
    expect(stories.map(({ snippet }) => snippet?.text)).toEqual(['Fener söndü.', `…${'ğ'.repeat(24)}fener`]);
  });

  test('has hits in titles first, then the last changed, page by page', async () => {
    const writer = await writerOf(
      { title: 'Fener bir', content: 'Kuyu.' },
      { title: 'Metin bir', content: 'Fener.' },
      { title: 'Fener iki' },
      { title: 'Metin iki', content: 'Eski fener.' },
      { title: 'Metin üç', content: 'Kuyu ve fener.' },
    );
    const first = (await list(writer, { search: 'metin bir' })).stories[0];
    await writer.put(`/stories/${first?.id}`, { title: 'Metin bir', content: 'Fener söndü.', revision: 1 });
    const expected = ['Fener iki', 'Fener bir', 'Metin bir', 'Metin üç', 'Metin iki'];
    expect(titles(await list(writer, { search: 'fener' }))).toEqual(expected);
    // Only a title with all words is a hit in the title.
    expect(titles(await list(writer, { search: 'fener kuyu' }))).toEqual(['Metin üç', 'Fener bir']);
    const seen: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const page: StoryPage = await list(writer, { search: 'fener', limit: 1, ...(cursor && { cursor }) });
      expect(page.hits?.count ?? null).toBe(cursor === '' ? 5 : null);
      seen.push(...titles(page));
      cursor = page.nextCursor;
    }
    expect(seen).toEqual(expected);
    expect(titles(await list(writer, { search: 'fener', sort: 'title-desc', limit: 1 }))).toEqual([
      'Metin üç',
    ]);
  });

  test('finds neither texts of other users nor texts in the bin', async () => {
    const writer = await writerOf({ title: 'Kuyu' });
    await writerOf({ content: 'Gizli zeytinlik.' });
    const binned = await saveStory(writer, { content: 'Eski zeytinlik.', prompt: 'zeytinlik' });
    await writer.post(`/stories/${binned.id}/trash`);
    expect(await list(writer, { search: 'zeytinlik' })).toMatchObject({ stories: [], hits: { count: 0 } });
    await writer.post(`/stories/${binned.id}/restore`);
    expect((await list(writer, { search: 'zeytinlik' })).hits?.count).toBe(1);
  });

  test('finds what a save has just changed, and no longer what it removed', async () => {
    const writer = await app.signIn();
    const { id } = await saveStory(writer, { title: 'Kuyu', content: 'Zeytinlik.' });
    await writer.put(`/stories/${id}`, { title: 'Kuyu', content: 'Portakal.', revision: 1 });
    expect((await list(writer, { search: 'zeytinlik' })).hits?.count).toBe(0);
    expect((await list(writer, { search: 'portakal' })).hits?.count).toBe(1);
  });

  test('folds texts like the database', async () => {
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

  test('is refused when it has more than a hundred characters', async () => {
    const writer = await app.signIn();
    expect((await writer.get<Failure>(`/stories?search=${'a'.repeat(101)}`)).status).toBe(422);
  });
});

describe('the sort of a user’s stories', () => {
  const byHand: Record<StorySort, string[]> = {
    newest: ['İz', 'Çam', 'zil', 'Ilık', 'Cam'],
    oldest: ['Cam', 'Ilık', 'zil', 'Çam', 'İz'],
    changed: ['Ilık', 'İz', 'Çam', 'zil', 'Cam'],
    title: ['Cam', 'Çam', 'Ilık', 'İz', 'zil'],
    'title-desc': ['zil', 'İz', 'Ilık', 'Çam', 'Cam'],
    longest: ['zil', 'İz', 'Çam', 'Cam', 'Ilık'],
    match: ['Ilık', 'İz', 'Çam', 'zil', 'Cam'],
  };

  test.each(storySorts)('is correct by “%s”, also in pages of two', async (sort) => {
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

  test('continues at the cursor when titles are equal and of maximum length', async () => {
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
    ['of another sort', forged(['oldest', '1', id])],
    ['of a search', forged(['match', '1.1', id])],
    ['without a time', forged(['newest', "1'; --", id])],
    ['past the last time', forged(['newest', '9'.repeat(20), id])],
    ['without an id', forged(['newest', '1', 'x'])],
    ['not a list', forged({ a: 1 })],
    ['not JSON', 'bozuk'],
  ])('refuses a cursor that is %s', async (_, cursor) => {
    const writer = await app.signIn();
    const answer = await writer.get<Failure>(`/stories?cursor=${cursor}`);
    expect(answer).toMatchObject({ status: 422, body: { message: 'Böyle bir sayfa yok.' } });
  });

  test.each(['2.1', '1', "1.1'; --", '1.'])('refuses a cursor of a search with the key %s', async (key) => {
    const writer = await app.signIn();
    const cursor = forged(['match', key, id]);
    expect((await writer.get<Failure>(`/stories?search=a&cursor=${cursor}`)).status).toBe(422);
  });

  test('refuses a cursor with an invalid title, and an unknown sort', async () => {
    const writer = await app.signIn();
    for (const key of ['a\u0000', '\ud83d']) {
      const cursor = forged(['title', key, id]);
      expect((await writer.get<Failure>(`/stories?sort=title&cursor=${cursor}`)).status).toBe(422);
    }
    expect((await writer.get<Failure>('/stories?sort=id')).status).toBe(422);
  });
});

test('a search reads from a replica once no story has changed for longer than it may lag, and the list never', async () => {
  const writer = await writerOf({ title: 'Fener' });
  const before = app.deps.replica;
  let reads = 0;
  Object.assign(app.deps, {
    replica: {
      ...before,
      lagMs: () => 0,
      read: (query: (db: typeof app.deps.db) => unknown) => {
        reads += 1;
        return query(app.deps.db);
      },
    },
  });
  try {
    expect(titles(await list(writer, { search: 'fener' }))).toEqual(['Fener']);
    expect(reads).toBe(0);
    await sql`UPDATE stories SET updated_at = now() - interval '11 seconds' WHERE user_id = ${writer.userId}`.execute(
      app.deps.db,
    );
    expect(titles(await list(writer, { search: 'fener' }))).toEqual(['Fener']);
    expect(reads).toBe(1);
    expect(titles(await list(writer))).toEqual(['Fener']);
    expect(reads).toBe(1);
    // Nothing of a document that was derived just now is there yet, whenever it was typed.
    await sql`INSERT INTO story_documents (story_id, user_id, version, derived_version, characters, changed_at)
        SELECT id, user_id, 1, 0, 0, now() - interval '1 minute' FROM stories WHERE user_id = ${writer.userId}`.execute(
      app.deps.db,
    );
    await list(writer, { search: 'fener' });
    expect(reads).toBe(1);
  } finally {
    Object.assign(app.deps, { replica: before });
  }
});
