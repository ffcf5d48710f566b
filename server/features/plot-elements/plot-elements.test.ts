import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PlotElement } from '#contract/plot-elements.ts';
import { messages } from '#domain/messages/index.ts';
import { cardLimits } from '#domain/world/cards.ts';
import type { Client } from '#testing/client.ts';
import { plotDraft, savePlotElement } from '#testing/factories/card.ts';
import { startTestApp, type TestApp } from '#testing/harness.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

interface Failure {
  code: string;
  message: string;
  data?: { current: PlotElement; issues?: { path: string; message: string }[] };
}

const listOf = async (client: Client) =>
  (await client.get<{ plotElements: PlotElement[] }>('/plot-elements')).body.plotElements;

function changeOf(client: Client, element: PlotElement, fields: Partial<PlotElement> = {}) {
  return client.put<PlotElement & Failure>(`/plot-elements/${element.id}`, {
    ...plotDraft(),
    revision: element.revision,
    ...fields,
  });
}

/** Fills an account up to so many plot elements, without the API's write limit. */
async function fill(userId: string, count: number): Promise<void> {
  await app.deps.pool.query(
    `INSERT INTO plot_elements (id, user_id, type, description)
     SELECT gen_random_uuid(), $1, 'development', 'Olay ' || n FROM generate_series(1, $2::int) AS n`,
    [userId, count],
  );
}

describe('saving a new plot element', () => {
  test('trims it and answers it whole', async () => {
    const writer = await app.signIn();
    const draft = plotDraft({ type: 'conclusion', description: '\n Fener yeniden yanar.\nKimse görmez. ' });
    const saved = await writer.post<PlotElement>('/plot-elements', draft);
    expect(saved.status).toBe(201);
    expect(saved.body).toMatchObject({
      id: draft.id,
      type: 'conclusion',
      description: 'Fener yeniden yanar.\nKimse görmez.',
      revision: 1,
    });
    expect(await listOf(writer)).toEqual([saved.body]);
  });

  test('that is repeated is answered as the first one', async () => {
    const writer = await app.signIn();
    const draft = plotDraft({ description: ' Yarım harf \ud83d' });
    const first = await writer.post<PlotElement>('/plot-elements', draft);
    expect(await writer.post<PlotElement>('/plot-elements', draft)).toMatchObject({
      status: 201,
      body: first.body,
    });
    expect(await listOf(writer)).toHaveLength(1);
  });

  test.each([{ type: 'development' as const }, { description: 'Sandık boş çıkar.' }])(
    'under an id that has other texts by now is told, with those: %o',
    async (fields) => {
      const writer = await app.signIn();
      const first = await savePlotElement(writer);
      const other = await writer.post<Failure>('/plot-elements', plotDraft({ id: first.id, ...fields }));
      expect(other).toMatchObject({
        status: 409,
        body: { code: 'PLOT_ELEMENT_CHANGED', data: { current: first } },
      });
      expect(await listOf(writer)).toEqual([first]);
    },
  );

  test('under an id of somebody else is refused and overwrites nothing', async () => {
    const [owner, other] = [await app.signIn(), await app.signIn()];
    const element = await savePlotElement(owner);
    const answer = await other.post<Failure>('/plot-elements', plotDraft({ id: element.id }));
    expect(answer).toMatchObject({ status: 404, body: { message: messages.plotElements.notFound } });
    expect(await listOf(owner)).toEqual([element]);
  });

  test.each(['', ' \n ', '\u200b'])('without a description (%j) is refused', async (description) => {
    const writer = await app.signIn();
    const answer = await writer.post<Failure>('/plot-elements', plotDraft({ description }));
    expect(answer).toMatchObject({
      status: 422,
      body: { message: messages.plotElements.descriptionRequired },
    });
    expect(answer.body.data?.issues?.[0]?.path).toBe('description');
  });

  test('takes as long a description as it may be, and not a letter more', async () => {
    const writer = await app.signIn();
    await savePlotElement(writer, { description: 'ş'.repeat(cardLimits.text) });
    const description = 'ş'.repeat(cardLimits.text + 1);
    const answer = await writer.post<Failure>('/plot-elements', plotDraft({ description }));
    expect(answer.status).toBe(422);
    expect(answer.body.data?.issues?.[0]?.path).toBe('description');
  });

  test('is refused after sixty in a minute', async () => {
    const writer = await app.signIn();
    await app.deps.db
      .insertInto('rate_limits')
      .values({ key: `plot-elements:${writer.userId}`, count: 60, resets_at: new Date(Date.now() + 60_000) })
      .execute();
    expect((await writer.post<Failure>('/plot-elements', plotDraft())).body.code).toBe('TOO_MANY_REQUESTS');
    const answer = await writer.put<Failure>(`/plot-elements/${plotDraft().id}`, {
      ...plotDraft(),
      revision: 1,
    });
    expect(answer.status).toBe(429);
  });
});

