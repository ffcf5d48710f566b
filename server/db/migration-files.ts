import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { readConcurrentStatements, runConcurrently } from './concurrent-migration.ts';

const migrationsFolder = join(import.meta.dirname, 'migrations');

/** The first line of a migration that PostgreSQL can't run in a transaction (CONTRIBUTING.md, "A migration"). */
const marker = /^-- without transaction\r?\n/;

/** A migration; `concurrent` when it runs outside of a transaction. */
export type MigrationFile = Migration & { concurrent: boolean };

/**
 * Every migration of a folder by its name.
 * @param lockTimeoutMs how long a statement in a transaction waits for a lock, ms; without it an hour (the Migrator's)
 * @throws Error for a marked file with another statement than those for indexes
 */
export async function readMigrations(
  folder = migrationsFolder,
  lockTimeoutMs?: number,
): Promise<Record<string, MigrationFile>> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort();
  const entries = files.map(async (file): Promise<[string, MigrationFile]> => {
    const text = await readFile(join(folder, file), 'utf8');
    const name = file.slice(0, -'.sql'.length);
    return [name, marker.test(text) ? concurrent(file, text) : transactional(text, lockTimeoutMs)];
  });
  return Object.fromEntries(await Promise.all(entries));
}

function transactional(text: string, lockTimeoutMs?: number): MigrationFile {
  return { concurrent: false, up: (db) => runInTransaction(db, text, lockTimeoutMs) };
}

/** Runs statement by statement, or at once within a transaction, as a restore does: nobody else uses that database. */
function concurrent(file: string, text: string): MigrationFile {
  const statements = readConcurrentStatements(file, text);
  return {
    concurrent: true,
    up: (db) =>
      db.isTransaction
        ? runInTransaction(db, text.replaceAll(/\bCONCURRENTLY\b/gi, ''))
        : runConcurrently(db, statements),
  };
}

/** With the savepoint the Migrator can still release its own lock when the migration failed. */
async function runInTransaction(db: Kysely<unknown>, text: string, lockTimeoutMs?: number): Promise<void> {
  await sql`SAVEPOINT migration`.execute(db);
  try {
    // The Migrator sets an hour as it takes its own lock, so the limit is set after that.
    if (lockTimeoutMs !== undefined) await sql.raw(`SET LOCAL lock_timeout = ${lockTimeoutMs}`).execute(db);
    await sql.raw(text).execute(db);
    await forgetFunctionFiles(db);
  } catch (error) {
    await sql`ROLLBACK TO SAVEPOINT migration`.execute(db);
    throw error;
  }
}

/**
 * Has every function file applied again, since the migration may have dropped one of their functions. In the migration's
 * transaction, so that it also holds for a process that dies before it applies them.
 */
async function forgetFunctionFiles(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `DO $$ BEGIN
         IF to_regclass('applied_function_files') IS NOT NULL THEN DELETE FROM applied_function_files; END IF;
       END $$`,
    )
    .execute(db);
}
