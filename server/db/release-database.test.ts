import { pino } from 'pino';
import { expect, test } from 'vitest';
import { createBlankDatabase } from '#testing/database/blank-database.ts';
import { createTestDatabase } from '#testing/database/test-database.ts';
import { makeTemporaryDataDir, removeTemporaryDataDir } from '#testing/database/test-server.ts';
import { dumpDatabase, dumpJobs } from '#testing/releases/dump-database.ts';
import { fillDatabase } from '#testing/releases/fill-database.ts';
import { hashMigrations, type Release } from '#testing/releases/release-file.ts';
import { restoreDatabase } from '#testing/releases/restore-database.ts';
import { allJobs } from '../app/all-jobs.ts';
import { openJobs } from '../jobs/open-jobs.ts';
import { connect } from './connect.ts';

/** Tables that are empty in a release's database: short-lived rows, rows of one start, development only. */
const shortLived = [
  'active_sessions',
  'applied_function_files',
  'blog_post_editors',
  'build_assets',
  'outbox_mails',
  'paytr_test_links',
  'paytr_test_payments',
  'verifications',
  'waiting_sign_ins',
];

/** The data that `npm run release` would write now, and the names of all tables. */
async function makeRelease(): Promise<{ release: Release; names: string[] }> {
  const database = await createTestDatabase();
  const dataDir = makeTemporaryDataDir();
  try {
    await fillDatabase(database, { url: database.directUrl, dataDir });
    const { rows } = await database.pool.query<{ name: string }>(
      `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename NOT LIKE 'kysely_%' ORDER BY 1`,
    );
    const dumped = { ...(await dumpDatabase(database.pool)), jobs: await dumpJobs(database.pool) };
    const release = { version: 'next', migrations: hashMigrations(), ...dumped };
    return { release, names: rows.map(({ name }) => name) };
  } finally {
    removeTemporaryDataDir(dataDir);
    await database.drop();
  }
}

test('writes rows of every table and a waiting job for the next release', async () => {
  const { release, names } = await makeRelease();
  expect(names.filter((name) => !release.tables[name])).toEqual(shortLived);
  const statuses = (release.tables.generations ?? []).map((row) => (row as { status: string }).status);
  expect(statuses).toEqual(statuses.map(() => 'completed'));

  const blank = await createBlankDatabase();
  const connection = connect(blank.url, { timeouts: false });
  try {
    await restoreDatabase(connection, release);
    expect((await dumpDatabase(connection.pool)).tables).toEqual(release.tables);
    const jobs = await openJobs(blank.url, pino({ level: 'silent' }), allJobs);
    const [job] = await jobs.boss.findJobs('mail');
    expect(job?.data).toEqual({ sealed: 'x' });
    await jobs.stop();
  } finally {
    await connection.db.destroy();
    await blank.drop();
  }
}, 60_000);
