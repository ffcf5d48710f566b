import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { getRollbackPlans } from 'pg-boss';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createBlankDatabase } from '#testing/database/blank-database.ts';
import { describeSchema } from '#testing/database/describe-schema.ts';
import { createTestDatabase, type TestDatabase } from '#testing/database/test-database.ts';
import { makeTemporaryDataDir, removeTemporaryDataDir } from '#testing/database/test-server.ts';
import { dumpDatabase } from '#testing/releases/dump-database.ts';
import { fillDatabase } from '#testing/releases/fill-database.ts';
import { readReleases } from '#testing/releases/release-file.ts';
import { restoreDatabase } from '#testing/releases/restore-database.ts';
import { allJobs } from '../app/all-jobs.ts';
import { type Connection, connect } from '../db/connect.ts';
import { openJobs } from '../jobs/index.ts';
import { packBackup } from './pack-backup.ts';
import { restoreBackup } from './restore-backup.ts';

const committedSchema = readFileSync(join(import.meta.dirname, '../db/schema.sql'), 'utf8');
const log = pino({ level: 'silent' });

let source: TestDatabase;
let sourceDir: string;
let blank: Awaited<ReturnType<typeof createBlankDatabase>>;
let target: Connection;

beforeAll(async () => {
  source = await createTestDatabase();
  sourceDir = makeTemporaryDataDir();
  await fillDatabase(source, { url: source.directUrl, dataDir: sourceDir });
}, 60_000);
afterAll(async () => {
  await source.drop();
  removeTemporaryDataDir(sourceDir);
});
beforeEach(async () => {
  blank = await createBlankDatabase();
  target = connect(blank.url);
});
afterEach(async () => {
  await target.pool.end();
  await blank.drop();
});

const packOf = (url: string) => buffer(packBackup({ source: url, appVersion: '0.5.0', keys: {} }));
const restore = (archive: Buffer | Readable) =>
  restoreBackup(archive instanceof Readable ? archive : Readable.from([archive]), {
    database: blank.url,
    dataDir: null,
  });
const jobsOf = async ({ pool }: Connection) =>
  (await pool.query('SELECT to_jsonb(j) AS job FROM jobs.job j ORDER BY id')).rows;

test('restores every row, sequence and waiting job, and the schema', async () => {
  const { totals } = await restore(await packOf(source.url));
  expect(totals.tables['public.stories']?.rows).toBeGreaterThan(0);
  expect(await dumpDatabase(target.pool)).toEqual(await dumpDatabase(source.pool));
  expect(await describeSchema(target.pool)).toBe(committedSchema);
  expect((await jobsOf(target)).length).toBeGreaterThan(0);
  expect(await jobsOf(target)).toEqual(await jobsOf(source));
});

test('leaves the triggers and foreign keys in force', async () => {
  await restore(await packOf(source.url));
  await expect(target.pool.query('DELETE FROM audit_log')).rejects.toThrow('audit_log keeps its rows');
  await expect(
    target.pool.query(
      `INSERT INTO stories (id, user_id, title, content, word_count)
       VALUES (gen_random_uuid(), gen_random_uuid(), '', '', 0)`,
    ),
  ).rejects.toThrow('stories_user_id_fkey');
});

test('needs no superuser: the owner of the database restores it', async () => {
  const archive = await packOf(source.url);
  const owner = `owner_${new URL(blank.url).pathname.slice(1)}`;
  const database = new URL(blank.url).pathname.slice(1);
  await target.pool.query(`CREATE ROLE ${owner} LOGIN; ALTER DATABASE ${database} OWNER TO ${owner}`);
  const url = new URL(blank.url);
  url.username = owner;
  await restoreBackup(Readable.from([archive]), { database: url.href, dataDir: null });
  const { rows } = await target.pool.query<{ owner: string }>(
    `SELECT DISTINCT tableowner AS owner FROM pg_tables WHERE schemaname IN ('public', 'jobs')`,
  );
  expect(rows).toEqual([{ owner }]);
  await target.pool.query(
    `REASSIGN OWNED BY ${owner} TO CURRENT_USER; DROP OWNED BY ${owner}; DROP ROLE ${owner}`,
  );
});

test('sees one moment of a database that is being written to', async () => {
  const archive = packBackup({ source: source.url, appVersion: '0.5.0', keys: {} });
  const chunks = archive[Symbol.asyncIterator]();
  const first = (await chunks.next()).value as Buffer;
  const counted = () =>
    source.pool.query<{ rows: number }>('SELECT count(*)::int AS rows FROM story_totals, stories');
  const before = await counted();
  const { rows: made } = await source.pool.query<{ id: string }>(
    `INSERT INTO stories (id, user_id, title, content, word_count)
     SELECT gen_random_uuid(), id, 'Sonradan', 'Sonradan.', 1 FROM users LIMIT 1 RETURNING id`,
  );
  const rest = await buffer({ [Symbol.asyncIterator]: () => chunks });
  await restore(Buffer.concat([first, rest]));
  expect((await target.pool.query('SELECT FROM stories WHERE title = $1', ['Sonradan'])).rowCount).toBe(0);
  const restored = await target.pool.query('SELECT count(*)::int AS rows FROM story_totals, stories');
  expect(restored.rows).toEqual(before.rows);
  await source.pool.query('DELETE FROM stories WHERE id = $1', [made[0]?.id]);
});

test.each(readReleases().map((release) => [release.version, release] as const))(
  'brings the backup of version %s to this version',
  async (_version, release) => {
    const old = await createBlankDatabase();
    const connection = connect(old.url, { timeouts: false });
    try {
      await restoreDatabase(connection, release);
      await restore(await packOf(old.url));
    } finally {
      await connection.db.destroy();
      await old.drop();
    }
    expect(await describeSchema(target.pool)).toBe(committedSchema);
    const { tables } = await dumpDatabase(target.pool);
    const ids = (rows: object[] = []) =>
      rows.map((row) => ({ ...row }) as { id: string }).map(({ id }) => id);
    expect(ids(tables.stories).sort()).toEqual(ids(release.tables.stories).sort());
  },
  60_000,
);

test('takes the background jobs of an earlier pg-boss, which updates them at the next start', async () => {
  const old = await createTestDatabase();
  try {
    const jobs = await openJobs(old.url, log, allJobs);
    await jobs.boss.send('mail', { sealed: 'x' }, { startAfter: new Date('2100-01-01') });
    await jobs.stop();
    const { rows } = await old.pool.query<{ version: number }>('SELECT version FROM jobs.version');
    const newest = rows[0]?.version ?? 0;
    await old.pool.query(getRollbackPlans('jobs', newest));
    await restore(await packOf(old.url));
    expect((await target.pool.query('SELECT version FROM jobs.version')).rows).toEqual([
      { version: newest - 1 },
    ]);
    const upgraded = await openJobs(blank.url, log, allJobs);
    expect(await upgraded.boss.findJobs('mail')).toHaveLength(1);
    await upgraded.stop();
  } finally {
    await old.drop();
  }
}, 60_000);
