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

/**
 * Applies what is missing within a transaction, under an advisory lock: the numbered migrations, up to `last` where it is
 * given, then the function files. With newer migrations still missing no function file is applied, as it may need them.
 * Returns the names of the migrations and function files that were applied.
 * @throws StartupError for the first file that the database refused, an Error for any other error
 */
export async function migrateWithin(
  trx: Transaction<DB>,
  { last, folder = functionsFolder }: { last?: string; folder?: string } = {},
): Promise<string[]> {
  await sql`SELECT pg_advisory_xact_lock(${lockId})`.execute(trx);
  const migrator = new Migrator({ db: trx, provider: { getMigrations: readMigrations } });
  const { error, results = [] } = await (last === undefined
    ? migrator.migrateToLatest()
    : migrator.migrateTo(last));
  if (error) throw updateError(error, results.find(({ status }) => status === 'Error')?.migrationName);
  const migrations = results.map(({ migrationName }) => migrationName);
  if ((await migrator.getMigrations()).some(({ executedAt }) => executedAt === undefined)) return migrations;
  const functions = await applyFunctions(trx, { folder, all: migrations.length > 0 });
  return [...migrations, ...functions.map((name) => `functions/${name}`)];
}

/**
 * Brings the database to this version: the missing numbered migrations, then the function files that changed. After a
 * migration every function file is applied, since the migration may have dropped one of their functions. All of it runs in
 * one transaction under that lock, so of several processes that start at once one migrates and the others wait.
 * Returns the names of the migrations and function files that were applied.
 * @throws StartupError for the first file that the database refused, an Error for any other error; nothing is changed then.
 */
export async function migrate(db: Kysely<DB>, folder = functionsFolder): Promise<string[]> {
  return db.transaction().execute((trx) => migrateWithin(trx, { folder }));
}
