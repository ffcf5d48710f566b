import { type Kysely, sql } from 'kysely';
import { listChangedFunctions } from './apply-functions.ts';
import { functionsFolder, listPendingMigrations } from './migrate.ts';
import { readMigrations } from './migration-files.ts';
import type { DB } from './schema.generated.ts';

/** The names of the migrations and function files that a database lacks; changes nothing. */
export async function readPending(db: Kysely<DB>): Promise<string[]> {
  const migrations = await listPendingMigrations(db, await readMigrations());
  const { rows } = await sql`SELECT FROM pg_class WHERE oid = to_regclass('applied_function_files')`.execute(
    db,
  );
  const functions = rows.length > 0 ? await listChangedFunctions(db, functionsFolder) : [];
  return [...migrations, ...functions.map(({ name }) => `functions/${name}`)];
}
