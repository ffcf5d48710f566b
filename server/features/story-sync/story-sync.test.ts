import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as Y from 'yjs';
import type { RevisionSummary } from '#contract/revisions.ts';
import type { Story, StoryPage } from '#contract/stories.ts';
import { limits } from '#domain/limits.ts';
import { storyTypes, writeStory } from '#domain/story/document/story-document.ts';
import type { ServerMessage } from '#domain/story/document/sync-messages.ts';
import type { Client } from '#testing/client.ts';
import { saveStory } from '#testing/factories/story.ts';
import { type SignedInClient, startTestApp, type TestApp } from '#testing/harness.ts';
import { openSync, type SyncClient } from '#testing/story-sync/sync-client.ts';

let app: TestApp;
let other: TestApp;
let writer: SignedInClient;
beforeAll(async () => {
  app = await startTestApp();
  other = await app.startAnother();
  writer = await app.signIn();
});
afterAll(() => app.stop());

const open = (
  storyId: string,
  options: { create?: boolean; since?: number; at?: TestApp; by?: Client } = {},
) => openSync((options.at ?? app).url, { cookie: (options.by ?? writer).cookie(), storyId, ...options });
const insert =
  (text: string, at = 0) =>
  (doc: Y.Doc) =>
    storyTypes(doc).content.insert(at, text);
const stored = async (id: string, client: Client = writer) =>
  (await client.get<Story>(`/stories/${id}`)).body;
const isRefusal = (message: ServerMessage): message is Extract<ServerMessage, { kind: 'refused' }> =>
  message.kind === 'refused';
const refusalOf = async (client: SyncClient) => (await client.message(isRefusal)).refusal;

describe('a story opened by two editors', () => {
  test('has the same text in both, also over two processes, and in the list within 2 s', async () => {
    const id = randomUUID();
    const first = await open(id, { create: true });
    const second = await open(id, { at: other });
    expect(await first.change(insert('Yağmur dindi.'))).toBe(1);
    await expect.poll(() => second.content()).toBe('Yağmur dindi.');
    expect(await second.change(insert(' Güneş açtı.', 13))).toBe(2);
    await expect.poll(() => first.content()).toBe('Yağmur dindi. Güneş açtı.');
    await expect
      .poll(async () => (await stored(id)).content, { timeout: 2_000 })
      .toBe('Yağmur dindi. Güneş açtı.');
    const { stories } = (await writer.get<StoryPage>('/stories?search=güneş')).body;
    expect(stories).toMatchObject([{ id, title: '', wordCount: 4 }]);
    for (const client of [first, second]) client.close();
  });

  test('sends a client that comes back only what it lacks', async () => {
    const id = randomUUID();
    const first = await open(id, { create: true });
    for (const word of ['bir', 'iki', 'üç']) await first.change((doc) => insert(word)(doc));
    const late = await open(id, { since: 2 });
    expect(late.messages[0]).toMatchObject({ kind: 'updates', version: 3 });
    expect(late.messages[0]?.kind === 'updates' && late.messages[0].updates.length).toBe(1);
    for (const client of [first, late]) client.close();
  });
});

describe('a story from before', () => {
  test('gets its document from its columns once, when two editors open it at the same time', async () => {
    const story = await saveStory(writer, { title: 'Fener', content: 'İlk cümle.' });
    const [first, second] = await Promise.all([open(story.id), open(story.id, { at: other })]);
    expect([first.content(), second.content()]).toEqual(['İlk cümle.', 'İlk cümle.']);
    expect(storyTypes(first.doc).title.toString()).toBe('Fener');
    for (const client of [first, second]) client.close();
  });

  test('shows an open editor what a save and a restored revision change', async () => {
    const story = await saveStory(writer, { title: 'Fener', content: 'İlk cümle.' });
    const editor = await open(story.id);
    const save = { title: 'Fener', content: 'İlk cümle. İkincisi.', revision: 1 };
    expect((await writer.put(`/stories/${story.id}`, save)).status).toBe(200);
    await expect.poll(() => editor.content()).toBe('İlk cümle. İkincisi.');
    await editor.change(insert('Önce: '));
    // The stale revision is refused although the column was not derived yet.
    const late = await writer.put<{ code: string }>(`/stories/${story.id}`, {
      ...save,
      revision: 2,
      content: 'Bambaşka',
    });
    expect([late.status, late.body.code]).toEqual([409, 'STORY_CHANGED']);
    expect((await stored(story.id)).content).toBe('Önce: İlk cümle. İkincisi.');
    editor.close();
  });
});

