import { join } from 'node:path';
import { type Kysely, sql, type Transaction } from 'kysely';
import { Migrator } from 'kysely/migration';
import { applyFunctions } from './apply-functions.ts';
import { type MigrationFile, readMigrations } from './migration-files.ts';
import { migrationLockId, withMigrationLock } from './migration-lock.ts';
import { type LockLimits, retryLock } from './retry-lock.ts';
import type { DB } from './schema.generated.ts';
import { stepError, updateError } from './update-error.ts';

export const functionsFolder = join(import.meta.dirname, 'functions');

/** About a minute in all. */
const usualLimits: LockLimits = { timeoutMs: 3_000, attempts: 10, pauseMs: 500 };

/** An index that is made concurrently waits for older transactions, and nobody waits for it meanwhile. */
const concurrentTimeoutMs = 60_000;

/** Tests give other folders and limits. */
export interface MigrateOptions {
  migrations?: string;
  functions?: string;
  limits?: LockLimits;
  /** Called once when another process migrates. */
  onWaiting?: () => void;
}

type Migrations = Record<string, MigrationFile>;

const createMigrator = (db: Kysely<DB>, migrations: Migrations) =>
  new Migrator({ db, provider: { getMigrations: async () => migrations } });

/** The names of the migrations that a database lacks, in order. */
export async function listPendingMigrations(db: Kysely<DB>, migrations: Migrations): Promise<string[]> {
  const all = await createMigrator(db, migrations).getMigrations();
  return all.filter(({ executedAt }) => executedAt === undefined).map(({ name }) => name);
}

/**
 * Applies what is missing within a transaction, for a restore: the numbered migrations, up to `last` where it is given, then
 * the function files. With newer migrations still missing no function file is applied, as it may need them.
 * Returns the names of the migrations and function files that were applied.
 * @throws StartupError for the first file that the database refused, an Error for any other error
 */
export async function migrateWithin(
  trx: Transaction<DB>,
  { last }: { last?: string } = {},
): Promise<string[]> {
  await sql`SELECT pg_advisory_xact_lock(${migrationLockId})`.execute(trx);
  const files = await readMigrations();
  const migrator = createMigrator(trx, files);
  const { error, results = [] } = await (last === undefined
    ? migrator.migrateToLatest()
    : migrator.migrateTo(last));
  if (error) throw updateError(error, results.find(({ status }) => status === 'Error')?.migrationName);
  const migrations = results.map(({ migrationName }) => migrationName);
  if ((await listPendingMigrations(trx, files)).length > 0) return migrations;
  const functions = await applyFunctions(trx, functionsFolder);
  return [...migrations, ...functions.map((name) => `functions/${name}`)];
}

/**
 * Brings the database to this version: the missing numbered migrations, each in its own transaction, then the function
 * files that changed, in one transaction. Waits only shortly for a lock and tries again, so that requests never queue up
 * behind a migration. Of several processes that start at once one migrates and the others wait.
 * Returns the names of the migrations and function files that were applied.
 * @throws StartupError for the first file that the database refused, an Error for any other error. The files before it stay
 *   applied, and the next call continues with it.
 */
export async function migrate(db: Kysely<DB>, options: MigrateOptions = {}): Promise<string[]> {
  const { functions = functionsFolder, limits = usualLimits, onWaiting } = options;
  const migrations = await readMigrations(options.migrations, limits.timeoutMs);
  return db.connection().execute((connection) =>
    withMigrationLock(
      connection,
      async () => {
        const applied: string[] = [];
        const pending = await listPendingMigrations(connection, migrations);
        if (pending.length === Object.keys(migrations).length) await createJournal(connection);
        for (const name of pending) {
          await applyNext(connection, migrations, name, limits);
          applied.push(name);
        }
        // Without a pending one the Migrator still refuses a database of a newer version.
        if (pending.length === 0) await migrateUp(connection, migrations);
        const files = await retryLock(
          () => inTransaction(connection, limits, (trx) => applyFunctions(trx, functions)),
          limits,
        );
        return [...applied, ...files.map((name) => `functions/${name}`)];
      },
      onWaiting,
    ),
  );
}

/** Creates the Migrator's tables. Within a migration's transaction it would hide why the database refuses them. */
async function createJournal(connection: Kysely<DB>): Promise<void> {
  await migrateUp(connection, {}, true).catch((error: unknown) => {
    throw updateError(error);
  });
}

async function applyNext(
  connection: Kysely<DB>,
  migrations: Migrations,
  name: string,
  limits: LockLimits,
): Promise<void> {
  const isConcurrent = migrations[name]?.concurrent === true;
  const attempt = isConcurrent
    ? () => outsideTransaction(connection, () => migrateUp(connection, migrations, true))
    : () => inTransaction(connection, limits, (trx) => migrateUp(trx, migrations));
  await retryLock(attempt, limits).catch((error: unknown) => {
    throw stepError(error, { name, isConcurrent, attempts: limits.attempts });
  });
}

/** Applies the next migration. */
async function migrateUp(db: Kysely<DB>, migrations: Migrations, disableTransactions = false): Promise<void> {
  const { error } = await createMigrator(db, migrations).migrateUp({ disableTransactions });
  if (error) throw error;
}

async function inTransaction<Result>(
  connection: Kysely<DB>,
  { timeoutMs }: LockLimits,
  work: (trx: Transaction<DB>) => Promise<Result>,
): Promise<Result> {
  return connection.transaction().execute(async (trx) => {
    await sql.raw(`SET LOCAL lock_timeout = ${timeoutMs}; SET LOCAL statement_timeout = 0`).execute(trx);
    return work(trx);
  });
}

async function outsideTransaction(connection: Kysely<DB>, work: () => Promise<void>): Promise<void> {
  await sql.raw(`SET lock_timeout = ${concurrentTimeoutMs}; SET statement_timeout = 0`).execute(connection);
  try {
    await work();
  } finally {
    await sql.raw('RESET lock_timeout; RESET statement_timeout').execute(connection);
  }
}
