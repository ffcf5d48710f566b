import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { personalWordsMost } from '#domain/house-style/dictionary.ts';
import { messages } from '#domain/messages/index.ts';
import { saveStory } from '#testing/factories/story.ts';
import { startTestApp, type TestApp } from '#testing/harness.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

interface Style {
  dialogue: string | null;
  code?: string;
  message?: string;
}
interface Words {
  words: string[];
  code?: string;
}

describe('how a story shows speech', () => {
  test('is not chosen at first, is kept, changed and left', async () => {
    const writer = await app.signIn();
    const { id } = await saveStory(writer);
    const read = async () => (await writer.get<Style>(`/stories/${id}/style`)).body;
    expect(await read()).toEqual({ dialogue: null });
    for (const dialogue of ['dash', 'quotes', null]) {
      const set = await writer.put<Style>(`/stories/${id}/style`, { dialogue });
      expect(set).toMatchObject({ status: 200, body: { dialogue } });
      expect(await read()).toEqual({ dialogue });
    }
  });

  test('is its writer’s alone, and goes with the story', async () => {
    const writer = await app.signIn();
    const other = await app.signIn();
    const { id } = await saveStory(writer);
    await writer.put(`/stories/${id}/style`, { dialogue: 'dash' });
    for (const dialogue of ['quotes', null]) {
      const refused = await other.put<Style>(`/stories/${id}/style`, { dialogue });
      expect(refused).toMatchObject({ status: 404, body: { message: messages.story.notFound } });
    }
    expect((await other.get(`/stories/${id}/style`)).status).toBe(404);
    expect((await writer.get<Style>(`/stories/${id}/style`)).body.dialogue).toBe('dash');
    await writer.delete(`/stories/${id}`);
    expect((await writer.put(`/stories/${id}/style`, { dialogue: 'dash' })).status).toBe(404);
    const left = await app.deps.db
      .selectFrom('story_styles')
      .select('story_id')
      .where('story_id', '=', id)
      .execute();
    expect(left).toEqual([]);
  });

  test('is chosen by two tabs at once without a fault', async () => {
    const writer = await app.signIn();
    const { id } = await saveStory(writer);
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        writer.put<Style>(`/stories/${id}/style`, { dialogue: index % 2 ? 'dash' : 'quotes' }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
  });

  test('is one of two, of a story that is there', async () => {
    const writer = await app.signIn();
    const { id } = await saveStory(writer);
    expect((await writer.put(`/stories/${id}/style`, { dialogue: 'guillemets' })).status).toBe(422);
    expect((await writer.put(`/stories/${randomUUID()}/style`, { dialogue: 'dash' })).status).toBe(404);
  });
});

describe('the personal word list', () => {
  test('takes words folded, in the alphabet’s order, and gives them back', async () => {
    const writer = await app.signIn();
    const other = await app.signIn();
    for (const word of ['Zümrüdüanka', ' ışılkent ', 'Çakırdağ', 'IŞILKENT', 'iğnelik']) {
      expect((await writer.post('/dictionary', { word })).status).toBe(200);
    }
    const { body } = await writer.get<Words>('/dictionary');
    expect(body.words).toEqual(['çakırdağ', 'ışılkent', 'iğnelik', 'zümrüdüanka']);
    const left = await writer.post<Words>('/dictionary/removals', { word: 'İğnelik' });
    expect(left.body.words).toEqual(['çakırdağ', 'ışılkent', 'zümrüdüanka']);
    expect((await other.get<Words>('/dictionary')).body.words).toEqual([]);
  });

  test.each([
    ['nothing', ''],
    ['two words', 'iki sözcük'],
    ['a number', '42'],
    ['markup', '<b>'],
    ['too many letters', 'a'.repeat(61)],
  ])('refuses %s', async (_name, word) => {
    const writer = await app.signIn();
    expect((await writer.post('/dictionary', { word })).status).toBe(422);
  });

  test('loses none of those that come at once', async () => {
    const writer = await app.signIn();
    const words = Array.from('abcçdefg', (letter) => `kelime${letter}`);
    await Promise.all(words.map((word) => writer.post('/dictionary', { word })));
    expect((await writer.get<Words>('/dictionary')).body.words).toEqual(words);
  });

  test('has an end, which the database holds', async () => {
    const writer = await app.signIn();
    const full = Array.from({ length: personalWordsMost }, (_, index) => `sözcük${index}`);
    await app.deps.db
      .insertInto('personal_dictionaries')
      .values({ user_id: writer.userId, words: full })
      .execute();
    const refused = await writer.post<Words & { message: string }>('/dictionary', { word: 'fazlası' });
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'TOO_MANY_WORDS', message: messages.houseStyle.tooManyWords },
    });
  });
});
