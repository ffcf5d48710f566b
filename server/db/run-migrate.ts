import pino from 'pino';
import { loadEnv } from '../load-env.ts';
import { openDatabase } from './open-database.ts';

/** `npm run db:migrate`: brings the configured database to this version without starting the app. */
try {
  const env = loadEnv(process.env);
  // Mode 'test' creates no demo data.
  const database = await openDatabase({ ...env, mode: 'test' }, pino({ level: env.logLevel }));
  const last = await database.pool.query<{ name: string }>('SELECT max(name) AS name FROM kysely_migration');
  await database.close();
  console.log(`Veritabanı güncel (son adım: ${last.rows[0]?.name}).`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
