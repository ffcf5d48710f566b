import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { copyMigrations } from '#testing/database/copy-migrations.ts';
import { createTestDatabase, type TestDatabase } from '#testing/database/test-database.ts';
import { connect } from './connect.ts';
import { migrate } from './migrate.ts';
import { readMigrations } from './migration-files.ts';

const limits = { timeoutMs: 50, attempts: 3, pauseMs: 10 };

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.drop());

const query = async <Row extends pg.QueryResultRow>(text: string) =>
  (await database.pool.query<Row>(text)).rows;
const journal = async () =>
  (await query<{ name: string }>(`SELECT name FROM kysely_migration WHERE name >= '9' ORDER BY name`)).map(
    ({ name }) => name,
  );
const indexes = () =>
  query<{ name: string; valid: boolean }>(
    `SELECT indexrelid::regclass::text AS name, indisvalid AS valid FROM pg_index
     WHERE indexrelid::regclass::text LIKE 'next_%' ORDER BY 1`,
  );

/** Another session that holds a lock. */
async function hold(statement: string): Promise<() => Promise<void>> {
  const client = new pg.Client(database.url);
  // After a failed test the database is dropped with this connection.
  client.on('error', () => undefined);
  await client.connect();
  await client.query('BEGIN');
  await client.query(statement);
  return async () => {
    await client.query('ROLLBACK');
    await client.end();
  };
}

const marked = (...statements: string[]) => ['-- without transaction', ...statements].join('\n');
const createIndex = 'CREATE INDEX CONCURRENTLY IF NOT EXISTS next_title ON stories (title);';

test('keeps the steps before a failing statement, undoes its file and continues there', async () => {
  const files = {
    '9000-first.sql': 'CREATE TABLE next_first (id integer);',
    '9001-second.sql': 'CREATE TABLE next_second (id integer); SELECT missing;',
    '9002-third.sql': 'CREATE TABLE next_third (id integer);',
  };
  await expect(migrate(database.db, { migrations: copyMigrations(files) })).rejects.toThrow(
    /9001-second: column "missing" does not exist[\s\S]*Önceki adımlar uygulandı, bu adım geri alındı/,
  );
  expect(await journal()).toEqual(['9000-first']);
  expect(await query(`SELECT to_regclass('next_second') AS found`)).toEqual([{ found: null }]);
  const mended = copyMigrations({ ...files, '9001-second.sql': 'CREATE TABLE next_second (id integer);' });
  expect((await migrate(database.db, { migrations: mended })).slice(0, 2)).toEqual([
    '9001-second',
    '9002-third',
  ]);
});

test('applies the function files at the next start when the process ended behind a migration', async () => {
  const migrations = copyMigrations({ '9000-drop.sql': 'DROP TRIGGER users_consents ON users;' });
  // As after a kill: the migration is applied, the function files are not.
  const { error } = await new Migrator({
    db: database.db,
    provider: { getMigrations: () => readMigrations(migrations) },
  }).migrateToLatest();
  expect(error).toBeUndefined();
  await migrate(database.db, { migrations });
  expect(await query(`SELECT tgname FROM pg_trigger WHERE tgname = 'users_consents'`)).toHaveLength(1);
});

test('tries again until another session releases its lock', async () => {
  const release = await hold('LOCK TABLE stories IN ACCESS SHARE MODE');
  const migrations = copyMigrations({
    '9000-column.sql': 'ALTER TABLE stories ADD COLUMN next_column text;',
  });
  const migrated = migrate(database.db, { migrations, limits: { ...limits, attempts: 100 } });
  const waits = new Set<number>();
  await expect
    .poll(async () => {
      const [wait] = await query<{ at: Date }>('SELECT waitstart AS at FROM pg_locks WHERE NOT granted');
      if (wait?.at) waits.add(wait.at.getTime());
      return waits.size;
    })
    .toBeGreaterThan(1);
  await release();
  expect((await migrated)[0]).toBe('9000-column');
});

test('gives up and says so when another session keeps its lock', async () => {
  const release = await hold('LOCK TABLE stories IN ACCESS SHARE MODE');
  const migrations = copyMigrations({
    '9000-column.sql': 'ALTER TABLE stories ADD COLUMN next_column text;',
  });
  await expect(migrate(database.db, { migrations, limits })).rejects.toThrow(
    /9000-column: canceling statement due to lock timeout[\s\S]*kilit 3 denemede alınamadı/,
  );
  await release();
  expect(await journal()).toEqual([]);
  expect((await migrate(database.db, { migrations, limits }))[0]).toBe('9000-column');
});

