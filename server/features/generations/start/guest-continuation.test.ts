import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Generation, LandingText } from '#contract/generations.ts';
import { messages } from '#domain/messages/index.ts';
import type { StoryJob } from '#server/providers/ai/index.ts';
import type { Client } from '#testing/client.ts';
import { generationRequest } from '#testing/factories/generation.ts';
import { startTestApp, type TestApp } from '#testing/harness.ts';

let app: TestApp;
const jobs: StoryJob[] = [];
let empty = false;
beforeAll(async () => {
  app = await startTestApp({
    writer: {
      name: 'recording',
      model: '',
      async *write(job) {
        jobs.push(job);
        if (!empty)
          yield `${jobs.length}. sandık açıldığında denizin sesi kesildi.\n— Kim var orada? dedi bekçi.`;
        return { finish: 'stop' };
      },
    },
  });
});
afterAll(() => app.stop());

const begin = async (guest: Client) =>
  (await guest.post<Generation>('/generations', generationRequest())).body;
const goOn = (guest: Client, from: Pick<Generation, 'text'> & { id?: string }, key = randomUUID()) =>
  guest.post<Generation & { code: string; message: string }>(
    '/generations',
    generationRequest({ idempotencyKey: key, idea: '', existingText: from.text, continues: from.id }),
  );
const listed = async (guest: Client) =>
  (await guest.get<{ texts: LandingText[] }>('/generations/landing')).body.texts;
const breakOff = ({ id }: Generation) =>
  app.deps.pool.query(`UPDATE generations SET status = 'stopped', error_code = 'AI_TIMEOUT' WHERE id = $1`, [
    id,
  ]);
const refused = {
  status: 403,
  body: { code: 'GUEST_CONTINUED', message: messages.generation.guestContinued },
};

test('lets a guest continue a story once, for 50 tokens, and refuses more without a charge', async () => {
  const guest = app.visitor();
  const first = await begin(guest);
  expect(await listed(guest)).toMatchObject([{ id: first.id, continued: false }]);
  const { status, body: second } = await goOn(guest, first);
  expect([status, second.receipt]).toEqual([200, { cost: 50, remaining: 150 }]);
  expect(await listed(guest)).toMatchObject([{ id: second.id, continued: true }]);
  expect(await goOn(guest, second)).toMatchObject(refused);
  expect(await goOn(guest, first)).toMatchObject(refused);
  // The refusals kept no slot and took no token.
  const { body: other } = await guest.post<Generation>('/generations', generationRequest());
  expect(other.receipt).toEqual({ cost: 50, remaining: 100 });
  expect((await goOn(guest, other)).body.receipt).toEqual({ cost: 50, remaining: 50 });
});

test('continues once when two continuations are sent together, and repeats a sent key', async () => {
  const guest = app.visitor();
  const first = await begin(guest);
  const key = randomUUID();
  const answers = await Promise.all([goOn(guest, first, key), goOn(guest, first)]);
  expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
  expect(await listed(guest)).toHaveLength(1);
  const again = app.visitor();
  const text = await begin(again);
  const [one, same] = [await goOn(again, text, key), await goOn(again, text, key)];
  expect([one.status, same.status, same.body.id]).toEqual([200, 200, one.body.id]);
});

test('refuses a guest’s continuation of no named text, or of another guest’s', async () => {
  const guest = app.visitor();
  const first = await begin(guest);
  expect(await goOn(guest, { text: first.text })).toMatchObject(refused);
  expect(await goOn(app.visitor(), first)).toMatchObject(refused);
});

test('a text that broke off is finished besides the one continuation', async () => {
  const guest = app.visitor();
  const first = await begin(guest);
  await breakOff(first);
  const { body: whole } = await goOn(guest, first);
  expect(await listed(guest)).toMatchObject([{ id: whole.id, continued: false }]);
  const { body: second } = await goOn(guest, whole);
  await breakOff(second);
  const { status, body: last } = await goOn(guest, second);
  expect(status).toBe(200);
  await app.deps.pool.query('UPDATE guest_trials SET remaining = 250');
  expect(await goOn(guest, last)).toMatchObject(refused);
});

test('a continuation that brought no text may be asked for again', async () => {
  const guest = app.visitor();
  const first = await begin(guest);
  empty = true;
  expect((await goOn(guest, first)).body.code).toBe('AI_EMPTY');
  empty = false;
  expect((await goOn(guest, first)).status).toBe(200);
});

test('a continuation keeps the dialogue style of its text, unless one is chosen', async () => {
  const guest = app.visitor();
  const first = await begin(guest);
  await goOn(guest, first);
  expect(jobs.at(-1)?.dialogue).toBe('dash');
  const person = await app.signIn();
  const request = { surface: 'editor', idea: '', existingText: first.text } as const;
  await person.post('/generations', generationRequest({ ...request, dialogue: 'quotes' }));
  expect(jobs.at(-1)?.dialogue).toBe('quotes');
});
