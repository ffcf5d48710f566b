import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Revision, RevisionPage, RevisionSummary } from '#contract/revisions.ts';
import type { Story } from '#contract/stories.ts';
import { defaultTerms } from '#domain/billing/plans.ts';
import { messages } from '#domain/messages/index.ts';
import { revisionEveryMs } from '#domain/story/revisions.ts';
import { dayMs } from '#domain/time/durations.ts';
import { saveStory, storyDraft } from '#testing/factories/story.ts';
import { type SignedInClient, startTestApp, type TestApp } from '#testing/harness.ts';
import { thinningJob } from '../revision-store/index.ts';

let clock = new Date('2026-11-21T09:00:00Z').getTime();
const now = () => new Date(clock);
/** Time goes on by more than the space between two automatic revisions. */
const later = (ms = revisionEveryMs + 1_000) => {
  clock += ms;
};
let app: TestApp;
let other: TestApp;
beforeAll(async () => {
  app = await startTestApp({ now });
  other = await app.startAnother({ now });
});
afterAll(() => app.stop());

interface Failure {
  code: string;
  message: string;
  data?: { current: Story };
}
const list = async (writer: SignedInClient, { id }: { id: string }, query = '') =>
  (await writer.get<RevisionPage>(`/stories/${id}/revisions${query}`)).body;
const open = (writer: SignedInClient, { id }: { id: string }, revision: { id: string } | undefined) =>
  writer.get<Revision>(`/stories/${id}/revisions/${revision?.id}`);
async function change(writer: SignedInClient, story: Story, fields: Record<string, unknown>): Promise<Story> {
  const { title, content, genre, prompt, revision, id } = story;
  const answer = await writer.put<Story>(`/stories/${id}`, {
    title,
    content,
    genre,
    prompt,
    revision,
    ...fields,
  });
  expect(answer.status).toBe(200);
  return answer.body;
}
const keep = (writer: SignedInClient, { id, revision }: Story, what: Record<string, string>) =>
  writer.post<RevisionSummary & Failure>(`/stories/${id}/revisions`, { revision, keep: what });
const restore = (writer: SignedInClient, { id, revision }: Story, to: { id: string } | undefined) =>
  writer.post<Story & Failure>(`/stories/${id}/revisions/${to?.id}/restore`, { revision });
const book = (count: number) => Array.from({ length: count }, (_, index) => `${index}. gün deniz duruldu.`);
const held = async (userId: string) => {
  const { rows } = await app.deps.pool.query<{ held: string; counted: string }>(
    `SELECT coalesce((SELECT bytes FROM revision_storage WHERE user_id = $1), 0) AS held,
      coalesce((SELECT sum(revision_bytes(data)) FROM story_revisions WHERE user_id = $1), 0) AS counted`,
    [userId],
  );
  return { held: Number(rows[0]?.held), counted: Number(rows[0]?.counted) };
};

