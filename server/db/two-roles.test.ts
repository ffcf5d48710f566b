import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeTemporaryDataDir, removeTemporaryDataDir } from '#testing/database/test-server.ts';
import { createTwoRoles, type TwoRoles } from '#testing/database/two-roles.ts';
import { actInApp } from '#testing/releases/act-in-app.ts';
import { allJobs } from '../app/all-jobs.ts';
import { demoAdministratorEmail } from '../env.ts';
import { openJobs } from '../jobs/index.ts';
import { type Connection, connect } from './connect.ts';
import { openDatabase } from './open-database.ts';
import { seedBlog } from './seed/seed-blog.ts';
import { seedDemo } from './seed/seed-demo.ts';

const log = pino({ level: 'silent' });
let roles: TwoRoles;
let dataDir: string;
beforeEach(async () => {
  roles = await createTwoRoles();
  dataDir = makeTemporaryDataDir();
});
afterEach(async () => {
  removeTemporaryDataDir(dataDir);
  await roles.drop();
});

/** `npm run db:migrate` with nothing but these settings. */
const migrate = (settings: NodeJS.ProcessEnv) =>
  promisify(execFile)(process.execPath, [join(import.meta.dirname, 'run-migrate.ts')], {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      LOG_LEVEL: 'silent',
      DATA_DIR: dataDir,
      ...settings,
    },
  });

const openAsApp = () =>
  openDatabase(
    {
      databaseUrl: roles.app,
      databaseDirectUrl: null,
      databasePoolMax: 5,
      migrationDatabaseUrl: null,
      migrateOnStart: false,
      dataDir,
      mode: 'production',
    },
    log,
  );

/** Acts in the app as its role, over demo data. */
async function fill(database: Connection): Promise<void> {
  const superuser = connect(roles.superuser, { max: 1 });
  await seedDemo(superuser.db, dataDir);
  await seedBlog(superuser.db, demoAdministratorEmail);
  await superuser.db.destroy();
  await actInApp(database, roles.app);
}

test('runs the app as a role that may not create or change tables', async () => {
  const file = join(dataDir, 'owner-url');
  writeFileSync(file, `${roles.owner}\n`);
  const { stdout } = await migrate({ DATABASE_URL: roles.app, MIGRATION_DATABASE_URL_FILE: file });
  expect(stdout).toContain('Veritabanı güncel');
  const database = await openAsApp();
  try {
    const { rows } = await database.pool.query(
      `SELECT has_database_privilege(current_database(), 'CREATE') AS "createSchemas",
         has_schema_privilege('public', 'CREATE') AS "createTables",
         (SELECT count(*) FROM pg_class WHERE relowner = current_user::regrole) AS owned`,
    );
    expect(rows).toEqual([{ createSchemas: false, createTables: false, owned: 0 }]);
    await expect(database.pool.query('ALTER TABLE stories ADD COLUMN more text')).rejects.toThrow(
      'must be owner',
    );
    const jobs = await openJobs(database.direct, log, allJobs, { migrate: false });
    expect(await jobs.boss.send('mail', { sealed: 'x' })).not.toBeNull();
    await jobs.stop();
    await fill(database);
  } finally {
    await database.close();
  }
}, 60_000);

test('says why a role without rights does not migrate', async () => {
  await expect(migrate({ DATABASE_URL: roles.app })).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('permission denied for schema public'),
  });
}, 60_000);

test('refuses to start without the tables of background jobs when it may not create them', async () => {
  const owner = await openDatabase(
    {
      databaseUrl: roles.owner,
      databaseDirectUrl: null,
      databasePoolMax: 5,
      migrationDatabaseUrl: null,
      migrateOnStart: true,
      dataDir,
      mode: 'production',
    },
    log,
  );
  await owner.close();
  const database = await openAsApp();
  await expect(openJobs(database.direct, log, allJobs, { migrate: false })).rejects.toThrow(
    'Önce npm run db:migrate',
  );
  await database.close();
}, 60_000);

test('hands a database of one role over to two', async () => {
  const former = await roles.addFormerRole();
  await migrate({ DATABASE_URL: former });
  await roles.handOver();
  // The owner migrates from now on.
  await migrate({ DATABASE_URL: roles.app, MIGRATION_DATABASE_URL: roles.owner });
  const database = await openAsApp();
  const jobs = await openJobs(database.direct, log, allJobs, { migrate: false });
  await fill(database);
  await jobs.stop();
  await database.close();
}, 60_000);
