import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PanelOverview } from '#contract/panel.ts';
import { saveStory } from '#testing/factories/story.ts';
import { bookTokens } from '#testing/factories/tokens.ts';
import { startTestApp, type TestApp } from '#testing/harness.ts';

let app: TestApp;
/** A quarter of an hour into an Istanbul Saturday: still Friday in UTC. */
const now = new Date('2026-11-20T21:15:00Z');
beforeAll(async () => {
  app = await startTestApp({ now: () => now });
});
afterAll(() => app.stop());

describe('the overview of the panel', () => {
  test('tells the plan, its end and what is left', async () => {
    const planEndsAt = new Date('2026-12-10T09:00:00Z');
    const writer = await app.signIn({ plan: 'pro', planEndsAt, tokens: 4_000 });
    const { body } = await writer.get<PanelOverview>('/panel');
    expect(body.balance).toMatchObject({ plan: 'pro', planEndsAt: planEndsAt.toISOString(), tokens: 4_000 });
    expect(body.memberSince).toMatch(/^\d{4}-/);
    expect(body.stories).toBe(0);
    expect(body.lastStory).toBeNull();
    expect(body.goal).toMatchObject({ dailyWords: null, streak: 0, today: { date: '2026-11-21', words: 0 } });
  });

  test('offers the story that was changed last with the end of its text', async () => {
    const writer = await app.signIn();
    const continued = await saveStory(writer, {
      title: 'Süren',
      genre: 'Gizem',
      content: `${'Uzun bir gece. '.repeat(100)}\n\nKapı aralık kaldı. \n`,
    });
    const newer = await saveStory(writer, { title: 'Yeni' });
    const binned = await saveStory(writer, { title: 'Çöpteki' });
    await writer.post(`/stories/${binned.id}/trash`);
    await saveStory(await app.signIn(), { title: 'Başkasının' });
    const changeAt = (id: string, at: string) =>
      app.deps.db
        .updateTable('stories')
        .set({ updated_at: new Date(at) })
        .where('id', '=', id)
        .execute();
    await changeAt(newer.id, '2026-11-19T09:00:00Z');
    await changeAt(continued.id, '2026-11-20T09:00:00Z');
    const { body } = await writer.get<PanelOverview>('/panel');
    expect(body.lastStory).toMatchObject({
      id: continued.id,
      title: 'Süren',
      genre: 'Gizem',
      wordCount: 303,
      updatedAt: '2026-11-20T09:00:00.000Z',
    });
    expect(body.lastStory?.ending).toMatch(/^…\S.* gece\.\nKapı aralık kaldı\.$/);
    expect(body.lastStory?.ending.length).toBeLessThanOrEqual(161);
  });

  test('shows tokens and stories of seven Istanbul days', async () => {
    const writer = await app.signIn();
    const use = (delta: number, at: string) =>
      bookTokens(app.deps, writer.userId, -delta, { reason: 'generation', at: new Date(at) });
    await use(30, '2026-11-20T21:05:00Z');
    await use(40, '2026-11-20T20:55:00Z');
    await use(99, '2026-11-14T20:59:00Z');
    await saveStory(writer);
    const yesterday = await saveStory(writer);
    const deleted = await saveStory(writer);
    await app.deps.db
      .updateTable('stories')
      .set({ created_at: new Date('2026-11-20T10:00:00Z') })
      .where('id', '=', yesterday.id)
      .execute();
    await writer.delete(`/stories/${deleted.id}`);
    const { body } = await writer.get<PanelOverview>('/panel');
    expect(body.stories).toBe(2);
    expect(body.activity?.map(({ date }) => date)).toEqual(
      ['15', '16', '17', '18', '19', '20', '21'].map((day) => `2026-11-${day}`),
    );
    expect(body.activity?.at(-1)).toEqual({ date: '2026-11-21', tokensUsed: 30, storiesCreated: 1 });
    expect(body.activity?.at(-2)).toEqual({ date: '2026-11-20', tokensUsed: 40, storiesCreated: 1 });
    expect(body.activity?.[0]).toEqual({ date: '2026-11-15', tokensUsed: 0, storiesCreated: 0 });
  });

  test('counts stories right through the bin, many hands at once, and the end of the account', async () => {
    const writer = await app.signIn();
    const saved = await Promise.all(Array.from({ length: 12 }, () => saveStory(writer)));
    await Promise.all(saved.slice(0, 8).map(({ id }) => writer.post(`/stories/${id}/trash`)));
    await Promise.all([
      ...saved.slice(0, 3).map(({ id }) => writer.post(`/stories/${id}/restore`)),
      ...saved.slice(3, 6).map(({ id }) => writer.delete(`/stories/${id}`)),
      ...saved.slice(10).map(({ id }) => writer.delete(`/stories/${id}`)),
    ]);
    const { body } = await writer.get<PanelOverview>('/panel');
    expect(body.stories).toBe(5);
    expect(body.activity?.at(-1)?.storiesCreated).toBe(5);
    await app.deps.db.deleteFrom('users').where('id', '=', writer.userId).execute();
    const left = await app.deps.db
      .selectFrom('story_totals')
      .select('stories')
      .where('user_id', '=', writer.userId)
      .execute();
    expect(left).toEqual([]);
  });

  test('keeps every other part when one can’t be read', async () => {
    const other = await startTestApp({ now: () => now });
    try {
      const writer = await other.signIn();
      await saveStory(writer);
      await other.deps.pool.query('ALTER TABLE story_days RENAME TO story_days_gone');
      const { status, body } = await writer.get<PanelOverview>('/panel');
      expect(status).toBe(200);
      expect(body).toMatchObject({ activity: null, stories: 1, balance: { tokens: 500 } });
    } finally {
      await other.stop();
    }
  });
});