describe('a revision by itself', () => {
  test('is kept of what a save replaces, at most every few minutes, and so of each sitting’s end', async () => {
    const writer = await app.signIn();
    let story = await saveStory(writer, { content: 'Bir.' });
    expect((await list(writer, story)).revisions).toEqual([]);
    later(60_000);
    story = await change(writer, story, { content: 'Bir. İki.' });
    later(60_000);
    story = await change(writer, story, { content: 'Bir. İki. Üç.' });
    const [first, ...rest] = (await list(writer, story)).revisions;
    expect(rest).toEqual([]);
    expect(first).toMatchObject({ kind: 'auto', name: '', wordCount: 1, wordsAdded: 1, wordsRemoved: 0 });
    // The writer goes away and comes back the next day.
    later(dayMs);
    story = await change(writer, story, { content: 'Bir. İki. Üç. Dört.' });
    const { revisions } = await list(writer, story);
    expect(revisions).toHaveLength(2);
    expect(revisions[0]).toMatchObject({ wordCount: 3, wordsAdded: 2, wordsRemoved: 0 });
    expect((await open(writer, story, revisions[0])).body).toMatchObject({
      title: 'Deniz feneri',
      content: 'Bir. İki. Üç.',
    });
    expect((await open(writer, story, revisions[1])).body.content).toBe('Bir.');
  });

  test('of many edits is read back letter by letter, whichever is asked for', async () => {
    const writer = await app.signIn();
    const lines = book(400);
    let story = await saveStory(writer, { content: lines.join('\n\n') });
    const texts = [story.content];
    for (let time = 0; time < 25; time += 1) {
      later();
      lines.splice((time * 37) % lines.length, time % 3, `Ayşe’nin ${time}. mektubu geldi 😀.`, 'ğüşıöç');
      story = await change(writer, story, { content: lines.join('\n\n'), prompt: `Fikir ${time}` });
      texts.push(story.content);
    }
    const { revisions } = await list(writer, story, '?limit=100');
    expect(revisions).toHaveLength(25);
    const read = await Promise.all(
      revisions.map(async (each) => (await open(writer, story, each)).body.content),
    );
    expect(read.reverse()).toEqual(texts.slice(0, -1));
    const { held: bytes, counted } = await held(writer.userId);
    expect(bytes).toBe(counted);
    // The text once, packed, and little for each change.
    expect(bytes).toBeLessThan(25 * 500 + 4_000);
  });

  test('pages backwards', async () => {
    const writer = await app.signIn();
    let story = await saveStory(writer, { content: '0' });
    for (let time = 1; time <= 5; time += 1) {
      later();
      story = await change(writer, story, { content: `${time}` });
    }
    const first = await list(writer, story, '?limit=3');
    const second = await list(writer, story, `?limit=3&cursor=${first.nextCursor}`);
    expect([first.revisions.length, second.revisions.length, second.nextCursor]).toEqual([3, 2, null]);
    expect((await writer.get(`/stories/${story.id}/revisions?cursor=x`)).status).toBe(422);
  });
});

describe('a revision by hand', () => {
  test('holds the story as it is now; a repeat makes no second one', async () => {
    const writer = await app.signIn();
    const story = await saveStory(writer, { content: 'Bir.' });
    const kept = await keep(writer, story, { kind: 'named', name: '  İlk taslak ' });
    expect(kept).toMatchObject({ status: 201, body: { kind: 'named', name: 'İlk taslak', wordCount: 1 } });
    expect((await keep(writer, story, { kind: 'named', name: 'İlk taslak' })).body.id).toBe(kept.body.id);
    // Kept already: the reason for another one changes nothing about its name.
    expect((await keep(writer, story, { kind: 'before-ai' })).body).toEqual(kept.body);
    expect((await list(writer, story)).revisions).toEqual([kept.body]);
    const nameless = await keep(writer, story, { kind: 'named', name: ' ' });
    expect(nameless).toMatchObject({ status: 422, body: { message: messages.revisions.nameRequired } });
  });

  test('of a story that another tab has saved meanwhile is refused with that story', async () => {
    const writer = await app.signIn();
    const story = await saveStory(writer);
    const saved = await change(writer, story, { content: 'Yeni.' });
    expect(await keep(writer, story, { kind: 'before-ai' })).toMatchObject({
      status: 409,
      body: { code: 'STORY_CHANGED', data: { current: saved } },
    });
  });

  test('can be renamed and deleted, and those after it stay readable', async () => {
    const writer = await app.signIn();
    let story = await saveStory(writer, { content: book(50).join('\n') });
    const kept: RevisionSummary[] = [];
    const texts: string[] = [];
    for (const name of ['bir', 'iki', 'üç', 'dört']) {
      kept.push((await keep(writer, story, { kind: 'named', name })).body);
      texts.push(story.content);
      story = await change(writer, story, { content: `${story.content}\nBölüm ${name} bitti.` });
    }
    const [one, two, three, four] = kept;
    const renamed = await writer.put(`/stories/${story.id}/revisions/${two?.id}`, { name: 'İkinci' });
    expect(renamed.body).toMatchObject({ id: two?.id, name: 'İkinci', kind: 'named' });
    for (const gone of [one, three]) {
      expect((await writer.delete(`/stories/${story.id}/revisions/${gone?.id}`)).status).toBe(200);
      expect((await open(writer, story, gone)).status).toBe(404);
    }
    expect((await open(writer, story, two)).body.content).toBe(texts[1]);
    expect((await open(writer, story, four)).body.content).toBe(texts[3]);
    expect((await list(writer, story)).revisions.map(({ wordsAdded }) => wordsAdded)).toEqual([
      6,
      expect.any(Number),
    ]);
    expect(await held(writer.userId)).toEqual({
      held: expect.any(Number),
      counted: (await held(writer.userId)).held,
    });
  });
});

