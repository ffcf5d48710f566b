import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { EntryWithUseOut, WorldEntryOut } from '#contract/world.ts';
import { messages } from '#domain/messages/index.ts';
import { worldLimits } from '#domain/world/kinds.ts';
import type { Client } from '#testing/client.ts';
import { saveCharacter, savePlotElement } from '#testing/factories/card.ts';
import { entryDraft, saveEntry } from '#testing/factories/world.ts';
import { startTestApp, type TestApp } from '#testing/harness.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

interface Failure {
  code: string;
  message: string;
  data?: { current: WorldEntryOut; issues?: { path: string; message: string }[] };
}

const listOf = async (client: Client, storyId?: string) =>
  (await client.get<{ entries: EntryWithUseOut[] }>(`/bible${storyId ? `?storyId=${storyId}` : ''}`)).body
    .entries;

const changeOf = (client: Client, entry: WorldEntryOut, fields: Partial<WorldEntryOut> = {}) =>
  client.put<WorldEntryOut & Failure>(`/bible/${entry.id}`, { ...entry, ...fields });

async function saveStory(client: Client, fields: object = {}): Promise<string> {
  const id = crypto.randomUUID();
  const saved = await client.post('/stories', { id, title: 'Değirmen', content: 'Su durdu.', ...fields });
  expect(saved.status).toBe(201);
  return id;
}

const use = (client: Client, storyId: string, id: string, how: string | null) =>
  client.put<{ use: string | null } & Failure>(`/stories/${storyId}/bible/${id}`, { use: how });

describe('an entry', () => {
  test('is trimmed, its names are cleaned, and it comes back whole', async () => {
    const writer = await app.signIn();
    const draft = entryDraft({
      name: ' Kırık\nDeğirmen ',
      aliases: [' İz ', 'iz', '', 'IZ'],
      text: ' Eski. ',
    });
    const saved = await writer.post<WorldEntryOut>('/bible', draft);
    expect(saved.status).toBe(201);
    expect(saved.body).toMatchObject({
      name: 'Kırık Değirmen',
      aliases: ['İz', 'IZ'],
      text: 'Eski.',
      revision: 1,
    });
    expect(await listOf(writer)).toEqual([{ ...saved.body, use: null }]);
  });

  test('that comes twenty times at once is made once', async () => {
    const writer = await app.signIn();
    const draft = entryDraft();
    const answers = await Promise.all(Array.from({ length: 20 }, () => writer.post('/bible', draft)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(await listOf(writer)).toHaveLength(1);
  });

  test('under an id of somebody else is refused and overwrites nothing', async () => {
    const [owner, other] = [await app.signIn(), await app.signIn()];
    const entry = await saveEntry(owner);
    const refused = [
      await other.post<Failure>('/bible', entryDraft({ id: entry.id })),
      await changeOf(other, entry, { name: 'Benim' }),
      await other.delete<Failure>(`/bible/${entry.id}`),
    ];
    for (const { status, body } of refused) {
      expect([status, body.message]).toEqual([404, messages.world.notFound]);
    }
    expect(await listOf(owner)).toEqual([{ ...entry, use: null }]);
  });

  test('saved over from twenty tabs at once lets exactly one through and tells the others', async () => {
    const writer = await app.signIn();
    const entry = await saveEntry(writer);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => changeOf(writer, entry, { text: `${index}` })),
    );
    const refused = answers.filter(({ status }) => status === 409);
    expect(refused).toHaveLength(19);
    expect(refused[0]?.body).toMatchObject({
      code: 'BIBLE_ENTRY_CHANGED',
      data: { current: { revision: 2 } },
    });
    const through = answers.find(({ status }) => status === 200)?.body;
    expect(await changeOf(writer, entry, { text: through?.text ?? '' })).toMatchObject({
      status: 200,
      body: through,
    });
  });

  test.each([
    [{ name: ' ' }, 'name'],
    [{ name: 'ş'.repeat(worldLimits.name + 1) }, 'name'],
    [{ text: 'ş'.repeat(worldLimits.text + 1) }, 'text'],
    [{ aliases: Array.from({ length: worldLimits.aliases + 1 }, (_, n) => `ad ${n}`) }, 'aliases'],
    [{ aliases: ['ş'.repeat(worldLimits.alias + 1)] }, 'aliases.0'],
  ])('with %o is refused', async (fields, path) => {
    const writer = await app.signIn();
    const answer = await writer.post<Failure>('/bible', entryDraft(fields));
    expect([answer.status, answer.body.data?.issues?.[0]?.path]).toEqual([422, path]);
  });

  test('is not given another name that no text is searched for; what it was given before stays', async () => {
    const writer = await app.signIn();
    const refused = await writer.post<Failure>('/bible', entryDraft({ aliases: ['kule', 'K'] }));
    expect([refused.status, refused.body.data?.issues]).toEqual([
      422,
      [{ path: 'aliases.1', message: messages.world.otherNameTooShort }],
    ]);
    const entry = await saveEntry(writer);
    await app.deps.pool.query(`UPDATE bible_entries SET aliases = '{K}' WHERE id = $1`, [entry.id]);
    const kept = await changeOf(writer, entry, { aliases: ['K', 'kule'] });
    expect([kept.status, kept.body.aliases]).toEqual([200, ['K', 'kule']]);
    const added = await changeOf(writer, kept.body, { aliases: ['K', 'kule', 'z'] });
    expect([added.status, added.body.data?.issues?.[0]?.path]).toEqual([422, 'aliases.2']);
  });

  test('is deleted once', async () => {
    const writer = await app.signIn();
    const entry = await saveEntry(writer);
    expect((await writer.delete(`/bible/${entry.id}`)).status).toBe(200);
    expect(await listOf(writer)).toEqual([]);
    expect((await writer.delete(`/bible/${entry.id}`)).status).toBe(404);
    expect((await changeOf(writer, entry, { text: 'Yeni.' })).status).toBe(404);
  });
});

