import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#testing/database/test-database.ts';
import { migrateJobs } from './migrate-jobs.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
  await migrateJobs(database.directUrl);
});
afterEach(() => database.drop());

/** Leaves an index to be made, which pg-boss begins at its next start. */
async function leaveIndex(status: 'pending' | 'failed', command: string): Promise<void> {
  await database.pool.query(
    `INSERT INTO jobs.bam (name, version, status, table_name, command) VALUES ('test', 1, $1, 'job', $2)`,
    [status, command],
  );
  await database.pool.query('UPDATE jobs.version SET bam_on = NULL');
}

test.each(['pending', 'failed'] as const)('fails while an index is %s', async (status) => {
  await leaveIndex(status, 'SELECT pg_sleep(2)');
  await expect(migrateJobs(database.directUrl, { limitMs: 0 })).rejects.toThrow(/dizinler bitmedi/);
});

test('waits for an index that takes longer than a statement of the role may', async () => {
  await leaveIndex('pending', 'SELECT pg_sleep(2)');
  const { rows } = await database.pool.query<{ name: string }>('SELECT current_database() AS name');
  await database.pool.query(
    `ALTER ROLE CURRENT_USER IN DATABASE ${pg.escapeIdentifier(rows[0]?.name ?? '')} SET statement_timeout = '1s'`,
  );
  await migrateJobs(database.directUrl);
  const { rows: builds } = await database.pool.query('SELECT status, error FROM jobs.bam WHERE name = $1', [
    'test',
  ]);
  expect(builds).toEqual([{ status: 'completed', error: null }]);
});