describe('going back', () => {
  test('makes the story what it was and keeps what it is now, so that it can be taken back', async () => {
    const writer = await app.signIn();
    const story = await saveStory(writer, { title: 'Fener', content: 'Eski metin.', genre: 'Dram' });
    const old = (await keep(writer, story, { kind: 'named', name: 'Eski' })).body;
    const changed = await change(writer, story, { title: 'Işık', content: 'Yeni metin burada.', genre: '' });
    const back = await restore(writer, changed, old);
    expect(back).toMatchObject({
      status: 200,
      body: {
        title: 'Fener',
        content: 'Eski metin.',
        genre: 'Dram',
        wordCount: 2,
        revision: changed.revision + 1,
      },
    });
    expect((await restore(writer, changed, old)).body).toEqual(back.body);
    const [newest] = (await list(writer, story)).revisions;
    expect(newest).toMatchObject({ kind: 'before-restore', wordCount: 3 });
    const forth = await restore(writer, back.body, newest);
    expect(forth.body).toMatchObject({ title: 'Işık', content: 'Yeni metin burada.' });
  });

  test('is refused where the story changed meanwhile, and of another story’s revision', async () => {
    const writer = await app.signIn();
    const [story, stranger] = [await saveStory(writer), await saveStory(writer)];
    const old = (await keep(writer, story, { kind: 'named', name: 'Eski' })).body;
    const saved = await change(writer, story, { content: 'Yeni.' });
    expect(await restore(writer, { ...saved, revision: 9 }, old)).toMatchObject({ status: 409 });
    expect(await restore(writer, stranger, old)).toMatchObject({ status: 404 });
    expect((await writer.get<Story>(`/stories/${story.id}`)).body).toEqual(saved);
  });
});

test('a version that is overwritten knowingly is kept, however short ago the last one was', async () => {
  const writer = await app.signIn();
  const story = await saveStory(writer, { content: 'Ortak.' });
  const elsewhere = await change(writer, story, { content: 'Ortak. Öbür sekmeden.' });
  await change(writer, elsewhere, { content: 'Ortak. Bu sekmeden.', overwrites: true });
  const [newest] = (await list(writer, story)).revisions;
  expect(newest).toMatchObject({ kind: 'before-overwrite' });
  expect((await open(writer, story, newest)).body.content).toBe('Ortak. Öbür sekmeden.');
});

test('of twenty saves at once in two processes one goes through, and one revision is kept', async () => {
  const writer = await app.signIn();
  const story = await saveStory(writer, { content: 'Ortak.' });
  later();
  const { title, genre, prompt, revision } = story;
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      fetch(`${index % 2 ? app.url : other.url}/api/stories/${story.id}`, {
        method: 'PUT',
        headers: { cookie: writer.cookie(), 'content-type': 'application/json' },
        body: JSON.stringify({ title, genre, prompt, revision, content: `Metin ${index}.` }),
      }),
    ),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(19).fill(409)]);
  const { revisions } = await list(writer, story);
  expect(revisions).toHaveLength(1);
  expect((await open(writer, story, revisions[0])).body.content).toBe('Ortak.');
});

test('ten restores and keeps at once in two processes leave a chain that reads back whole', async () => {
  const writer = await app.signIn();
  let story = await saveStory(writer, { content: book(30).join('\n') });
  const old = (await keep(writer, story, { kind: 'named', name: 'Eski' })).body;
  story = await change(writer, story, { content: 'Yeni.' });
  await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      fetch(
        `${index % 2 ? app.url : other.url}/api/stories/${story.id}/revisions${index < 5 ? `/${old.id}/restore` : ''}`,
        {
          method: 'POST',
          headers: { cookie: writer.cookie(), 'content-type': 'application/json' },
          body: JSON.stringify({ revision: story.revision, keep: { kind: 'before-ai' } }),
        },
      ),
    ),
  );
  const { revisions } = await list(writer, story);
  expect(revisions).toHaveLength(2);
  const texts = await Promise.all(
    revisions.map(async (each) => (await open(writer, story, each)).body.content),
  );
  expect(texts).toEqual(['Yeni.', book(30).join('\n')]);
});