describe('a deleted entry', () => {
  const restore = (client: Client, id: string) =>
    client.post<WorldEntryOut & Failure>(`/bible/${id}/restore`, {});

  test('is restored whole, with what stories do with it', async () => {
    const writer = await app.signIn();
    const [older, first, newer] = [
      await saveEntry(writer),
      await saveEntry(writer, { aliases: ['değirmen', 'kule'] }),
      await saveEntry(writer),
    ];
    const entry = (await changeOf(writer, first, { text: 'Yıkıldı.' })).body;
    const [here, there, gone] = [await saveStory(writer), await saveStory(writer), await saveStory(writer)];
    await use(writer, here, entry.id, 'pinned');
    await use(writer, there, entry.id, 'excluded');
    await use(writer, gone, entry.id, 'attached');
    await writer.delete(`/bible/${entry.id}`);
    await writer.delete(`/stories/${gone}`);
    expect(await restore(writer, entry.id)).toMatchObject({ status: 200, body: entry });
    expect(await listOf(writer, here)).toEqual([
      { ...newer, use: null },
      { ...entry, use: 'pinned' },
      { ...older, use: null },
    ]);
    expect((await listOf(writer, there)).find(({ id }) => id === entry.id)?.use).toBe('excluded');
    // Another tab, whose text is based on this revision, can save it.
    expect((await changeOf(writer, entry, { text: 'Ayakta.' })).status).toBe(200);
  });

  test('is restored once by twenty requests, each of which answers it', async () => {
    const writer = await app.signIn();
    const entry = await saveEntry(writer);
    await writer.delete(`/bible/${entry.id}`);
    const answers = await Promise.all(Array.from({ length: 20 }, () => restore(writer, entry.id)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
    expect(await restore(writer, entry.id)).toMatchObject({ status: 200, body: entry });
    expect(await listOf(writer)).toEqual([{ ...entry, use: null }]);
  });

  test('can be deleted and restored again, by its owner only', async () => {
    const [owner, other] = [await app.signIn(), await app.signIn()];
    const entry = await saveEntry(owner);
    for (const text of ['Bir.', 'İki.']) {
      const { revision } = (await restore(owner, entry.id)).body;
      await changeOf(owner, entry, { revision, text });
      await owner.delete(`/bible/${entry.id}`);
      expect((await restore(other, entry.id)).status).toBe(404);
    }
    expect((await restore(owner, entry.id)).body).toMatchObject({ text: 'İki.', revision: 3 });
  });

  test('is not restored beyond the most entries of an account, and stays restorable', async () => {
    const writer = await app.signIn();
    const entry = await saveEntry(writer);
    await writer.delete(`/bible/${entry.id}`);
    await app.deps.pool.query(
      `INSERT INTO bible_entries (id, user_id, kind, name)
       SELECT gen_random_uuid(), $1, 'note', 'Not ' || n FROM generate_series(1, $2::int) AS n`,
      [writer.userId, worldLimits.perAccount],
    );
    expect(await restore(writer, entry.id)).toMatchObject({ status: 409, body: { code: 'TOO_MANY_CARDS' } });
    await app.deps.pool.query(`DELETE FROM bible_entries WHERE user_id = $1`, [writer.userId]);
    expect((await restore(writer, entry.id)).status).toBe(200);
  });
});

test('an account holds as many entries as it may, however many come at once', async () => {
  const writer = await app.signIn();
  await app.deps.pool.query(
    `INSERT INTO bible_entries (id, user_id, kind, name)
     SELECT gen_random_uuid(), $1, 'note', 'Not ' || n FROM generate_series(1, $2::int) AS n`,
    [writer.userId, worldLimits.perAccount - 3],
  );
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => writer.post<Failure>('/bible', entryDraft())),
  );
  const refused = answers.filter(({ status }) => status === 409);
  expect(refused).toHaveLength(7);
  expect(refused[0]?.body).toMatchObject({ code: 'TOO_MANY_CARDS', message: messages.world.tooMany });
});

