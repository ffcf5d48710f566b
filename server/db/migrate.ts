import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Kysely, sql, type Transaction } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { applyFunctions } from './apply-functions.ts';
import type { DB } from './schema.generated.ts';
import { updateError } from './update-error.ts';

const migrationsFolder = join(import.meta.dirname, 'migrations');
const functionsFolder = join(import.meta.dirname, 'functions');

/** The advisory lock of the process that migrates. */
const lockId = 5_521_077_340_318;

/** Every migration of this version by its name. */
export async function readMigrations(): Promise<Record<string, Migration>> {
  const files = (await readdir(migrationsFolder)).filter((file) => file.endsWith('.sql')).sort();
  const entries = files.map(async (file): Promise<[string, Migration]> => {
    const text = await readFile(join(migrationsFolder, file), 'utf8');
    return [file.slice(0, -'.sql'.length), { up: (db) => runMigration(db, text) }];
  });
  return Object.fromEntries(await Promise.all(entries));
}

/** Runs one migration. With the savepoint the Migrator can still release its own lock when the migration failed. */
async function runMigration(db: Kysely<unknown>, text: string): Promise<void> {
  await sql`SAVEPOINT migration`.execute(db);
  try {
    await sql.raw(text).execute(db);
  } catch (error) {
    await sql`ROLLBACK TO SAVEPOINT migration`.execute(db);
    throw error;
  }
}

/** Runs the numbered migrations that are missing and returns their names. */
async function runMigrations(trx: Transaction<DB>): Promise<string[]> {
  const migrator = new Migrator({ db: trx, provider: { getMigrations: readMigrations } });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error) throw updateError(error, results.find(({ status }) => status === 'Error')?.migrationName);
  return results.map(({ migrationName }) => migrationName);
}

/**
 * Brings the database to this version: the missing numbered migrations, then the function files that changed. After a
 * migration every function file is applied, since the migration may have dropped one of their functions. All of it runs in
 * one transaction under an advisory lock, so of several processes that start at once one migrates and the others wait.
 * Returns the names of the migrations and function files that were applied.
 * @throws StartupError for the first file that the database refused, an Error for any other error; nothing is changed then.
 */
export async function migrate(db: Kysely<DB>, folder = functionsFolder): Promise<string[]> {
  return db.transaction().execute(async (trx) => {
    await sql`SELECT pg_advisory_xact_lock(${lockId})`.execute(trx);
    const migrations = await runMigrations(trx);
    const functions = await applyFunctions(trx, { folder, all: migrations.length > 0 });
    return [...migrations, ...functions.map((name) => `functions/${name}`)];
  });
}