describe('an account', () => {
  test('holds as many plot elements as it may, however many come at once', async () => {
    const writer = await app.signIn();
    await fill(writer.userId, cardLimits.perAccount - 3);
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => writer.post<Failure>('/plot-elements', plotDraft())),
    );
    const refused = answers.filter(({ status }) => status !== 201);
    expect(refused).toHaveLength(9);
    for (const { status, body } of refused) {
      expect(status).toBe(409);
      expect(body).toMatchObject({ code: 'TOO_MANY_CARDS', message: messages.plotElements.tooMany });
    }
    expect(await listOf(writer)).toHaveLength(cardLimits.perAccount);
  });
});

describe('the list', () => {
  test('shows own plot elements newest first, and nobody else’s', async () => {
    const writer = await app.signIn();
    await savePlotElement(await app.signIn());
    const saved: PlotElement[] = [];
    for (const description of ['Bir', 'İki', 'Üç'])
      saved.push(await savePlotElement(writer, { description }));
    expect(await listOf(writer)).toEqual(saved.toReversed());
  });
});

describe('saving over a plot element', () => {
  test('raises its revision', async () => {
    const writer = await app.signIn();
    const element = await savePlotElement(writer);
    const changed = await changeOf(writer, element, { type: 'development', description: 'Sandık açılır.' });
    expect(changed.status).toBe(200);
    expect(changed.body).toMatchObject({
      type: 'development',
      description: 'Sandık açılır.',
      revision: 2,
      createdAt: element.createdAt,
    });
  });

  test('from a second tab is told, with the plot element as it is now', async () => {
    const writer = await app.signIn();
    const element = await savePlotElement(writer);
    await changeOf(writer, element, { description: 'Birinci.' });
    const second = await changeOf(writer, element, { description: 'İkinci.' });
    expect(second.status).toBe(409);
    expect(second.body).toMatchObject({
      code: 'PLOT_ELEMENT_CHANGED',
      message: messages.plotElements.changedElsewhere,
    });
    expect(second.body.data?.current).toMatchObject({ revision: 2, description: 'Birinci.' });
  });

  test('that comes again because its answer got lost is answered as the first one', async () => {
    const writer = await app.signIn();
    const element = await savePlotElement(writer);
    const first = await changeOf(writer, element, { description: 'Aynı değişiklik.' });
    const again = await changeOf(writer, element, { description: 'Aynı değişiklik.' });
    expect(again).toMatchObject({ status: 200, body: first.body });
  });

  test('from twenty tabs at once lets exactly one through', async () => {
    const writer = await app.signIn();
    const element = await savePlotElement(writer);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => changeOf(writer, element, { description: `Sekme ${index}` })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
  });
});

describe('deleting a plot element', () => {
  test('is for good; once more there is nothing to delete', async () => {
    const writer = await app.signIn();
    const element = await savePlotElement(writer);
    expect((await writer.delete(`/plot-elements/${element.id}`)).body).toEqual({ ok: true });
    expect(await listOf(writer)).toEqual([]);
    expect(await writer.delete<Failure>(`/plot-elements/${element.id}`)).toMatchObject({
      status: 404,
      body: { message: messages.plotElements.notFound },
    });
    expect((await changeOf(writer, element)).status).toBe(404);
  });
});

test('an unreadable table is told in the specified words, without what is behind it', async () => {
  const broken = await startTestApp();
  try {
    const writer = await broken.signIn();
    const element = await savePlotElement(writer);
    await broken.deps.pool.query('ALTER TABLE plot_elements RENAME TO elsewhere');
    const answers = [
      await writer.get<Failure>('/plot-elements'),
      await writer.post<Failure>('/plot-elements', plotDraft()),
      await changeOf(writer, element),
      await writer.delete<Failure>(`/plot-elements/${element.id}`),
    ];
    expect(answers.map(({ status, body }) => [status, body.message])).toEqual([
      [500, messages.plotElements.loadFailed],
      [500, messages.plotElements.saveFailed],
      [500, messages.plotElements.updateFailed],
      [500, messages.plotElements.deleteFailed],
    ]);
    expect(JSON.stringify(answers.map(({ body }) => body))).not.toContain('relation');
  } finally {
    await broken.stop();
  }
});
