import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { StartFault } from '../start-fault.ts';
import type { DB } from './schema.generated.ts';

const migrationsFolder = join(import.meta.dirname, 'migrations');

/** Codes of a server that is not there, or lets nobody in: of the network, and of PostgreSQL (class 28, 3D000, 57P03). */
const unreachable = /^(E[A-Z_]+|28\w{3}|3D000|57P03)$/;
const codeOf = (error: unknown): string => String((error as { code?: unknown } | null)?.code ?? '');

async function readMigrations(): Promise<Record<string, Migration>> {
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
 * @throws StartFault where the database can't be reached, or for the first migration that failed; nothing is changed then.
 */
export async function migrate(db: Kysely<DB>): Promise<string[]> {
  const migrator = new Migrator({ db, provider: { getMigrations: readMigrations } });
  const { error, results = [] } = await migrator.migrateToLatest();
  const failed = results.find((result) => result.status === 'Error');
  if (error) {
    const where = failed ? `${failed.migrationName}: ` : '';
    const what = unreachable.test(codeOf(error)) ? 'Veritabanına ulaşılamadı.' : 'Veritabanı güncellenemedi.';
    // Where several addresses were tried, the fault has a code and no words.
    const why = (error instanceof Error && error.message) || codeOf(error) || String(error);
    throw new StartFault(`${what} ${where}${why}`, { cause: error });
  }
  return results.filter((result) => result.status === 'Success').map((result) => result.migrationName);
}
