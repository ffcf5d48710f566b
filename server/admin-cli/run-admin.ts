import { type Kysely, sql } from 'kysely';
import { openSource } from '../backup/open-database.ts';
import { connect } from '../db/connect.ts';
import { formatDatabaseError } from '../db/format-database-error.ts';
import type { DB } from '../db/schema.generated.ts';
import { loadCommandEnv } from '../load-env.ts';
import { StartupError } from '../startup-error.ts';
import { readAdminCommand } from './admin-command.ts';
import { CommandError, exitCodes } from './command-error.ts';

/** Checks that the database answers and has the tables of this version. @throws CommandError */
async function assertUsable(db: Kysely<DB>): Promise<void> {
  try {
    await sql`SELECT administrator_since FROM users LIMIT 0`.execute(db);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : null;
    // A table or a column that does not exist.
    const isOld = code === '42P01' || code === '42703';
    const message = isOld
      ? 'Veritabanı bu sürümden eski. Önce npm run db:migrate çalıştırın ya da uygulamayı başlatın.'
      : `Veritabanına ulaşılamadı. ${formatDatabaseError(error)}`;
    throw new CommandError(message, exitCodes.failed);
  }
}

/** `npm run admin`: runs one command on the configured database, also while the app runs. */
async function main(): Promise<void> {
  const run = readAdminCommand(process.argv.slice(2));
  const env = loadCommandEnv(process.env);
  const hasAddress = env.mode !== 'production' || Boolean(process.env.PUBLIC_URL?.trim());
  const source = await openSource(env);
  const { db } = connect(source.place, { max: 1 });
  try {
    await assertUsable(db);
    const { adminEmails } = env;
    const lines = await run({
      db,
      adminEmails,
      publicUrl: hasAddress ? env.publicUrl : null,
      now: new Date(),
    });
    for (const line of lines) console.log(line);
  } finally {
    await db.destroy();
    await source.close();
  }
}

try {
  await main();
} catch (error) {
  console.error(error instanceof StartupError ? error.message : error);
  process.exitCode = error instanceof CommandError ? error.exitCode : exitCodes.failed;
}
