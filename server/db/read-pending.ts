import { type Kysely, sql } from 'kysely';
import { listChangedFunctions } from './apply-functions.ts';
import { functionsFolder, listPendingMigrations } from './migrate.ts';
import { readMigrations } from './migration-files.ts';
import type { DB } from './schema.generated.ts';

/** Whether the database has migrations of a later version of the app than this one. */
async function isOfLaterVersion(db: Kysely<DB>, known: string[]): Promise<boolean> {
  const { rows } = await sql`SELECT FROM pg_class WHERE oid = to_regclass('kysely_migration')`.execute(db);
  if (rows.length === 0) return false;
  const later = await sql`SELECT FROM kysely_migration WHERE name > ${known.at(-1) ?? ''} LIMIT 1`.execute(
    db,
  );
  return later.rows.length > 0;
}

/**
 * The names of the migrations and function files that a database lacks; changes nothing. A database of a later version lacks
 * no function file: its functions serve the version before too, which may run beside it or take its place again.
 */
export async function readPending(db: Kysely<DB>): Promise<string[]> {
  const files = await readMigrations();
  const migrations = await listPendingMigrations(db, files);
  if (await isOfLaterVersion(db, Object.keys(files).sort())) return migrations;
  const { rows } = await sql`SELECT FROM pg_class WHERE oid = to_regclass('applied_function_files')`.execute(
    db,
  );
  const functions = rows.length > 0 ? await listChangedFunctions(db, functionsFolder) : [];
  return [...migrations, ...functions.map(({ name }) => `functions/${name}`)];
}
