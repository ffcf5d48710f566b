import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#testing/database/test-database.ts';
import { queryRows } from './query-rows.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const statement = (text: string) => ({
  name: 'halves',
  text: 'SELECT n / 2 AS half FROM unnest($1::int[]) n',
  values: [[text.length, 6]],
});

test('answers the rows and keeps no values, also where the same statement is asked at once', async () => {
  const asked = Array.from({ length: 8 }, (_, at) => statement('x'.repeat(at * 2)));
  const answers = await Promise.all(asked.map((one) => queryRows<{ half: number }>(database.pool, one)));
  expect(answers).toEqual(asked.map((_, at) => [{ half: at }, { half: 3 }]));
  expect(asked.every(({ values }) => values.length === 0)).toBe(true);
});

test('throws what the database refuses', async () => {
  const wrong = { name: 'wrong', text: 'SELECT 1 / $1::int AS n', values: [0] };
  await expect(queryRows(database.pool, wrong)).rejects.toMatchObject({ code: '22012' });
});