/** Resolves once so many queries wait for a row that another transaction has locked. */
const waitingForLock = (count: number) =>
  expect
    .poll(async () => {
      const { rows } = await app.deps.pool.query<{ n: number }>(
        "SELECT count(*)::integer AS n FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
      );
      return rows[0]?.n;
    })
    .toBe(count);

test('a save through the API that waits while the story gets its document is not overwritten by it', async () => {
  const story = await saveStory(writer, { title: 'Fener', content: 'Eski.' });
  const save = (content: string, revision: number) =>
    writer.put<{ code?: string }>(`/stories/${story.id}`, { title: 'Fener', content, revision });
  // The next save replaces no text that is due to become a revision.
  expect((await save('Orta.', 1)).status).toBe(200);
  const holder = await app.deps.pool.connect();
  await holder.query('BEGIN');
  await holder.query('SELECT FROM stories WHERE id = $1 FOR UPDATE', [story.id]);
  const opening = open(story.id);
  await waitingForLock(1);
  const saving = save('Yeni.', 2);
  await waitingForLock(2);
  await holder.query('COMMIT');
  holder.release();
  const editor = await opening;
  const first = await saving;
  expect([first.status, first.body.code]).toEqual([409, 'STORY_CHANGED']);
  expect((await save('Yeni.', 2)).status).toBe(200);
  await expect.poll(() => editor.content()).toBe('Yeni.');
  await editor.change(insert('Önce. '));
  expect((await stored(story.id)).content).toBe('Önce. Yeni.');
  editor.close();
});

test('saves through the API and typing at the same time lose nothing of each other', async () => {
  const story = await saveStory(writer, { title: 'Fener', content: 'Orta.' });
  const editor = await open(story.id);
  const typed: string[] = [];
  const saved: string[] = [];
  let isSaving = true;
  const typing = (async () => {
    while (isSaving) {
      const word = `y${typed.length} `;
      expect(typeof (await editor.change(insert(word)))).toBe('number');
      typed.push(word);
      await wait(150);
    }
  })();
  while (saved.length < 8) {
    const { title, content, revision } = await stored(story.id);
    const word = ` k${saved.length}.`;
    const answer = await writer.put<{ code?: string }>(`/stories/${story.id}`, {
      title,
      content: content + word,
      revision,
    });
    if (answer.status === 200) saved.push(word);
    else expect(answer.body.code).toBe('STORY_CHANGED');
    await wait(100);
  }
  isSaving = false;
  await typing;
  const { content } = await stored(story.id);
  await expect.poll(() => editor.content().trim()).toBe(content);
  const text = editor.content();
  for (const word of [...typed, ...saved]) expect(text.split(word).length, word).toBe(2);
  editor.close();
});

test('a revision keeps what an open editor has just typed, names who wrote it, and is restored into the editor', async () => {
  const story = await saveStory(writer, { title: 'Fener', content: 'Orta.' });
  const editor = await open(story.id);
  await editor.change(insert('Baş. '));
  const kept = await writer.post<RevisionSummary>(`/stories/${story.id}/revisions`, {
    keep: { kind: 'named', name: 'Baştan' },
  });
  expect(kept.status).toBe(201);
  const { name } = await app.deps.db
    .selectFrom('users')
    .select('name')
    .where('id', '=', writer.userId)
    .executeTakeFirstOrThrow();
  expect(kept.body).toMatchObject({ name: 'Baştan', wordCount: 2, writers: [name] });
  await editor.change((doc) => storyTypes(doc).content.delete(0, 5));
  const path = `/stories/${story.id}/revisions/${kept.body.id}/restore`;
  for (const _ of ['first', 'repeat'])
    expect((await writer.post<Story>(path, {})).body.content).toBe('Baş. Orta.');
  await expect.poll(() => editor.content()).toBe('Baş. Orta.');
  const list = await writer.get<{ revisions: RevisionSummary[] }>(`/stories/${story.id}/revisions`);
  expect(list.body.revisions.map(({ kind }) => kind)).toEqual(['before-restore', 'named']);
  editor.close();
});

