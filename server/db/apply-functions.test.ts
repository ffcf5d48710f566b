import {
  appendFileSync,
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { copyMigrations } from '#testing/database/copy-migrations.ts';
import { describeSchema } from '#testing/database/describe-schema.ts';
import { createTestDatabase, type TestDatabase } from '#testing/database/test-database.ts';
import { migrate } from './migrate.ts';

const functions = join(import.meta.dirname, 'functions');

let database: TestDatabase;
let folder: string;
beforeEach(async () => {
  database = await createTestDatabase();
  folder = mkdtempSync(join(tmpdir(), 'function-files-'));
  cpSync(functions, folder, { recursive: true });
});
afterEach(async () => {
  rmSync(folder, { recursive: true });
  await database.drop();
});

const file = () => join(folder, 'normalize-search-text.sql');
const upperCase = `
  CREATE OR REPLACE FUNCTION fold_for_search(value text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN upper(value);`;
const normalized = async () => {
  const { rows } = await database.pool.query<{ text: string }>(`SELECT fold_for_search('deniz') AS text`);
  return rows[0]?.text;
};

test('applies a function file at the next start when it changed', async () => {
  appendFileSync(file(), upperCase);
  expect(await migrate(database.db, { functions: folder })).toEqual(['functions/normalize-search-text']);
  expect(await normalized()).toBe('DENIZ');
});

test('leaves a function as it is when its file did not change', async () => {
  await database.pool.query(upperCase);
  expect(await migrate(database.db, { functions: folder })).toEqual([]);
  expect(await normalized()).toBe('DENIZ');
});

test('applies unchanged function files after a migration, which may have dropped something', async () => {
  await database.pool.query('DROP TRIGGER users_consents ON users');
  expect(await migrate(database.db, { functions: folder })).toEqual([]);
  const migrations = copyMigrations({ '9000-next.sql': 'CREATE TABLE next_table (id integer)' });
  const applied = await migrate(database.db, { functions: folder, migrations });
  expect(applied).toHaveLength(1 + readdirSync(functions).length);
  const { rows } = await database.pool.query(`SELECT tgname FROM pg_trigger WHERE tgname = 'users_consents'`);
  expect(rows).toHaveLength(1);
});

test('changes nothing and names the file when the database refuses one', async () => {
  appendFileSync(file(), upperCase);
  writeFileSync(
    join(folder, 'wrong.sql'),
    'CREATE FUNCTION wrong() RETURNS integer LANGUAGE sql AS $$ SELECT missing $$;',
  );
  await expect(migrate(database.db, { functions: folder })).rejects.toThrow(
    /functions\/wrong: column "missing" does not exist/,
  );
  expect(await normalized()).toBe(' deniz');
});

test('has every function and trigger of the database in a function file', async () => {
  const text = readdirSync(functions)
    .map((name) => readFileSync(join(functions, name), 'utf8'))
    .join('\n');
  const named = (kind: string) =>
    [
      ...new Set(
        [...text.matchAll(new RegExp(`CREATE OR REPLACE ${kind} (\\w+)`, 'g'))].map(([, name]) => name),
      ),
    ].sort();
  const { rows } = await database.pool.query<{ functions: string[]; triggers: string[] }>(
    `SELECT
       (SELECT array_agg(DISTINCT proname::text) FROM pg_proc p WHERE pronamespace = 'public'::regnamespace
         AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = p.oid AND d.deptype = 'e')) AS functions,
       (SELECT array_agg(tgname::text) FROM pg_trigger WHERE NOT tgisinternal) AS triggers`,
  );
  expect(rows[0]?.functions.sort()).toEqual(named('FUNCTION'));
  expect(rows[0]?.triggers.sort()).toEqual(named('TRIGGER'));
});

test('describes a new database as the committed schema does', async () => {
  const committed = readFileSync(join(import.meta.dirname, 'schema.sql'), 'utf8');
  expect(await describeSchema(database.pool)).toBe(committed);
});
