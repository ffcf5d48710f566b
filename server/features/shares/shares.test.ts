import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Shared, ShareState } from '#contract/shares.ts';
import { messages } from '#domain/messages/index.ts';
import { shareToken } from '#domain/story/shares.ts';
import { saveStory, storyDraft } from '#testing/factories/story.ts';
import { type SignedInClient, startTestApp, type TestApp } from '#testing/harness.ts';
import { hashOf } from './share-link.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

async function share(writer: SignedInClient, id: string, fields: object = {}): Promise<string> {
  const { status, body } = await writer.put<ShareState>(`/stories/${id}/share`, fields);
  expect(status).toBe(200);
  return body.share?.token ?? '';
}
const read = (token: string, query = '') =>
  app.visitor().get<Shared & { code?: string; message?: string }>(`/shared/${token}${query}`);
const gone = { status: 404, body: { code: 'NOT_FOUND', message: messages.shares.gone } };

describe('a story’s link', () => {
  test('is not there at first, is made, shown again, changed and closed', async () => {
    const writer = await app.signIn();
    const { id } = await saveStory(writer);
    const state = async () => (await writer.get<ShareState>(`/stories/${id}/share`)).body;
    expect(await state()).toEqual({ share: null, forAdults: false });
    const token = await share(writer, id, { penName: '  Deniz\u202EAk ' });
    expect(token).toMatch(shareToken);
    expect((await state()).share).toMatchObject({ token, penName: 'DenizAk', adultOnly: false });
    expect(await share(writer, id, { penName: '', adultOnly: true })).toBe(token);
    expect((await state()).share).toMatchObject({ token, penName: '', adultOnly: true });
    // What is left out stays as it is.
    expect(await share(writer, id)).toBe(token);
    expect((await state()).share).toMatchObject({ penName: '', adultOnly: true });
    await share(writer, id, { penName: 'Deniz Ak' });
    expect((await state()).share).toMatchObject({ penName: 'Deniz Ak', adultOnly: true });
    await share(writer, id, { adultOnly: false });
    expect((await state()).share).toMatchObject({ penName: 'Deniz Ak', adultOnly: false });
    const closed = await writer.delete<ShareState>(`/stories/${id}/share`);
    expect(closed).toMatchObject({ status: 200, body: { share: null } });
    expect(await read(token)).toMatchObject(gone);
    expect((await writer.delete(`/stories/${id}/share`)).status).toBe(200);
    expect(await share(writer, id)).not.toBe(token);
  });

  test('is one, whatever asks for it at the same time, in two processes', async () => {
    const writer = await app.signIn();
    const { id } = await saveStory(writer);
    const another = await app.startAnother();
    const answers = await Promise.all(
      Array.from({ length: 12 }, async (_, at) => {
        const answer = await fetch(`${at % 2 ? app.url : another.url}/api/stories/${id}/share`, {
          method: 'PUT',
          headers: { 'content-type': 'application/json', cookie: writer.cookie() },
          body: '{}',
        });
        return ((await answer.json()) as ShareState).share?.token;
      }),
    );
    expect(new Set(answers).size).toBe(1);
    const token = answers[0] ?? '';
    expect((await read(token)).status).toBe(200);
    // Closed in one process, it is closed in the other.
    await writer.delete(`/stories/${id}/share`);
    expect((await fetch(`${another.url}/api/shared/${token}`)).status).toBe(404);
  });

  test('is kept as a hash and sealed, never as it is', async () => {
    const writer = await app.signIn();
    const { id } = await saveStory(writer);
    const token = await share(writer, id);
    const row = await app.deps.db
      .selectFrom('story_shares')
      .selectAll()
      .where('story_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(row.token_hash).toEqual(hashOf(token));
    expect(JSON.stringify(row)).not.toContain(token);
    await app.deps.db
      .updateTable('story_shares')
      .set({ token_sealed: 'AAAA' })
      .where('story_id', '=', id)
      .execute();
    // Under another secret it can't be shown again, and still works.
    expect((await writer.get<ShareState>(`/stories/${id}/share`)).body.share?.token).toBeNull();
    expect((await read(token)).status).toBe(200);
  });

  test('is nobody else’s to make, see or close', async () => {
    const writer = await app.signIn();
    const { id } = await saveStory(writer);
    const token = await share(writer, id);
    const other = await app.signIn();
    const missing = { status: 404, body: { message: messages.story.notFound } };
    expect(await other.put(`/stories/${id}/share`, {})).toMatchObject(missing);
    expect(await other.get(`/stories/${id}/share`)).toMatchObject(missing);
    expect(await other.delete(`/stories/${id}/share`)).toMatchObject(missing);
    expect((await app.visitor().put(`/stories/${id}/share`, {})).status).toBe(401);
    expect((await read(token)).status).toBe(200);
  });
});

describe('who has the link', () => {
  test('reads the story as it is saved now, and nothing of the account', async () => {
    const writer = await app.signIn();
    const story = await saveStory(writer, { prompt: 'Gizli fikir' });
    const token = await share(writer, story.id, { penName: 'Deniz Ak' });
    const expected = { kind: 'story', title: story.title, penName: 'Deniz Ak', forAdults: false };
    const first = await read(token);
    expect(first.body).toEqual({ ...expected, content: story.content, wordCount: story.wordCount });
    expect(first.headers.get('cache-control')).toBe('no-store');
    await writer.put(`/stories/${story.id}`, { ...storyDraft({ content: 'Yeni metin.' }), revision: 1 });
    expect((await read(token)).body).toMatchObject({ content: 'Yeni metin.' });
  });

  test('finds nothing while the story is in the bin, and it again when it is taken out', async () => {
    const writer = await app.signIn();
    const { id } = await saveStory(writer);
    const token = await share(writer, id);
    await writer.post(`/stories/${id}/trash`);
    expect(await read(token)).toMatchObject(gone);
    expect((await writer.put(`/stories/${id}/share`, {})).status).toBe(404);
    await writer.post(`/stories/${id}/restore`);
    expect((await read(token)).status).toBe(200);
    // Closed while it lies there, it does not come back with the story.
    await writer.post(`/stories/${id}/trash`);
    const closed = await writer.delete<ShareState>(`/stories/${id}/share`);
    expect(closed).toMatchObject({ status: 200, body: { share: null } });
    await writer.post(`/stories/${id}/restore`);
    expect(await read(token)).toMatchObject(gone);
    const another = await share(writer, id);
    await writer.delete(`/stories/${id}`);
    expect(await read(another)).toMatchObject(gone);
  });

  test('finds nothing while its writer is suspended', async () => {
    const writer = await app.signIn();
    const { id } = await saveStory(writer);
    const token = await share(writer, id);
    const suspend = (at: Date | null) =>
      app.deps.db.updateTable('users').set({ suspended_at: at }).where('id', '=', writer.userId).execute();
    await suspend(new Date());
    expect(await read(token)).toMatchObject(gone);
    await suspend(null);
    expect((await read(token)).status).toBe(200);
  });

  test.each(['0'.repeat(36), 'x', `${'a'.repeat(35)}G`, '%00', randomUUID()])(
    'finds nothing by %j',
    async (token) => {
      expect([404, 422]).toContain((await read(token)).status);
    },
  );

  test.each([
    ['its text was made without limits', { rating: 'uncensored' }, {}],
    ['its genre is the adult one', { genre: 'Yetişkin' }, {}],
    ['its writer wants it', {}, { adultOnly: true }],
  ])('is asked for age first where %s', async (_, story, wish) => {
    const writer = await app.signIn();
    const draft = { ...storyDraft({ title: 'Gizli ad', content: 'Gizli metin.' }), ...story };
    expect((await writer.post('/stories', draft)).status).toBe(201);
    const token = await share(writer, draft.id, { penName: 'Gizli kalem', ...wish });
    const asked = await read(token);
    expect(asked.body).toEqual({ kind: 'age' });
    expect((await read(token, '?over18=true')).body).toMatchObject({
      kind: 'story',
      content: 'Gizli metin.',
      forAdults: true,
    });
  });

  test('is asked to wait where an address looks too often', async () => {
    const visitor = app.visitor();
    const look = () =>
      visitor.request<{ code: string }>(`/shared/${'0'.repeat(36)}`, {
        headers: { 'x-forwarded-for': '203.0.113.77' },
      });
    const behindProxy = await app.startAnother({ env: { TRUST_PROXY: '1' } });
    const url = `${behindProxy.url}/api/shared/${'0'.repeat(36)}`;
    const statuses = [];
    for (let at = 0; at < 122; at += 1)
      statuses.push((await fetch(url, { headers: { 'x-forwarded-for': '203.0.113.77' } })).status);
    expect(statuses.filter((status) => status === 404)).toHaveLength(120);
    expect(statuses.at(-1)).toBe(429);
    // Another address is not kept waiting; without a trusted proxy nobody's word about theirs is believed.
    expect((await look()).status).toBe(404);
  });
});

describe('the answer about age', () => {
  const token = 'a'.repeat(36);
  const answer = (headers: Record<string, string>, path = token) =>
    fetch(`${app.url}/paylas/${path}`, { method: 'POST', redirect: 'manual', headers });

  test('is a cookie of that link alone, which scripts can’t read', async () => {
    const given = await answer({ 'sec-fetch-site': 'same-origin' });
    expect(given.status).toBe(303);
    expect(given.headers.get('location')).toBe(`/paylas/${token}`);
    expect(given.headers.get('set-cookie')).toBe(
      `yas-onayi=1; Path=/paylas/${token}; HttpOnly; SameSite=Lax`,
    );
    expect(given.headers.get('cache-control')).toBe('no-store');
  });
  test('is taken from a browser that says no more than its origin', async () => {
    const given = await answer({ origin: new URL(app.url).origin });
    expect([given.status, given.headers.get('referrer-policy')]).toEqual([303, 'same-origin']);
  });
  test('is not taken from another site, nor for what is no link', async () => {
    expect((await answer({ 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await answer({ origin: 'https://evil.example' })).status).toBe(403);
    expect((await answer({ origin: 'null' })).status).toBe(403);
    expect((await answer({}, 'x')).status).toBe(404);
  });
});