test('exports and the download of all own data have what was typed just before', async () => {
  const account = await app.signIn();
  const id = randomUUID();
  const editor = await open(id, { create: true, by: account });
  await editor.change(insert('Az önce yazıldı.'));
  const data = await fetch(`${app.url}/api/account/export`, {
    headers: { cookie: account.cookie(), 'sec-fetch-site': 'same-origin' },
  });
  expect(data.status).toBe(200);
  await data.arrayBuffer();
  const { rows } = await app.deps.pool.query('SELECT content FROM stories WHERE id = $1', [id]);
  expect(rows).toEqual([{ content: 'Az önce yazıldı.' }]);
  editor.close();
});

describe('an update', () => {
  async function opened() {
    const id = randomUUID();
    const editor = await open(id, { create: true });
    await editor.change(insert('Kalan söz.'));
    return { id, editor };
  }

  test.each([
    ['random bytes', () => new Uint8Array([7, 255, 3, 1, 200, 9])],
    ['another shared type', () => updateOf((doc) => doc.getText('başka').insert(0, 'x'))],
    ['a nested type', () => updateOf((doc) => doc.getMap('fields').set('genre', new Y.Map()))],
    [
      'another attribute',
      () => updateOf((doc) => doc.getText('content').insert(0, 'x', { href: 'javascript:1' })),
    ],
    ['a subdocument', () => updateOf((doc) => doc.getMap('fields').set('genre', new Y.Doc()))],
  ])('of %s is refused', async (_, make) => {
    const { id, editor } = await opened();
    expect(await editor.sendUpdate(make())).toBe('malformed');
    expect(await editor.change(insert('Sonra. '))).toBe(2);
    const again = await open(id);
    expect(again.content()).toBe('Sonra. Kalan söz.');
    for (const client of [editor, again]) client.close();
  });

  test('beyond the limit of a text is refused; one that replaces most of it is not', async () => {
    const { editor } = await opened();
    expect(await editor.change(insert('a'.repeat(limits.content - 100)))).toBe(2);
    const long = updateOf((doc) => {
      Y.applyUpdate(doc, Y.encodeStateAsUpdate(editor.doc));
      insert('b'.repeat(200))(doc);
    });
    expect(await editor.sendUpdate(long)).toBe('too-long');
    const replaced = await editor.change((doc) => {
      const { content } = storyTypes(doc);
      content.delete(0, content.length);
      content.insert(0, 'c'.repeat(limits.content - 10));
    });
    expect(replaced).toBe(3);
    editor.close();
  });

  test('beyond the account’s storage is refused, also when stories are written in parallel', async () => {
    const account = await app.signIn();
    const ids = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
    const editors = await Promise.all(ids.map((id) => open(id, { create: true, by: account })));
    await app.deps.pool.query('UPDATE story_storage SET bytes = 200000000 - 1000 WHERE user_id = $1', [
      account.userId,
    ]);
    const results = await Promise.all(editors.map((editor) => editor.change(insert('a'.repeat(600)))));
    expect(results.toSorted()).toEqual([1, 'storage-full', 'storage-full', 'storage-full']);
    for (const editor of editors) editor.close();
  });

  test('of a binned or deleted story is refused', async () => {
    const { id, editor } = await opened();
    await expect.poll(async () => (await stored(id)).content).toBe('Kalan söz.');
    expect((await writer.post(`/stories/${id}/trash`)).status).toBe(200);
    expect(await editor.change(insert('Geç. '))).toBe('not-found');
    expect((await writer.delete(`/stories/${id}`)).status).toBe(200);
    expect(await editor.closed).toBe(4000);
    expect(await refusalOf(await open(id))).toBe('not-found');
  });

  test('from an ended session is refused', async () => {
    const account = await app.signIn();
    const id = randomUUID();
    const editor = await open(id, { create: true, by: account });
    expect(await editor.change(insert('Önce.'))).toBe(1);
    await app.deps.pool.query('DELETE FROM sessions WHERE user_id = $1', [account.userId]);
    expect(await editor.change(insert('Sonra.'))).toBe('signed-out');
    expect(await refusalOf(await open(id, { by: account }))).toBe('signed-out');
    editor.close();
  });
});

