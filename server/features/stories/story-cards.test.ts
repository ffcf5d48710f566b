import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Story, StorySummary } from '#contract/stories.ts';
import { cardLimits } from '#domain/world/cards.ts';
import { saveCharacter, savePlotElement } from '#testing/factories/card.ts';
import { storyDraft } from '#testing/factories/story.ts';
import { startTestApp, type TestApp } from '#testing/harness.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

interface Failure {
  code: string;
  data?: { current: Story };
}

describe('cards and rating of a story', () => {
  test('are saved and read in the same order', async () => {
    const writer = await app.signIn();
    const characterIds = [(await saveCharacter(writer)).id, (await saveCharacter(writer)).id];
    const plotElementIds = [(await savePlotElement(writer)).id];
    const draft = { ...storyDraft(), rating: 'mature', characterIds, plotElementIds };
    const saved = await writer.post<Story>('/stories', draft);
    expect(saved).toMatchObject({ status: 201, body: { rating: 'mature', characterIds, plotElementIds } });
    expect((await writer.get<Story>(`/stories/${draft.id}`)).body).toEqual(saved.body);
    const list = await writer.get<{ stories: StorySummary[] }>('/stories');
    expect(list.body.stories[0]).toMatchObject({ rating: 'mature' });
    expect(list.body.stories[0]).not.toHaveProperty('characterIds');
  });

  test('are empty and safe by default', async () => {
    const writer = await app.signIn();
    const saved = await writer.post<Story>('/stories', storyDraft());
    expect(saved.body).toMatchObject({ rating: 'safe', characterIds: [], plotElementIds: [] });
  });

  test('are replaced by the next save', async () => {
    const writer = await app.signIn();
    const [first, second] = [await saveCharacter(writer), await saveCharacter(writer)];
    const draft = { ...storyDraft(), rating: 'uncensored', characterIds: [first.id, second.id] };
    await writer.post('/stories', draft);
    const changed = await writer.put<Story>(`/stories/${draft.id}`, {
      ...draft,
      revision: 1,
      rating: 'safe',
      characterIds: [second.id],
    });
    expect(changed.body).toMatchObject({ revision: 2, rating: 'safe', characterIds: [second.id] });
    expect((await writer.get<Story>(`/stories/${draft.id}`)).body).toEqual(changed.body);
  });

  test('stay when the story is restored from the bin', async () => {
    const writer = await app.signIn();
    const { id } = await saveCharacter(writer);
    const draft = { ...storyDraft(), rating: 'mature', characterIds: [id] };
    await writer.post('/stories', draft);
    await writer.post(`/stories/${draft.id}/trash`);
    await writer.post(`/stories/${draft.id}/restore`);
    expect((await writer.get<Story>(`/stories/${draft.id}`)).body).toMatchObject({
      rating: 'mature',
      characterIds: [id],
    });
  });

  const [a, b] = [randomUUID(), randomUUID()];
  const base = { rating: 'safe', characterIds: [a, b], plotElementIds: [a] };
  test.each([
    { rating: 'mature' },
    { characterIds: [a] },
    { characterIds: [b, a] },
    { plotElementIds: [] },
    { plotElementIds: [b] },
  ])('are compared when a save is repeated: %o', async (fields) => {
    const writer = await app.signIn();
    const draft = { ...storyDraft(), ...base };
    const first = await writer.post<Story>('/stories', draft);
    expect((await writer.post('/stories', draft)).status).toBe(201);
    const created = await writer.post<Failure>('/stories', { ...draft, ...fields });
    expect(created).toMatchObject({ status: 409, body: { data: { current: first.body } } });
    const change = { ...draft, revision: 1, genre: 'Dram' };
    const updated = await writer.put<Story>(`/stories/${draft.id}`, change);
    expect(await writer.put(`/stories/${draft.id}`, change)).toMatchObject({
      status: 200,
      body: updated.body,
    });
    expect((await writer.put(`/stories/${draft.id}`, { ...change, ...fields })).status).toBe(409);
  });

  test('may contain deleted cards, but no invalid ids and no more than a generation takes', async () => {
    const writer = await app.signIn();
    const most = Array.from({ length: cardLimits.perGeneration }, () => randomUUID());
    const gone = await writer.post<Story>('/stories', { ...storyDraft(), plotElementIds: most });
    expect(gone).toMatchObject({ status: 201, body: { plotElementIds: most } });
    for (const fields of [
      { characterIds: ['1732176000000'] },
      { characterIds: [...most, randomUUID()] },
      { plotElementIds: ['plot-1732176000000'] },
      { plotElementIds: null },
      { rating: 'adult' },
    ]) {
      const answer = await writer.post('/stories', { ...storyDraft(), ...fields });
      expect(answer.status, JSON.stringify(fields)).toBe(422);
    }
  });
});
