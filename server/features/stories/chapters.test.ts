import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RevisionPage } from '#contract/revisions.ts';
import type { Story, StoryPage } from '#contract/stories.ts';
import { applyChanges } from '#domain/house-style/text-change.ts';
import { moveChapter } from '#domain/story/book/chapter-edits.ts';
import { type ChapterNote, chapterLimits, chapterMark, plainNote } from '#domain/story/book/chapter-notes.ts';
import { splitChapters } from '#domain/story/book/split-chapters.ts';
import { type Client, createClient } from '#testing/client.ts';
import { storyDraft } from '#testing/factories/story.ts';
import { type SignedInClient, startTestApp, type TestApp } from '#testing/harness.ts';

let app: TestApp;
let other: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  other = await app.startAnother();
});
afterAll(() => app.stop());

interface Failure {
  code: string;
  data?: { current?: Story; issues?: { path: string }[] };
}
const content = '# Kuyu\n\nKuyuya indi.\n\n# Gece\n\nGece oldu.\n\n# Sabah\n\nUyandı.';
const note = (title: string, part: Partial<ChapterNote> = {}): ChapterNote => ({
  ...plainNote(randomUUID(), title),
  ...part,
});
const told = (title: string, summary: string) =>
  note(title, { summary, summaryOf: chapterMark(summary), status: 'writing', goal: 2_000 });

async function save(writer: SignedInClient, chapters?: readonly unknown[]): Promise<Story> {
  const answer = await writer.post<Story>('/stories', {
    ...storyDraft({ content }),
    ...(chapters && { chapters }),
  });
  expect(answer.status).toBe(201);
  return answer.body;
}
const change = (writer: Client, story: Story, fields: Record<string, unknown>) => {
  const { id, revision, title, content: text, genre, prompt } = story;
  return writer.put<Story & Failure>(`/stories/${id}`, {
    revision,
    title,
    content: text,
    genre,
    prompt,
    ...fields,
  });
};

/** The stored size of the account's stories and their computed size, bytes. */
async function space({ userId }: SignedInClient): Promise<{ held: number; counted: number }> {
  const { rows } = await app.deps.pool.query<{ held: string; counted: string }>(
    `SELECT (SELECT bytes FROM story_storage WHERE user_id = $1) AS held,
      (SELECT sum(story_bytes(title, content, genre, prompt, chapter_notes)) FROM stories WHERE user_id = $1) AS counted`,
    [userId],
  );
  return { held: Number(rows[0]?.held), counted: Number(rows[0]?.counted) };
}

describe('chapter notes', () => {
  test('tell the list how many chapters are done', async () => {
    const writer = await app.signIn();
    const listed = async () => (await writer.get<StoryPage>('/stories')).body.stories[0]?.progress;
    await save(writer);
    expect(await listed()).toBeNull();
    await save(writer, [
      note('Kuyu', { status: 'done' }),
      note('Gece', { status: 'revising' }),
      note('Sabah'),
    ]);
    expect(await listed()).toEqual({ done: 1, total: 3 });
  });

  test('are saved and returned with the story, and stay when a client omits them', async () => {
    const writer = await app.signIn();
    const chapters = [note('Kuyu'), told('Gece', 'Gece olduğu söylenir.'), note('Sabah')];
    const story = await save(writer, chapters);
    expect(story.chapters).toEqual(chapters);
    const changed = await change(writer, story, { content: `${content} Kalktı.` });
    expect(changed.body.chapters).toEqual(chapters);
    expect((await writer.get<Story>(`/stories/${story.id}`)).body.chapters).toEqual(chapters);
    const emptied = await change(writer, changed.body, { content, chapters: [] });
    expect(emptied.body.chapters).toEqual([]);
  });

  test('are empty without notes', async () => {
    const writer = await app.signIn();
    expect((await save(writer)).chapters).toEqual([]);
    expect((await save(writer, [note('Kuyu'), note('Gece')])).chapters).toEqual([]);
  });

  test('are the same when a save is repeated', async () => {
    const writer = await app.signIn();
    const draft = { ...storyDraft({ content }), chapters: [told('Kuyu', 'İner.')] };
    const first = await writer.post<Story>('/stories', draft);
    expect(await writer.post<Story>('/stories', draft)).toMatchObject({ body: first.body });
    const otherNotes = { ...draft, chapters: [told('Kuyu', 'Çıkar.')] };
    expect((await writer.post<Failure>('/stories', otherNotes)).body.code).toBe('STORY_CHANGED');
    const chapters = [told('Kuyu', 'Bekler.')];
    const second = await change(writer, first.body, { chapters });
    expect((await change(writer, first.body, { chapters })).body).toEqual(second.body);
  });

  test('count towards the account’s storage by their exact bytes', async () => {
    const writer = await app.signIn();
    const story = await save(writer);
    const before = await space(writer);
    const summary = 'Ağır ağır kuyuya indi, şaşırdı.';
    const noted = (await change(writer, story, { chapters: [told('Kuyu', summary)] })).body;
    const after = await space(writer);
    expect(after.held).toBe(after.counted);
    expect(after.held - before.held).toBe(Buffer.byteLength(JSON.stringify(noted.chapters)));
    await change(writer, noted, { chapters: [] });
    expect(await space(writer)).toEqual(before);
  });

  test.each([
    ['a summary that is too long', note('Kuyu', { summary: 'a'.repeat(chapterLimits.summary + 1) })],
    ['a goal of 0', note('Kuyu', { goal: 0 })],
    ['a goal above the limit', note('Kuyu', { goal: chapterLimits.goal + 1 })],
    ['an unknown status', { ...note('Kuyu'), status: 'lost' }],
    ['an invalid id', { ...note('Kuyu'), id: 'bir' }],
    ['an invalid summaryOf', note('Kuyu', { summary: 'İner.', summaryOf: '<script>' })],
  ])('are refused with %s', async (_, wrong) => {
    const writer = await app.signIn();
    const answer = await writer.post<Failure>('/stories', { ...storyDraft({ content }), chapters: [wrong] });
    expect(answer.status).toBe(422);
    expect(answer.body.data?.issues?.[0]?.path).toMatch(/^chapters/);
  });

  test('are refused above the limit of chapters', async () => {
    const writer = await app.signIn();
    const chapters = Array.from({ length: chapterLimits.count + 1 }, () => note('Kuyu', { goal: 1 }));
    expect((await writer.post('/stories', { ...storyDraft({ content }), chapters })).status).toBe(422);
  });
});

