import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Generation, GenerationEvent } from '#contract/generations.ts';
import type { VariantGroup, VariantGroupPage } from '#contract/variants.ts';
import { estimateTokens } from '#domain/billing/tokens.ts';
import { maxVariants } from '#domain/generation/variants.ts';
import type { StoryJob, StoryWriter } from '#server/providers/ai/index.ts';
import { openEventStream } from '#testing/event-stream.ts';
import { generationRequest } from '#testing/factories/generation.ts';
import { selectionInput } from '#testing/factories/selection.ts';
import { saveStory } from '#testing/factories/story.ts';
import { type SignedInClient, startTestApp, type TestApp } from '#testing/harness.ts';

const jobs: StoryJob[] = [];
let fails = false;
/** Writes a different text each time, as a model does. */
const numbered: StoryWriter = {
  name: 'numbered',
  model: '',
  async *write(job) {
    jobs.push(job);
    if (fails) throw new Error('broken');
    yield `${jobs.length}. yazım: deniz o sabah duruldu ve gemi ağır ağır limandan ayrıldı.`;
    return { finish: 'stop' };
  },
};

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ writer: numbered });
});
afterAll(() => app.stop());
beforeEach(() => {
  jobs.length = 0;
  fails = false;
});

const rich = () => app.signIn({ plan: 'pro', tokens: 100_000 });
const write = async (person: SignedInClient, fields: Parameters<typeof generationRequest>[0]) =>
  (await person.post<Generation>('/generations', generationRequest({ surface: 'editor', ...fields }))).body;
async function writeAnother(person: SignedInClient, id: string, idempotencyKey: string = randomUUID()) {
  const stream = await openEventStream<GenerationEvent & { code?: string }>(
    `${app.url}/api/generations/${id}/variants`,
    { cookie: person.cookie(), json: { idempotencyKey } },
  );
  const last = (await stream.rest()).at(-1)?.data;
  return {
    status: stream.status,
    code: last?.code,
    generation: last?.type === 'done' ? last.generation : null,
  };
}
const groupOf = async (person: SignedInClient, id: string) =>
  (await person.get<VariantGroup>(`/generations/${id}/variants`)).body;
const listOf = async (person: SignedInClient, storyId: string, query = '') =>
  (await person.get<VariantGroupPage>(`/stories/${storyId}/variants${query}`)).body;
const heldBytes = async ({ userId }: SignedInClient) =>
  Number(
    (await app.deps.pool.query('SELECT bytes FROM story_storage WHERE user_id = $1', [userId])).rows[0]
      ?.bytes,
  );

describe('the texts of one request', () => {
  test('share the request, have their own seed and receipt, and are listed with the story', async () => {
    const person = await rich();
    const story = await saveStory(person);
    const first = await write(person, {
      storyId: story.id,
      existingText: 'Önceki gün yağmur yağdı.',
      paragraphs: 2,
      audience: 'adult',
    });
    const { generation: second } = await writeAnother(person, first.id);
    const { generation: third } = await writeAnother(person, second?.id ?? '');
    const seeds = jobs.map(({ seed }) => seed);
    expect(new Set(seeds).size).toBe(3);
    for (const job of jobs) expect({ ...job, seed: '' }).toEqual({ ...jobs[0], seed: '' });

    const group = await groupOf(person, third?.id ?? '');
    expect(group).toMatchObject({ id: first.id, storyId: story.id, purpose: 'write', passage: '' });
    expect(group.variants.map(({ id }) => id)).toEqual([first.id, second?.id, third?.id]);
    for (const { text, idea, receipt } of group.variants) {
      expect(receipt?.cost).toBe(estimateTokens(idea) + estimateTokens(text));
    }
    expect(group.forecast.low).toBeLessThan(group.forecast.high);

    await person.post(`/generations/${second?.id}/keep`, {});
    expect((await groupOf(person, first.id)).variants.map(({ kept }) => kept)).toEqual([false, true, false]);
    const { groups } = await listOf(person, story.id);
    expect(groups).toMatchObject([{ id: first.id, purpose: 'write', count: 3, preview: second?.text }]);
    expect(groups[0]?.cost).toBe(group.variants.reduce((sum, { receipt }) => sum + (receipt?.cost ?? 0), 0));
  });

  test('include the passage of a selection', async () => {
    const person = await rich();
    const story = await saveStory(person);
    const stream = await openEventStream<GenerationEvent>(`${app.url}/api/selection-actions/stream`, {
      cookie: person.cookie(),
      json: selectionInput({ storyId: story.id, action: 'tone', tone: 'sad' }),
    });
    const last = (await stream.rest()).at(-1)?.data;
    const first = last?.type === 'done' ? last.generation : null;
    const { generation } = await writeAnother(person, first?.id ?? '');
    expect(generation?.surface).toBe('selection');
    expect(jobs[1]?.passage).toEqual(jobs[0]?.passage);
    const group = await groupOf(person, generation?.id ?? '');
    expect(group).toMatchObject({ purpose: 'tone', tone: 'sad', passage: 'Fener o gece yanmadı.' });
    expect((await listOf(person, story.id)).groups[0]).toMatchObject({ count: 2, preview: group.passage });
  });

  test('are written and charged once when a key is repeated at two processes', async () => {
    const person = await rich();
    const other = await app.startAnother();
    const { id } = await write(person, { storyId: randomUUID() });
    const key = randomUUID();
    const send = (url: string) =>
      openEventStream<GenerationEvent>(`${url}/api/generations/${id}/variants`, {
        cookie: person.cookie(),
        json: { idempotencyKey: key },
      }).then((stream) => stream.rest());
    const ends = (await Promise.all([send(app.url), send(other.url), send(app.url)])).map(
      (events) => events.at(-1)?.data,
    );
    const ids = ends.map((end) => (end?.type === 'done' ? end.generation.id : null));
    expect(new Set(ids).size).toBe(1);
    expect(jobs).toHaveLength(2);
    const { rows } = await app.deps.pool.query('SELECT FROM token_ledger WHERE generation_id = $1', [ids[0]]);
    expect(rows).toHaveLength(1);
  });

  test('exclude a failed text', async () => {
    const person = await rich();
    const { id } = await write(person, { storyId: randomUUID() });
    fails = true;
    expect((await writeAnother(person, id)).generation).toBeNull();
    expect((await groupOf(person, id)).variants).toHaveLength(1);
  });

  test('exclude texts of other surfaces from the latest text of the manuscript', async () => {
    const person = await rich();
    const { id } = await write(person, { storyId: randomUUID() });
    const { generation } = await writeAnother(person, id);
    const at = async (surface: string) =>
      (await person.get<{ generation: Generation | null }>(`/generations/latest?surface=${surface}`)).body
        .generation?.id;
    expect([await at('editor'), await at('variant')]).toEqual([id, generation?.id]);
  });
});

