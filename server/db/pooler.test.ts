import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#testing/database/test-database.ts';
import { pooledRoles } from '#testing/databases/start-programs.ts';
import { allJobs } from '../app/all-jobs.ts';
import { openJobs } from '../jobs/index.ts';
import { openDatabase } from './open-database.ts';

// Only `npm run test:databases` has a pooler.
describe.skipIf(inject('testServer').poolerHost === null)('behind a pooler', () => {
  const log = pino({ level: 'silent' });
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  const open = (databaseUrl: string, databaseDirectUrl: string | null) =>
    openDatabase(
      {
        databaseUrl,
        databaseDirectUrl,
        databasePoolMax: 5,
        migrationDatabaseUrl: null,
        migrateOnStart: true,
        dataDir: '/nowhere',
        mode: 'production',
      },
      log,
    );
  const pooledAs = (role: string) => {
    const url = new URL(database.url);
    url.username = role;
    return url.href;
  };

  test('in transaction mode a start works with the direct address, with timeouts in the pool', async () => {
    const opened = await open(database.url, database.directUrl);
    const { rows } = await opened.pool.query("SELECT current_setting('statement_timeout') AS value");
    await opened.close();
    expect(rows).toEqual([{ value: '10s' }]);
  });

  test('in transaction mode a start without the direct address names the missing setting', async () => {
    await expect(open(database.url, null)).rejects.toThrow(
      /PostgreSQL’in kendi adresini DATABASE_DIRECT_URL/,
    );
    await expect(open(database.url, database.url)).rejects.toThrow(
      /DATABASE_DIRECT_URL bağlantısına ulaşmadı/,
    );
  });

  test('in session mode a start needs no direct address, and jobs run', async () => {
    const opened = await open(pooledAs(pooledRoles.session), null);
    const jobs = await openJobs(opened.direct, log, allJobs);
    await jobs.stop();
    await opened.close();
  });

  test('in statement mode a start is refused with the words of the pooler', async () => {
    await expect(open(pooledAs(pooledRoles.statement), database.directUrl)).rejects.toThrow(
      /Veritabanına ulaşılamadı.*statement pooling/s,
    );
  });
});