test('creates an index outside of a transaction while rows are written', async () => {
  const release = await hold('LOCK TABLE stories IN ROW EXCLUSIVE MODE');
  const migrations = copyMigrations({
    '9000-index.sql': marked('-- A comment; with a semicolon', createIndex),
  });
  const migrated = migrate(database.db, { migrations, limits });
  await expect.poll(() => query('SELECT FROM pg_locks WHERE NOT granted')).toHaveLength(1);
  // Would wait behind an ordinary CREATE INDEX.
  await query('UPDATE stories SET title = title');
  await release();
  expect((await migrated)[0]).toBe('9000-index');
  expect(await indexes()).toEqual([{ name: 'next_title', valid: true }]);
  expect(await journal()).toEqual(['9000-index']);
  expect(await query('SHOW lock_timeout')).toEqual([{ lock_timeout: '3s' }]);
});

test('makes an index again that a failed try left unfinished', async () => {
  await query(
    `INSERT INTO users (name, username, email) VALUES ('Ada', 'ada', 'a@site.example'), ('Ada', 'ada2', 'b@site.example')`,
  );
  const unique = 'CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS next_name ON users (name);';
  const migrations = copyMigrations({ '9000-index.sql': marked(createIndex, unique) });
  await expect(migrate(database.db, { migrations, limits })).rejects.toThrow(
    /9000-index: could not create unique index[\s\S]*bu adım tamamlanmadı/,
  );
  expect(await indexes()).toEqual([
    { name: 'next_name', valid: false },
    { name: 'next_title', valid: true },
  ]);
  await query(`DELETE FROM users WHERE username = 'ada2'`);
  expect((await migrate(database.db, { migrations, limits }))[0]).toBe('9000-index');
  expect((await indexes()).map(({ valid }) => valid)).toEqual([true, true]);
});

test('creates a concurrent index once when several processes start at the same time', async () => {
  const migrations = copyMigrations({
    '9000-index.sql': marked(createIndex),
    '9001-table.sql': 'CREATE TABLE next_table (id integer);',
  });
  const starts = Array.from({ length: 4 }, async () => {
    const { db } = connect(database.directUrl, { max: 1, timeouts: false });
    try {
      return (await migrate(db, { migrations })).filter((name) => name.startsWith('9'));
    } finally {
      await db.destroy();
    }
  });
  const ends = await Promise.all(starts);
  expect(ends.filter((names) => names.length > 0)).toEqual([['9000-index', '9001-table']]);
});

test('runs a migration without a transaction within one, as a restore does', async () => {
  const migrations = copyMigrations({ '9000-index.sql': marked(createIndex) });
  await database.db.transaction().execute(async (trx) => {
    const { error } = await new Migrator({
      db: trx,
      provider: { getMigrations: () => readMigrations(migrations) },
    }).migrateToLatest();
    expect(error).toBeUndefined();
  });
  expect(await indexes()).toEqual([{ name: 'next_title', valid: true }]);
});

test('refuses a statement without a transaction that could be applied by half', async () => {
  const migrations = copyMigrations({
    '9000-index.sql': marked('ALTER TABLE stories ADD COLUMN next text;'),
  });
  await expect(migrate(database.db, { migrations })).rejects.toThrow(/9000-index.sql: .*only CREATE INDEX/);
});

test('waits for the process that migrates, and says so', async () => {
  const holder = new pg.Client(database.directUrl);
  await holder.connect();
  await holder.query('SELECT pg_advisory_lock(5521077340318)');
  const waiting = Promise.withResolvers<void>();
  const { db } = connect(database.directUrl, { max: 1, timeouts: false });
  const migrated = migrate(db, { onWaiting: waiting.resolve });
  await waiting.promise;
  await holder.end();
  expect(await migrated).toEqual([]);
  await db.destroy();
  const { rows } = await sql`SELECT FROM pg_locks WHERE locktype = 'advisory'
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`.execute(database.db);
  expect(rows).toEqual([]);
});