describe('the storage space of variants', () => {
  test('counts the length of an ended text, and is freed when the text is deleted', async () => {
    const person = await rich();
    const story = await saveStory(person);
    const before = await heldBytes(person);
    const first = await write(person, { storyId: story.id });
    const afterOne = await heldBytes(person);
    expect(afterOne - before).toBeGreaterThan(first.text.length);
    expect(afterOne - before).toBeLessThan(first.text.length + 2_000);
    const { generation } = await writeAnother(person, first.id);
    expect((await heldBytes(person)) - afterOne).toBe(500 + Buffer.byteLength(generation?.text ?? ''));

    expect((await person.delete(`/generations/${generation?.id}/variants`)).status).toBe(200);
    expect(await heldBytes(person)).toBe(before);
    expect((await listOf(person, story.id)).groups).toEqual([]);
    expect((await person.get(`/generations/${first.id}/variants`)).status).toBe(404);
    expect((await person.get<Generation>(`/generations/${first.id}`)).body.text).toBe('');
  });

  test('is freed when the story is deleted', async () => {
    const person = await rich();
    const story = await saveStory(person);
    await write(person, { storyId: story.id });
    await app.deps.db.deleteFrom('stories').where('id', '=', story.id).execute();
    expect(await heldBytes(person)).toBe(0);
  });

  test('allows a new text but no other variant when it is used up', async () => {
    const person = await rich();
    const { id } = await write(person, { storyId: randomUUID() });
    await app.deps.pool.query('UPDATE story_storage SET bytes = 1000000000 WHERE user_id = $1', [
      person.userId,
    ]);
    expect((await write(person, { storyId: randomUUID() })).status).toBe('completed');
    expect(await writeAnother(person, id)).toMatchObject({ status: 409, code: 'STORAGE_FULL' });
    expect(jobs).toHaveLength(2);
  });

  test(`is limited to ${maxVariants} variants of one request`, async () => {
    const person = await rich();
    const { id } = await write(person, { storyId: randomUUID() });
    for (let count = 1; count < maxVariants; count += 1) await writeAnother(person, id);
    expect(await writeAnother(person, id)).toMatchObject({ status: 409, code: 'TOO_MANY_VARIANTS' });
    expect((await groupOf(person, id)).variants).toHaveLength(maxVariants);
    // The refused start has freed its slot.
    expect((await write(person, {})).status).toBe('completed');
  });
});

test('lists variants in pages, newest first', async () => {
  const person = await rich();
  const story = await saveStory(person);
  const ids: string[] = [];
  for (let count = 0; count < 3; count += 1) ids.unshift((await write(person, { storyId: story.id })).id);
  const first = await listOf(person, story.id, '?limit=2');
  const second = await listOf(person, story.id, `?limit=2&cursor=${first.nextCursor}`);
  expect([...first.groups, ...second.groups].map(({ id }) => id)).toEqual(ids);
  expect(second.nextCursor).toBeNull();
});

test('links a guest’s text to no story', async () => {
  await app.visitor().post('/generations', generationRequest({ surface: 'editor', storyId: randomUUID() }));
  const { rows } = await app.deps.pool.query(
    'SELECT FROM story_generations s JOIN generations g ON g.id = s.generation_id WHERE g.user_id IS NULL',
  );
  expect(rows).toHaveLength(0);
});
