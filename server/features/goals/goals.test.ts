import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { WritingGoal } from '#contract/goals.ts';
import { messages } from '#domain/messages/index.ts';
import { dayMs } from '#domain/time/durations.ts';
import { type SignedInClient, startTestApp, type TestApp } from '#testing/harness.ts';

let app: TestApp;
/** A quarter of an hour into an Istanbul Saturday: still Friday in UTC. */
const saturday = new Date('2026-11-20T21:15:00Z');
let now = saturday;
beforeAll(async () => {
  app = await startTestApp({ now: () => now });
});
afterAll(() => app.stop());

const report = (person: SignedInClient, id: string, seq: number, words: number, aiWords = 0, day?: string) =>
  person.put<WritingGoal>('/goals/written', { id, seq, words, aiWords, day });

/** Writes on a day of November 2026, at noon. */
async function writeOn(person: SignedInClient, day: number, words: number) {
  now = new Date(`2026-11-${String(day).padStart(2, '0')}T09:00:00Z`);
  expect((await report(person, randomUUID(), 1, words)).status).toBe(200);
  now = saturday;
}

describe('a daily goal', () => {
  test('is set, changed and left', async () => {
    const writer = await app.signIn();
    const read = async () => (await writer.get<WritingGoal>('/goals')).body;
    expect(await read()).toMatchObject({
      dailyWords: null,
      streak: 0,
      today: { date: '2026-11-21', words: 0 },
    });
    for (const dailyWords of [500, 750, null]) {
      expect((await writer.put<WritingGoal>('/goals', { dailyWords })).body.dailyWords).toBe(dailyWords);
      expect((await read()).dailyWords).toBe(dailyWords);
    }
  });

  test.each([49, 20_001, 1.5, 'çok'])('can’t be %s', async (dailyWords) => {
    const writer = await app.signIn();
    const refused = await writer.put<{ data: { issues: { message: string }[] } }>('/goals', { dailyWords });
    expect(refused.status).toBe(422);
    expect(refused.body.data.issues[0]?.message).toBe(messages.goals.range);
  });
});

describe('words that were written', () => {
  test('add up over open editors, the AI’s apart, and a repeat changes nothing', async () => {
    const writer = await app.signIn();
    const [first, second] = [randomUUID(), randomUUID()];
    await report(writer, first, 1, 120, 40);
    await report(writer, first, 1, 120, 40);
    await report(writer, second, 1, 30);
    const { body } = await report(writer, first, 3, 150, 40);
    expect(body.today).toMatchObject({ date: '2026-11-21', words: 180, aiWords: 40 });
    // A report that comes late does not undo a later one.
    expect((await report(writer, first, 2, 130)).body.today.words).toBe(180);
  });

  test('come at once from many editors and lose nothing', async () => {
    const writer = await app.signIn();
    await Promise.all(Array.from({ length: 10 }, () => report(writer, randomUUID(), 1, 10)));
    expect((await writer.get<WritingGoal>('/goals')).body.today.words).toBe(100);
  });

  test('are never fewer than none, and another person’s session is another', async () => {
    const writer = await app.signIn();
    const other = await app.signIn();
    const id = randomUUID();
    expect((await report(writer, id, 1, -50)).body.today.words).toBe(0);
    expect((await report(other, id, 1, 20)).body.today.words).toBe(20);
    expect((await report(writer, id, 2, 60)).body.today.words).toBe(60);
  });

  test('of a sitting that only cut take nothing from those of others', async () => {
    const writer = await app.signIn();
    await report(writer, randomUUID(), 1, -500, -40);
    const { body } = await report(writer, randomUUID(), 1, 300, 20);
    expect(body.today).toMatchObject({ words: 300, aiWords: 20 });
  });

  test('belong to the day on which their session began', async () => {
    const writer = await app.signIn();
    const id = randomUUID();
    now = new Date('2026-11-20T20:59:00Z');
    await report(writer, id, 1, 100);
    now = saturday;
    const { body } = await report(writer, id, 2, 140);
    expect(body.days.slice(-2).map(({ date, words }) => [date, words])).toEqual([
      ['2026-11-20', 140],
      ['2026-11-21', 0],
    ]);
  });
});

describe('words that were written without a connection', () => {
  test('are counted for their day, judged by the goal of then, and once', async () => {
    const writer = await app.signIn();
    await writer.put('/goals', { dailyWords: 100 });
    await writeOn(writer, 19, 60);
    await writer.put('/goals', { dailyWords: 1_000 });
    const late = randomUUID();
    await report(writer, late, 1, 40, 0, '2026-11-19');
    const { body } = await report(writer, late, 1, 40, 0, '2026-11-19');
    expect(body.days.at(-3)).toMatchObject({ date: '2026-11-19', words: 100, goal: 100 });
    expect(body.today.words).toBe(0);
    expect(body.streak).toBe(1);
    // Its day is settled: a later report of the session can't move it.
    const moved = await report(writer, late, 2, 45, 0, '2026-11-21');
    expect(moved.body.days.at(-3)?.words).toBe(105);
    expect(moved.body.days.at(-3)?.goal).toBe(100);
  });

  test.each(['2026-11-14', '2026-11-22', '1970-01-01'])('count for today where they say %s', async (day) => {
    const writer = await app.signIn();
    expect((await report(writer, randomUUID(), 1, 30, 0, day)).body.today.words).toBe(30);
  });

  test('are told for the oldest day that is shown', async () => {
    const writer = await app.signIn();
    const { body } = await report(writer, randomUUID(), 1, 30, 0, '2026-11-15');
    expect(body.days[0]).toMatchObject({ date: '2026-11-15', words: 30 });
  });

  test('need a day of the calendar', async () => {
    const writer = await app.signIn();
    expect((await report(writer, randomUUID(), 1, 30, 0, '2026-02-31')).status).toBe(422);
  });
});

test('a streak forgives one missed day a week, and past days keep their goal', async () => {
  const writer = await app.signIn();
  await writer.put('/goals', { dailyWords: 100 });
  // Tuesday is missed; Monday is last week's company.
  for (const day of [14, 15, 16, 18, 19, 20]) await writeOn(writer, day, 100);
  expect((await writer.get<WritingGoal>('/goals')).body.streak).toBe(6);
  expect((await writer.put<WritingGoal>('/goals', { dailyWords: 1_000 })).body.streak).toBe(6);
  expect((await report(writer, randomUUID(), 1, 1_000)).body.streak).toBe(7);
});

test('a goal that was set or left after writing holds for that day also tomorrow', async () => {
  const writer = await app.signIn();
  const read = async () => (await writer.get<WritingGoal>('/goals')).body;
  const tomorrow = new Date(saturday.getTime() + dayMs);
  await report(writer, randomUUID(), 1, 600);
  expect((await writer.put<WritingGoal>('/goals', { dailyWords: 500 })).body.streak).toBe(1);
  now = tomorrow;
  const kept = await read();
  now = saturday;
  expect(kept.streak).toBe(1);
  expect(kept.days.at(-2)).toMatchObject({ date: '2026-11-21', words: 600, goal: 500 });
  // Lowered, then left: the day is judged by what was in force when it ended.
  await writer.put('/goals', { dailyWords: 100 });
  now = tomorrow;
  const lowered = await read();
  now = saturday;
  expect(lowered.days.at(-2)?.goal).toBe(100);
  await writer.put('/goals', { dailyWords: null });
  now = tomorrow;
  const left = await read();
  now = saturday;
  expect(left.streak).toBe(0);
  expect(left.days.at(-2)?.goal).toBeNull();
});
