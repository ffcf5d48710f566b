import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#testing/database/test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test('every function of the database is called by the server, another function or the schema', async () => {
  const root = join(import.meta.dirname, '..');
  const source = globSync('**/*.ts', { cwd: root }).map((file) => readFileSync(join(root, file), 'utf8'));
  const code = source.join('\n');
  // Triggers, constraints, indexes and defaults depend on what they call.
  const { rows } = await database.pool.query<{ name: string }>(
    `SELECT p.proname AS name FROM pg_proc p
     WHERE p.pronamespace = 'public'::regnamespace
       AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = p.oid AND d.deptype = 'e')
       AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.refobjid = p.oid AND d.refclassid = 'pg_proc'::regclass)
       AND NOT EXISTS (SELECT FROM pg_proc o WHERE o.oid <> p.oid AND o.prosrc ~ ('\\m' || p.proname || '\\M'))
     ORDER BY name`,
  );
  const unused = rows.filter(({ name }) => !new RegExp(`\\b${name}\\b`).test(code));
  expect(unused).toEqual([]);
});

test('no function takes more than six parameters', async () => {
  const { rows } = await database.pool.query<{ name: string }>(
    `SELECT p.proname AS name FROM pg_proc p WHERE p.pronamespace = 'public'::regnamespace AND p.pronargs > 6
       AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = p.oid AND d.deptype = 'e')`,
  );
  expect(rows).toEqual([]);
});