describe('other names of a card', () => {
  test('are kept beside it; a second tab is told', async () => {
    const writer = await app.signIn();
    const character = await saveCharacter(writer, { name: 'Nermin' });
    const put = (aliases: string[], base: string[]) =>
      writer.put<{ aliases: string[] } & Failure>(`/bible/${character.id}/aliases`, {
        kind: 'character',
        aliases,
        base,
      });
    expect((await put(['Nermo'], [])).body).toEqual({ aliases: ['Nermo'] });
    expect((await put(['Nermo'], [])).status).toBe(200);
    expect(await put(['hala'], [])).toMatchObject({ status: 409, body: { code: 'ALIASES_CHANGED' } });
    expect((await listOf(writer))[0]).toMatchObject({ kind: 'character', aliases: ['Nermo'], revision: 1 });
    // The card itself is saved without them and leaves them alone.
    const saved = await writer.put(`/characters/${character.id}`, { ...character, age: 'Elli' });
    expect(saved.status).toBe(200);
    expect((await listOf(writer))[0]).toMatchObject({ aliases: ['Nermo'], revision: 2 });
  });

  test('may be one letter only where that can be a person', async () => {
    const writer = await app.signIn();
    const [character, plot] = [await saveCharacter(writer), await savePlotElement(writer)];
    const put = (id: string, kind: string, aliases: string[], base: string[] = []) =>
      writer.put<Failure>(`/bible/${id}/aliases`, { kind, aliases, base });
    expect((await put(character.id, 'character', ['K.'])).status).toBe(200);
    const refused = [
      await put(character.id, 'character', ['K.', 'a'], ['K.']),
      await put(plot.id, 'plot', ['K']),
    ];
    expect(refused.map(({ status, body }) => [status, body.data?.issues?.[0]])).toEqual([
      [422, { path: 'aliases.1', message: messages.world.personNameTooShort }],
      [422, { path: 'aliases.0', message: messages.world.otherNameTooShort }],
    ]);
  });

  test('of somebody else’s card are not there', async () => {
    const [owner, other] = [await app.signIn(), await app.signIn()];
    const plot = await savePlotElement(owner);
    const answer = await other.put(`/bible/${plot.id}/aliases`, {
      kind: 'plot',
      aliases: ['sandık'],
      base: [],
    });
    expect(answer.status).toBe(404);
  });
});