test('maintenance refuses updates, but not an administrator’s', async () => {
  const closed = await startTestApp({ configured: true, env: { ADMIN_EMAILS: 'yonetici@site.example' } });
  try {
    const [person, admin] = [await closed.signIn(), await closed.signIn({ email: 'yonetici@site.example' })];
    const editors = await Promise.all(
      [person, admin].map((by) => open(randomUUID(), { create: true, at: closed, by })),
    );
    await closed.deps.pool.query('UPDATE site_settings SET maintenance = true');
    await expect.poll(() => closed.deps.settings.maintenance).toBe(true);
    const answers = await Promise.all(editors.map((editor) => editor.change(insert('Bakımda.'))));
    expect(answers).toEqual(['maintenance', 1]);
    for (const editor of editors) editor.close();
  } finally {
    await closed.stop();
  }
});

describe('a connection', () => {
  test('to another person’s story is refused and creates nothing', async () => {
    const stranger = await app.signIn();
    const story = await saveStory(writer, { title: 'Gizli', content: 'Kimse okumasın.' });
    for (const create of [false, true]) {
      const refused = await open(story.id, { by: stranger, create });
      expect(await refusalOf(refused)).toBe('not-found');
      expect(refused.content()).toBe('');
    }
    expect((await stranger.get<StoryPage>('/stories')).body.total).toBe(0);
  });

  test('without a session is told so and ended, though its client stays silent', async () => {
    const stranger = await openSync(app.url, { cookie: '', storyId: randomUUID(), create: true });
    expect(await refusalOf(stranger)).toBe('signed-out');
    expect([1006, 4000]).toContain(await stranger.closed);
  });

  test('for words of another account, which was signed in here before, is refused and creates nothing', async () => {
    const [mine, other] = [await app.signIn(), await app.signIn()];
    const storyId = randomUUID();
    const refused = await openSync(app.url, {
      cookie: mine.cookie(),
      storyId,
      create: true,
      writer: other.userId,
    });
    expect(await refusalOf(refused)).toBe('signed-out');
    expect((await mine.get<StoryPage>('/stories')).body.total).toBe(0);
    const own = await openSync(app.url, {
      cookie: mine.cookie(),
      storyId,
      create: true,
      writer: mine.userId,
    });
    expect(await own.change(insert('Benim.'))).toBe(1);
    own.close();
  });

  test('from another site is refused before the session is read', async () => {
    const id = randomUUID();
    const headers = { origin: 'https://kotu.example' };
    await expect(
      openSync(app.url, { cookie: writer.cookie(), storyId: id, create: true, headers }),
    ).rejects.toThrow('403');
  });
});

test('a thousand mutated updates neither end the process nor change another story', async () => {
  const [target, bystander] = [randomUUID(), randomUUID()];
  const quiet = await open(bystander, { create: true });
  await quiet.change(insert('Dokunulmadı.'));
  const source = new Y.Doc();
  writeStory(source, { title: 'Kaynak', content: 'Uzunca bir cümle, sonra bir başkası.', genre: 'Dram' });
  const valid = Y.encodeStateAsUpdate(source);
  let seed = 42;
  const random = (below: number) => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0;
    return seed % below;
  };
  let editor = await open(target, { create: true });
  for (let round = 0; round < 40; round += 1) {
    const answers = Array.from({ length: 25 }, () => {
      const mutated = valid.slice(0, valid.length - random(4));
      for (let changes = 1 + random(6); changes > 0; changes -= 1)
        mutated[random(mutated.length)] = random(256);
      return editor.sendUpdate(mutated);
    });
    await Promise.all(answers);
    editor.close();
    editor = await open(target, { since: round % 3 === 0 ? 0 : 1_000_000 });
  }
  expect(await quiet.change(insert('Hâlâ. '))).toBe(2);
  await expect.poll(async () => (await stored(bystander)).content).toBe('Hâlâ. Dokunulmadı.');
  expect(typeof (await stored(target)).content).toBe('string');
  for (const client of [quiet, editor]) client.close();
});

function updateOf(act: (doc: Y.Doc) => void): Uint8Array {
  const doc = new Y.Doc();
  const updates: Uint8Array[] = [];
  let isRecording = true;
  doc.on('update', (update: Uint8Array) => isRecording && updates.push(update));
  act(doc);
  isRecording = false;
  return updates.at(-1) ?? new Uint8Array();
}
