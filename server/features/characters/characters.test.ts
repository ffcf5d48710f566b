import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Character } from '#contract/characters.ts';
import { messages } from '#domain/messages/index.ts';
import { textNames } from '#domain/world/card-fields.ts';
import { cardLimits, characterFields } from '#domain/world/cards.ts';
import type { Client } from '#testing/client.ts';
import { characterDraft, saveCharacter } from '#testing/factories/card.ts';
import { startTestApp, type TestApp } from '#testing/harness.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const texts = textNames(characterFields);

interface Failure {
  code: string;
  message: string;
  data?: { current: Character; issues?: { path: string; message: string }[] };
}

const listOf = async (client: Client) =>
  (await client.get<{ characters: Character[] }>('/characters')).body.characters;

function changeOf(client: Client, character: Character, fields: Partial<Character> = {}) {
  return client.put<Character & Failure>(`/characters/${character.id}`, {
    ...characterDraft(),
    revision: character.revision,
    ...fields,
  });
}

/** Fills an account up to so many characters, without the API's write limit. */
async function fill(userId: string, count: number): Promise<void> {
  await app.deps.pool.query(
    `INSERT INTO characters (id, user_id, name, role)
     SELECT gen_random_uuid(), $1, 'Kişi ' || n, 'supporting' FROM generate_series(1, $2::int) AS n`,
    [userId, count],
  );
}

