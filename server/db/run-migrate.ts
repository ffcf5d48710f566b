import pino from 'pino';
import { migrateJobs } from '../jobs/index.ts';
import { loadCommandEnv } from '../load-env.ts';
import { migrationUrl } from './migration-url.ts';
import { openDatabase } from './open-database.ts';

/** `npm run db:migrate`: brings the configured database to this version without starting the app. */
try {
  const env = loadCommandEnv(process.env);
  // Mode 'test' creates no demo data.
  const settings = {
    ...env,
    mode: 'test' as const,
    migrateOnStart: true,
    databaseUrl: migrationUrl(env),
    databaseDirectUrl: null,
  };
  const database = await openDatabase(settings, pino({ level: env.logLevel }));
  await migrateJobs(database.direct);
  const last = await database.pool.query<{ name: string }>('SELECT max(name) AS name FROM kysely_migration');
  await database.close();
  console.log(`Veritabanı güncel (son adım: ${last.rows[0]?.name}).`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