describe('space', () => {
  async function withRoom(room: number): Promise<SignedInClient> {
    const person = await app.signIn();
    await app.deps.pool.query('INSERT INTO revision_storage (user_id, bytes) VALUES ($1, $2)', [
      person.userId,
      defaultTerms.free.storageBytes - room,
    ]);
    return person;
  }

  test('that is used up never keeps a text from being saved; a named revision is refused in clear words', async () => {
    const writer = await withRoom(100);
    const story = await saveStory(writer, { content: 'Bir.' });
    later();
    const saved = await change(writer, story, { content: 'Bir. İki.' });
    expect((await list(writer, story)).revisions).toEqual([]);
    expect(await keep(writer, saved, { kind: 'named', name: 'Taslak' })).toMatchObject({
      status: 409,
      body: { code: 'STORAGE_FULL', message: messages.revisions.storageFull.replace('{size}', '200 MB') },
    });
    const over = await writer.put<Failure>(`/stories/${story.id}`, {
      ...storyDraft(),
      revision: saved.revision,
      overwrites: true,
    });
    expect(over.body.code).toBe('STORAGE_FULL');
    expect((await writer.get<Story>(`/stories/${story.id}`)).body).toEqual(saved);
  });

  test('comes back when the story goes for good', async () => {
    const writer = await app.signIn();
    const story = await saveStory(writer);
    await keep(writer, story, { kind: 'named', name: 'Taslak' });
    expect((await held(writer.userId)).held).toBeGreaterThan(250);
    await writer.delete(`/stories/${story.id}`);
    expect(await held(writer.userId)).toEqual({ held: 0, counted: 0 });
  });
});

test('the nightly thinning keeps the useful ones, and all that stay read back whole', async () => {
  const writer = await app.signIn();
  let story = await saveStory(writer, { content: book(100).join('\n\n') });
  const texts = new Map<string, string>();
  const remember = async () => {
    for (const each of (await list(writer, story, '?limit=100')).revisions)
      if (!texts.has(each.id)) texts.set(each.id, (await open(writer, story, each)).body.content);
  };
  await keep(writer, story, { kind: 'named', name: 'Başlangıç' });
  for (let time = 0; time < 24; time += 1) {
    later(600_000);
    story = await change(writer, story, { content: `${story.content}\n\n${time}. mektup geldi.` });
  }
  await remember();
  later(2 * dayMs);
  await thinningJob.run(app.deps, { id: 'gece', data: {} });
  const { revisions } = await list(writer, story, '?limit=100');
  // Four hours of writing, one each, and the named one.
  expect(revisions.length).toBeGreaterThanOrEqual(5);
  expect(revisions.length).toBeLessThanOrEqual(6);
  expect(revisions.at(-1)).toMatchObject({ kind: 'named', name: 'Başlangıç' });
  for (const each of revisions)
    expect((await open(writer, story, each)).body.content).toBe(texts.get(each.id));
  expect(await held(writer.userId)).toEqual({
    held: expect.any(Number),
    counted: (await held(writer.userId)).held,
  });
  await thinningJob.run(app.deps, { id: 'gece', data: {} });
  expect((await list(writer, story, '?limit=100')).revisions).toEqual(revisions);
});

test('a damaged revision is never shown as a right one', async () => {
  const writer = await app.signIn();
  const story = await saveStory(writer);
  const kept = (await keep(writer, story, { kind: 'named', name: 'Taslak' })).body;
  await app.deps.pool.query(`UPDATE story_revisions SET hash = sha256('başka'::bytea) WHERE id = $1`, [
    kept.id,
  ]);
  const answer = await writer.get<Failure>(`/stories/${story.id}/revisions/${kept.id}`);
  expect(answer).toMatchObject({ status: 500, body: { message: messages.request.unknown } });
});