describe('what a story does with an entry', () => {
  test('is its own: elsewhere the entry belongs to that story', async () => {
    const writer = await app.signIn();
    const entry = await saveEntry(writer);
    const [here, there] = [await saveStory(writer), await saveStory(writer)];
    expect((await use(writer, here, entry.id, 'pinned')).body).toEqual({ use: 'pinned' });
    const useIn = async (story?: string) => (await listOf(writer, story))[0]?.use;
    expect([await useIn(here), await useIn(there), await useIn()]).toEqual([
      'pinned',
      'elsewhere',
      'elsewhere',
    ]);
    await use(writer, here, entry.id, null);
    expect([await useIn(here), await useIn(there)]).toEqual([null, null]);
    await use(writer, here, entry.id, 'excluded');
    expect([await useIn(here), await useIn(there)]).toEqual(['excluded', null]);
  });

  test('counts cards that were added to a story as its own', async () => {
    const writer = await app.signIn();
    const character = await saveCharacter(writer);
    const [here, there] = [
      await saveStory(writer, { characterIds: [character.id] }),
      await saveStory(writer),
    ];
    expect((await listOf(writer, here))[0]?.use).toBe('attached');
    expect((await listOf(writer, there))[0]?.use).toBe('elsewhere');
  });

  test('needs both to be one’s own', async () => {
    const [owner, other] = [await app.signIn(), await app.signIn()];
    const [entry, story] = [await saveEntry(owner), await saveStory(owner)];
    const [otherEntry, otherStory] = [await saveEntry(other), await saveStory(other)];
    expect((await use(other, story, otherEntry.id, 'pinned')).status).toBe(404);
    expect((await use(other, otherStory, entry.id, 'pinned')).status).toBe(404);
    expect((await listOf(owner, story))[0]?.use).toBeNull();
  });

  test('pins as many as it may, however many come at once', async () => {
    const writer = await app.signIn();
    const story = await saveStory(writer);
    await app.deps.pool.query(
      `WITH made AS (INSERT INTO bible_entries (id, user_id, kind, name)
         SELECT gen_random_uuid(), $1, 'note', 'Not ' || n FROM generate_series(1, $3::int) AS n RETURNING id)
       INSERT INTO story_bible (story_id, entry_id, user_id, use) SELECT $2, id, $1, 'pinned' FROM made`,
      [writer.userId, story, worldLimits.pinned - 2],
    );
    const entries = await Promise.all(Array.from({ length: 6 }, () => saveEntry(writer)));
    const answers = await Promise.all(entries.map(({ id }) => use(writer, story, id, 'pinned')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(answers.find(({ status }) => status === 409)?.body.message).toBe(messages.world.tooManyPinned);
  });

  test('goes with the entry and with the story', async () => {
    const writer = await app.signIn();
    const [entry, kept] = [await saveEntry(writer), await saveEntry(writer)];
    const character = await saveCharacter(writer);
    const story = await saveStory(writer);
    for (const { id } of [entry, kept, character]) await use(writer, story, id, 'pinned');
    await writer.delete(`/bible/${entry.id}`);
    await writer.delete(`/characters/${character.id}`);
    const rows = async () =>
      (await app.deps.pool.query('SELECT entry_id FROM story_bible WHERE user_id = $1', [writer.userId]))
        .rows;
    expect(await rows()).toEqual([{ entry_id: kept.id }]);
    await writer.delete(`/stories/${story}`);
    expect(await rows()).toEqual([]);
  });
});

test('an unreadable table is told in plain words, without what is behind it', async () => {
  const broken = await startTestApp();
  try {
    const writer = await broken.signIn();
    const entry = await saveEntry(writer);
    await broken.deps.pool.query('ALTER TABLE bible_entries RENAME TO elsewhere');
    const answers = [
      await writer.get<Failure>('/bible'),
      await writer.post<Failure>('/bible', entryDraft()),
      await changeOf(writer, entry),
      await writer.delete<Failure>(`/bible/${entry.id}`),
      await writer.post<Failure>(`/bible/${entry.id}/restore`, {}),
    ];
    const { loadFailed, saveFailed, deleteFailed, restoreFailed } = messages.world;
    expect(answers.map(({ status, body }) => [status, body.message])).toEqual([
      [500, loadFailed],
      [500, saveFailed],
      [500, saveFailed],
      [500, deleteFailed],
      [500, restoreFailed],
    ]);
  } finally {
    await broken.stop();
  }
});