describe('two windows', () => {
  test('that move chapters and write at the same time: one save succeeds, the other gets STORY_CHANGED', async () => {
    const writer = await app.signIn();
    const there = createClient(other.url, writer.cookie());
    for (let round = 0; round < 8; round += 1) {
      const story = await save(writer, [
        told('Kuyu', 'İner.'),
        told('Gece', 'Olur.'),
        told('Sabah', 'Uyanır.'),
      ]);
      const moved = applyChanges(content, moveChapter(content, 2, 0)).trim();
      const [kuyu, gece, sabah] = story.chapters;
      const written = `${content}\n\nKahvaltı etti.`;
      const answers = await Promise.all([
        change(writer, story, { content: moved, chapters: [sabah, kuyu, gece] }),
        change(there, story, { content: written }),
      ]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      const saved = answers.find(({ status }) => status === 200)?.body;
      const refused = answers.find(({ status }) => status === 409)?.body;
      // The refused client gets the saved story with its chapters.
      expect(refused?.data?.current).toEqual(saved);
      const titles = splitChapters(saved?.content ?? '').map(({ title }) => title);
      const isMoved = saved?.content === moved;
      expect(titles).toEqual(isMoved ? ['Sabah', 'Kuyu', 'Gece'] : ['Kuyu', 'Gece', 'Sabah']);
      expect(saved?.chapters.map(({ title }) => title)).toEqual(titles);
    }
  });
});

describe('revisions', () => {
  const list = async (writer: SignedInClient, { id }: Story) =>
    (await writer.get<RevisionPage>(`/stories/${id}/revisions`)).body.revisions;

  test('store notes and restore them with the text', async () => {
    const writer = await app.signIn();
    const chapters = [told('Kuyu', 'İner.'), note('Gece'), note('Sabah')];
    const story = await save(writer, chapters);
    const keep = { kind: 'before-chapter-removal' };
    const kept = await writer.post(`/stories/${story.id}/revisions`, { revision: story.revision, keep });
    expect(kept.status).toBe(201);
    const without = splitChapters(content).slice(1);
    const shorter = without.map(({ title, text }) => `# ${title}\n\n${text}`).join('\n\n');
    const removed = (await change(writer, story, { content: shorter, chapters: [] })).body;
    const [revision] = await list(writer, story);
    expect(revision).toMatchObject({ kind: 'before-chapter-removal', wordCount: 11, wordsAdded: 11 });
    expect((await writer.get(`/stories/${story.id}/revisions/${revision?.id}`)).body).toMatchObject({
      content,
      chapters,
    });
    const restored = await writer.post<Story>(`/stories/${story.id}/revisions/${revision?.id}/restore`, {
      revision: removed.revision,
    });
    expect(restored.body).toMatchObject({ content, chapters });
    const [before] = await list(writer, story);
    expect(before).toMatchObject({ kind: 'before-restore', wordCount: 7 });
  });

  test('without notes are restored unchanged after the current notes are stored as a revision', async () => {
    const writer = await app.signIn();
    const story = await save(writer);
    await writer.post(`/stories/${story.id}/revisions`, {
      revision: story.revision,
      keep: { kind: 'named', name: 'Eski hâli' },
    });
    const chapters = [told('Kuyu', 'Kuyuya inilir.'), note('Gece'), note('Sabah')];
    const noted = (await change(writer, story, { chapters })).body;
    const [old] = await list(writer, story);
    const restored = (
      await writer.post<Story>(`/stories/${story.id}/revisions/${old?.id}/restore`, {
        revision: noted.revision,
      })
    ).body;
    expect(restored).toMatchObject({ content, chapters: [] });
    const [first] = await list(writer, story);
    expect(first).toMatchObject({ kind: 'before-restore' });
    expect((await writer.get(`/stories/${story.id}/revisions/${first?.id}`)).body).toMatchObject({
      chapters,
    });
  });
});