describe('saving a new character', () => {
  test('trims it and answers it whole', async () => {
    const writer = await app.signIn();
    const draft = characterDraft({ name: '  İsmet\nBey ', background: ' Rıhtımda büyüdü. ' });
    const saved = await writer.post<Character>('/characters', draft);
    expect(saved.status).toBe(201);
    expect(saved.body).toMatchObject({
      id: draft.id,
      name: 'İsmet Bey',
      role: 'protagonist',
      age: 'Otuzlarının başında',
      personality: 'Az konuşur.',
      appearance: '',
      background: 'Rıhtımda büyüdü.',
      revision: 1,
    });
    expect(await listOf(writer)).toEqual([saved.body]);
  });

  test('stores each of its fields', async () => {
    const writer = await app.signIn();
    const draft = characterDraft(Object.fromEntries(texts.map((name) => [name, `Yazılan ${name}`])));
    await writer.post('/characters', draft);
    expect(await listOf(writer)).toMatchObject([draft]);
  });

  test('needs no more than a name', async () => {
    const writer = await app.signIn();
    const { id } = characterDraft();
    const saved = await writer.post<Character>('/characters', { id, name: 'Nermin' });
    expect(saved.body).toMatchObject({ name: 'Nermin', role: 'supporting', age: '', background: '' });
  });

  test('that is repeated is answered as the first one', async () => {
    const writer = await app.signIn();
    const draft = characterDraft({ personality: ' Yarım harf \ud83d' });
    const first = await writer.post<Character>('/characters', draft);
    expect(await writer.post<Character>('/characters', draft)).toMatchObject({
      status: 201,
      body: first.body,
    });
    expect(await listOf(writer)).toHaveLength(1);
  });

  test('that comes twenty times at once makes one', async () => {
    const writer = await app.signIn();
    const draft = characterDraft();
    const answers = await Promise.all(Array.from({ length: 20 }, () => writer.post('/characters', draft)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(await listOf(writer)).toHaveLength(1);
  });

  test.each([{ role: 'antagonist' }, ...texts.map((name) => ({ [name]: 'Köyde büyüdü.' }))])(
    'under an id that has other texts by now is told, with those: %o',
    async (fields) => {
      const writer = await app.signIn();
      const first = await saveCharacter(writer);
      const other = await writer.post<Failure>('/characters', characterDraft({ id: first.id, ...fields }));
      expect(other).toMatchObject({
        status: 409,
        body: { code: 'CHARACTER_CHANGED', data: { current: first } },
      });
      expect(await listOf(writer)).toEqual([first]);
    },
  );

  test('under an id of somebody else is refused and overwrites nothing', async () => {
    const [owner, other] = [await app.signIn(), await app.signIn()];
    const character = await saveCharacter(owner);
    const answer = await other.post<Failure>('/characters', characterDraft({ id: character.id }));
    expect(answer).toMatchObject({
      status: 404,
      body: { code: 'NOT_FOUND', message: messages.characters.notFound },
    });
    expect(await listOf(owner)).toEqual([character]);
    expect(await listOf(other)).toEqual([]);
  });

  test.each(['', '   ', '\u200b', '\u3164'])('without a name (%j) is refused', async (name) => {
    const writer = await app.signIn();
    const answer = await writer.post<Failure>('/characters', characterDraft({ name }));
    expect(answer).toMatchObject({ status: 422, body: { message: messages.characters.nameRequired } });
    expect(answer.body.data?.issues?.[0]?.path).toBe('name');
  });

  test.each(texts.map((name) => [name, characterFields[name].max] as const))(
    'takes as long a text for %s as it may be, and not a letter more',
    async (field, most) => {
      const writer = await app.signIn();
      await saveCharacter(writer, { [field]: 'ş'.repeat(most) });
      const answer = await writer.post<Failure>(
        '/characters',
        characterDraft({ [field]: 'ş'.repeat(most + 1) }),
      );
      expect(answer.status).toBe(422);
      expect(answer.body.data?.issues?.[0]?.path).toBe(field);
    },
  );

  test('is refused after sixty in a minute', async () => {
    const writer = await app.signIn();
    await app.deps.db
      .insertInto('rate_limits')
      .values({ key: `characters:${writer.userId}`, count: 60, resets_at: new Date(Date.now() + 60_000) })
      .execute();
    expect((await writer.post<Failure>('/characters', characterDraft())).body.code).toBe('TOO_MANY_REQUESTS');
    const answer = await writer.put<Failure>(`/characters/${characterDraft().id}`, {
      ...characterDraft(),
      revision: 1,
    });
    expect(answer.status).toBe(429);
  });
});

describe('an account', () => {
  test('holds as many characters as it may, however many come at once', async () => {
    const writer = await app.signIn();
    await fill(writer.userId, cardLimits.perAccount - 3);
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => writer.post<Failure>('/characters', characterDraft())),
    );
    const refused = answers.filter(({ status }) => status !== 201);
    expect(refused).toHaveLength(9);
    for (const { status, body } of refused) {
      expect(status).toBe(409);
      expect(body).toMatchObject({ code: 'TOO_MANY_CARDS', message: messages.characters.tooMany });
    }
    expect(await listOf(writer)).toHaveLength(cardLimits.perAccount);
  });

  test('that is full still answers a repeat, and takes one more when one is deleted', async () => {
    const writer = await app.signIn();
    await fill(writer.userId, cardLimits.perAccount - 1);
    const draft = characterDraft();
    const first = await writer.post<Character>('/characters', draft);
    expect(await writer.post<Character>('/characters', draft)).toMatchObject({
      status: 201,
      body: first.body,
    });
    await writer.delete(`/characters/${draft.id}`);
    expect((await writer.post('/characters', characterDraft())).status).toBe(201);
  });

  test('that is full takes no room from others', async () => {
    const [full, other] = [await app.signIn(), await app.signIn()];
    await fill(full.userId, cardLimits.perAccount);
    expect((await other.post('/characters', characterDraft())).status).toBe(201);
  });
});

describe('the list', () => {
  test('shows own characters newest first, and nobody else’s', async () => {
    const writer = await app.signIn();
    await saveCharacter(await app.signIn());
    const saved: Character[] = [];
    for (const name of ['Ayşe', 'İpek', 'Çağrı']) saved.push(await saveCharacter(writer, { name }));
    expect(await listOf(writer)).toEqual(saved.toReversed());
  });
});

