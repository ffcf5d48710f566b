import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createBlankDatabase } from '#testing/database/blank-database.ts';
import { describeSchema } from '#testing/database/describe-schema.ts';
import { type Connection, connect } from './connect.ts';
import { migrate } from './migrate.ts';

const files = readdirSync(join(import.meta.dirname, 'migrations')).sort();
const names = files.map((file) => file.replace('.sql', ''));
const functionsFolder = join(import.meta.dirname, 'functions');
const functionFiles = readdirSync(functionsFolder).sort();
const everything = [...names, ...functionFiles.map((file) => `functions/${file.replace('.sql', '')}`)];

const committedSchema = readFileSync(join(import.meta.dirname, 'schema.sql'), 'utf8');

let blank: Awaited<ReturnType<typeof createBlankDatabase>>;
let connection: Connection;

beforeEach(async () => {
  blank = await createBlankDatabase();
  connection = connect(blank.url, { max: 4 });
});

afterEach(async () => {
  await connection.db.destroy();
  await blank.drop();
});

async function journal(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`SELECT name FROM kysely_migration ORDER BY name`.execute(
    connection.db,
  );
  return rows.map((row) => row.name);
}

test('numbers migrations from 1 without gaps', () => {
  expect(files.map((file) => Number(file.slice(0, 4)))).toEqual(files.map((_, index) => index + 1));
});

test('defines functions and triggers in function files, not in migrations after 0052', () => {
  const later = files.filter((file) => Number(file.slice(0, 4)) > 52);
  const defining = later.filter((file) =>
    /CREATE\s+(OR\s+REPLACE\s+)?(FUNCTION|TRIGGER)/i.test(
      readFileSync(join(import.meta.dirname, 'migrations', file), 'utf8'),
    ),
  );
  expect(defining).toEqual([]);
});

test('runs every file once, in order, and nothing in a second run', async () => {
  expect(await migrate(connection.db)).toEqual(everything);
  expect(await migrate(connection.db)).toEqual([]);
  expect(await journal()).toEqual(names);
});

test('upgrades a database whose background jobs began before a queue that a migration removes', async () => {
  await sql`CREATE SCHEMA jobs`.execute(connection.db);
  await sql`CREATE TABLE jobs.schedule (name text)`.execute(connection.db);
  await sql`CREATE TABLE jobs.queue (name text)`.execute(connection.db);
  expect(await migrate(connection.db)).toEqual(everything);
});

test('migrates once when two processes start at the same time', async () => {
  const start = async () => {
    const env = { ...process.env, DATABASE_URL: blank.url, APP_SECRET: 'x'.repeat(32), LOG_LEVEL: 'silent' };
    const script = join(import.meta.dirname, 'run-migrate.ts');
    const child = spawn(process.execPath, [script], { env, stdio: ['ignore', 'pipe', 'pipe'] });
    const [, output, [code]] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      once(child, 'exit'),
    ]);
    return { code, output };
  };
  const ends = await Promise.all([start(), start()]);
  expect(ends).toEqual([
    { code: 0, output: '' },
    { code: 0, output: '' },
  ]);
  expect(await journal()).toEqual(names);
  expect(await describeSchema(connection.pool)).toBe(committedSchema);
  // Two processes import the app, which takes half of the usual timeout on an idle machine.
}, 60_000);

test('rolls back the migration that fails, keeps those before it and names it', async () => {
  await sql`CREATE TABLE stories (id integer)`.execute(connection.db);
  await expect(migrate(connection.db)).rejects.toThrow(/0003-stories.*already exists/);
  expect(await journal()).toEqual(names.slice(0, 2));
  await sql`DROP TABLE stories`.execute(connection.db);
  expect(await migrate(connection.db)).toEqual(everything.slice(2));
});

test('compares e-mails invariantly and sorts Turkish text by Turkish rules in a database of any locale', async () => {
  await migrate(connection.db);
  const { rows } = await sql<{ email: string; sorted: string[] }>`
    SELECT lower('INFO@X.COM' COLLATE "C") AS email,
      (SELECT array_agg(name ORDER BY name) FROM (
        SELECT 'ılgaz' COLLATE "tr-TR-x-icu" AS name UNION ALL SELECT 'inci' UNION ALL SELECT 'hale'
          UNION ALL SELECT 'çınar' UNION ALL SELECT 'cem') AS names) AS sorted`.execute(connection.db);
  expect(rows[0]).toEqual({ email: 'info@x.com', sorted: ['cem', 'çınar', 'hale', 'ılgaz', 'inci'] });
});
