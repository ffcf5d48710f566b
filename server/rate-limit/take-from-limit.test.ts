import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#testing/database/test-database.ts';
import { clearLimit, sweepRateLimits, takeFromLimit } from './take-from-limit.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const now = new Date('2026-11-21T09:00:00Z');
const later = (seconds: number) => new Date(now.getTime() + seconds * 1_000);

test('allows exactly the limit when a hundred calls are concurrent', async () => {
  const results = await Promise.all(
    Array.from({ length: 100 }, () =>
      takeFromLimit(database.db, { key: 'a', limit: 7, windowSeconds: 60, now }),
    ),
  );
  expect(results.filter(({ allowed }) => allowed)).toHaveLength(7);
});

test('ends the window at the returned time when calls were refused in it', async () => {
  const take = (at: Date) => takeFromLimit(database.db, { key: 'b', limit: 1, windowSeconds: 60, now: at });
  expect(await take(now)).toEqual({ allowed: true, retryAfterSeconds: 0 });
  expect(await take(later(20))).toEqual({ allowed: false, retryAfterSeconds: 40 });
  expect(await take(later(59.5))).toEqual({ allowed: false, retryAfterSeconds: 1 });
  expect(await take(later(60))).toEqual({ allowed: true, retryAfterSeconds: 0 });
});

test('counts from zero after clearLimit, and sweepRateLimits deletes ended windows', async () => {
  const take = (key: string) => takeFromLimit(database.db, { key, limit: 1, windowSeconds: 60, now });
  await take('c');
  await clearLimit(database.db, 'c');
  expect((await take('c')).allowed).toBe(true);
  await sweepRateLimits(database.db, later(121));
  expect(await database.db.selectFrom('rate_limits').select('key').execute()).toEqual([]);
});

test('rejects a window of more than a day', async () => {
  const take = (windowSeconds: number) =>
    takeFromLimit(database.db, { key: 'd', limit: 1, windowSeconds, now });
  await expect(take(86_401)).rejects.toThrow(RangeError);
  expect((await take(86_400)).allowed).toBe(true);
});