describe('saving over a character', () => {
  test('raises its revision and keeps its place', async () => {
    const writer = await app.signIn();
    const older = await saveCharacter(writer);
    const newer = await saveCharacter(writer);
    const changed = await changeOf(writer, older, { name: 'Nermin Hanım', role: 'antagonist' });
    expect(changed.status).toBe(200);
    expect(changed.body).toMatchObject({
      name: 'Nermin Hanım',
      role: 'antagonist',
      revision: 2,
      createdAt: older.createdAt,
    });
    expect((await listOf(writer)).map(({ id }) => id)).toEqual([newer.id, older.id]);
  });

  test('from a second tab is told, with the character as it is now', async () => {
    const writer = await app.signIn();
    const character = await saveCharacter(writer);
    await changeOf(writer, character, { age: 'Kırk' });
    const second = await changeOf(writer, character, { age: 'Elli' });
    expect(second.status).toBe(409);
    expect(second.body).toMatchObject({
      code: 'CHARACTER_CHANGED',
      message: messages.characters.changedElsewhere,
    });
    expect(second.body.data?.current).toMatchObject({ revision: 2, age: 'Kırk' });
  });

  test('that comes again because its answer got lost is answered as the first one', async () => {
    const writer = await app.signIn();
    const character = await saveCharacter(writer);
    const first = await changeOf(writer, character, { background: 'Aynı değişiklik.' });
    const again = await changeOf(writer, character, { background: 'Aynı değişiklik.' });
    expect(again).toMatchObject({ status: 200, body: first.body });
  });

  test('from twenty tabs at once lets exactly one through', async () => {
    const writer = await app.signIn();
    const character = await saveCharacter(writer);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => changeOf(writer, character, { age: `${index}` })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
  });

  test('without a name is refused and changes nothing', async () => {
    const writer = await app.signIn();
    const character = await saveCharacter(writer);
    expect((await changeOf(writer, character, { name: ' ' })).status).toBe(422);
    expect(await listOf(writer)).toEqual([character]);
  });
});

describe('deleting a character', () => {
  test('is for good; once more there is nothing to delete', async () => {
    const writer = await app.signIn();
    const character = await saveCharacter(writer);
    expect(await writer.delete(`/characters/${character.id}`)).toMatchObject({
      status: 200,
      body: { ok: true },
    });
    expect(await listOf(writer)).toEqual([]);
    expect(await writer.delete<Failure>(`/characters/${character.id}`)).toMatchObject({
      status: 404,
      body: { message: messages.characters.notFound },
    });
    expect((await changeOf(writer, character)).status).toBe(404);
  });

  test('leaves the stories that named it as they are', async () => {
    const writer = await app.signIn();
    const character = await saveCharacter(writer);
    const story = await writer.post<{ id: string }>('/stories', {
      ...characterDraft(),
      title: 'Deniz',
      content: 'Fener o gece yanmadı.',
      characterIds: [character.id],
    });
    await writer.delete(`/characters/${character.id}`);
    const kept = await writer.get<{ characterIds: string[] }>(`/stories/${story.body.id}`);
    expect(kept.body.characterIds).toEqual([character.id]);
  });
});

test('an unreadable table is told in the specified words, without what is behind it', async () => {
  const broken = await startTestApp();
  try {
    const writer = await broken.signIn();
    const character = await saveCharacter(writer);
    await broken.deps.pool.query('ALTER TABLE characters RENAME TO elsewhere');
    const answers = [
      await writer.get<Failure>('/characters'),
      await writer.post<Failure>('/characters', characterDraft()),
      await changeOf(writer, character),
      await writer.delete<Failure>(`/characters/${character.id}`),
    ];
    expect(answers.map(({ status, body }) => [status, body.message])).toEqual([
      [500, messages.characters.loadFailed],
      [500, messages.characters.saveFailed],
      [500, messages.characters.updateFailed],
      [500, messages.characters.deleteFailed],
    ]);
    expect(JSON.stringify(answers.map(({ body }) => body))).not.toContain('relation');
  } finally {
    await broken.stop();
  }
});
