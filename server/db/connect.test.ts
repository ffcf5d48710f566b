import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#testing/database/test-database.ts';
import { connect } from './connect.ts';
import { isDatabaseUnavailable } from './unavailable.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase({ max: 2, direct: true });
});
afterEach(() => database.drop());

test('reads bigint as a number, date as text in any time zone, timestamptz as a Date', async () => {
  const { rows } = await database.pool.query(
    `SELECT 9007199254740991::bigint AS big, count(*) AS counted, '2026-11-21'::date AS day,
      '2026-11-21T00:30:00+03:00'::timestamptz AS at`,
  );
  expect(rows).toEqual([
    { big: 9_007_199_254_740_991, counted: 1, day: '2026-11-21', at: new Date('2026-11-20T21:30:00Z') },
  ]);
});

test('replaces an idle connection that breaks, without ending the process', async () => {
  const idle = await database.pool.connect();
  const other = await database.pool.connect();
  const { rows } = await idle.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  idle.release();
  const removed = new Promise((resolve) => database.pool.once('remove', resolve));
  await other.query('SELECT pg_terminate_backend($1)', [rows[0]?.pid]);
  await removed;
  other.release();
  const answers = await Promise.all([1, 2].map(() => database.pool.query('SELECT 1 AS one')));
  expect(answers.map((answer) => answer.rows)).toEqual([[{ one: 1 }], [{ one: 1 }]]);
});

test('rejects the next query when a connection breaks inside a transaction', async () => {
  const broken = database.db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ pid: number }>`SELECT pg_backend_pid() AS pid`.execute(trx);
    await database.pool.query('SELECT pg_terminate_backend($1)', [rows[0]?.pid]);
    await sql`SELECT 1`.execute(trx);
  });
  await expect(broken).rejects.toThrow();
  expect((await database.pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
});

const limits = `SELECT name, setting::int AS ms FROM pg_settings
  WHERE name IN ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout') ORDER BY name`;

test('sets timeouts for statements, locks and idle transactions', async () => {
  const { rows } = await database.pool.query(limits);
  expect(rows).toEqual([
    { name: 'idle_in_transaction_session_timeout', ms: 10_000 },
    { name: 'lock_timeout', ms: 3_000 },
    { name: 'statement_timeout', ms: 10_000 },
  ]);
});

test('sets no timeouts when they are disabled', async () => {
  const { pool, db } = connect(database.url, { max: 1, timeouts: false });
  const { rows } = await pool.query<{ ms: number }>(limits);
  await db.destroy();
  expect(rows.map(({ ms }) => ms)).toEqual([0, 0, 0]);
});

test.each([
  ['a lock', "SET LOCAL lock_timeout = '20ms'"],
  ['a statement', "SET LOCAL statement_timeout = '20ms'"],
])('counts %s that takes too long as an unavailable database', async (_name, limit) => {
  await database.db.transaction().execute(async (holder) => {
    await sql`LOCK TABLE stories`.execute(holder);
    const waiting = database.db.transaction().execute(async (trx) => {
      await sql.raw(limit).execute(trx);
      await sql`SELECT 1 FROM stories`.execute(trx);
    });
    expect(isDatabaseUnavailable(await waiting.catch((error: unknown) => error))).toBe(true);
  });
});
