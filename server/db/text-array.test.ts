import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#testing/database/test-database.ts';
import { textArray } from './text-array.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test('texts reach the database as they are, whatever stands in them', async () => {
  const texts = [
    '',
    'Ağaçtan düşen şey',
    '{"a",\\b}',
    'NULL',
    '“öyle mi?”\n',
    '📖 sayfa',
    'ş'.repeat(100_000),
  ];
  const { rows } = await database.pool.query('SELECT $1::text[] AS texts', [textArray(texts)]);
  expect(rows).toEqual([{ texts }]);
});

test('half a character is told as such and takes nothing from its neighbours', async () => {
  const { rows } = await database.pool.query('SELECT $1::text[] AS texts', [
    textArray(['ş\ud83d ab', 'son']),
  ]);
  expect(rows).toEqual([{ texts: ['ş\ufffd ab', 'son'] }]);
});

test('no texts are an empty list', async () => {
  const { rows } = await database.pool.query('SELECT $1::text[] AS texts', [textArray([])]);
  expect(rows).toEqual([{ texts: [] }]);
});
