import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import pg from 'pg';
import { StartupError } from '../startup-error.ts';
import { formatDatabaseError } from './format-database-error.ts';
import type { DB } from './schema.generated.ts';

const migrationsFolder = join(import.meta.dirname, 'migrations');

/** Every migration of this version by its name. */
export async function readMigrations(): Promise<Record<string, Migration>> {
  const files = (await readdir(migrationsFolder)).filter((file) => file.endsWith('.sql')).sort();
  const entries = files.map(async (file): Promise<[string, Migration]> => {
    const text = await readFile(join(migrationsFolder, file), 'utf8');
    return [file.slice(0, -'.sql'.length), { up: async (db) => void (await sql.raw(text).execute(db)) }];
  });
  return Object.fromEntries(await Promise.all(entries));
}

/**
 * Brings the database to this version and answers the names of the migrations that ran now. All run in one
 * transaction under an advisory lock: of several processes starting at once one migrates, the others wait.
 * @throws StartFault for the first migration that the database refused, an Error for any other fault; nothing is changed then.
 */
export async function migrate(db: Kysely<DB>): Promise<string[]> {
  const migrator = new Migrator({ db, provider: { getMigrations: readMigrations } });
  const { error, results = [] } = await migrator.migrateToLatest();
  const failed = results.find((result) => result.status === 'Error');
  if (error) {
    const where = failed ? `${failed.migrationName}: ` : '';
    const message = `Veritabanı güncellenemedi. ${where}${formatDatabaseError(error)}`;
    throw new (error instanceof pg.DatabaseError ? StartupError : Error)(message, { cause: error });
  }
  return results.filter((result) => result.status === 'Success').map((result) => result.migrationName);
}
