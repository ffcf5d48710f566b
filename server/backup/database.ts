import pg from 'pg';
import type { Place } from '../db/connect.ts';
import { formatDatabaseError } from '../db/format-database-error.ts';
import { BackupError } from './backup-error.ts';
import type { Sequence, Table } from './manifest.ts';

/** The schemas with tables of ours: the app's, and that of the background jobs. */
export const schemas = { app: 'public', jobs: 'jobs' } as const;

/** The name of these connections in `pg_stat_activity`. */
export const applicationName = 'yazihane-backup';

/** Values are written the same way by every server, and no time limit of the role ends a copy. */
const sessionSettings = {
  statement_timeout: '0',
  idle_in_transaction_session_timeout: '0',
  transaction_timeout: '0',
  lock_timeout: '30s',
  timezone: 'UTC',
  datestyle: 'ISO, YMD',
  intervalstyle: 'postgres',
  bytea_output: 'hex',
  extra_float_digits: '1',
};

/** The nightly process has a low priority: on a busy machine even a connection takes long. */
const connectTimeoutMs = 60_000;

/**
 * Opens one connection for copying. The caller ends it.
 * @throws BackupError when the database can't be reached
 */
export async function openClient(place: Place): Promise<pg.Client> {
  const client = new pg.Client({
    ...(typeof place === 'string' ? { connectionString: place } : place),
    application_name: applicationName,
    connectionTimeoutMillis: connectTimeoutMs,
    keepAlive: true,
  });
  // A lost connection also fails the statement that waits for it; without a listener it would end the process.
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch (error) {
    throw new BackupError(`Veritabanına ulaşılamadı. ${formatDatabaseError(error)}`, { cause: error });
  }
  // Servers before 17 do not know `transaction_timeout`.
  await client.query(
    `SELECT set_config(key, value, false) FROM jsonb_each_text($1) JOIN pg_settings ON name = lower(key)`,
    [JSON.stringify(sessionSettings)],
  );
  return client;
}

export const quoted = ({ schema, name }: Pick<Table, 'schema' | 'name'>) =>
  `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`;

export const quotedColumns = ({ columns }: Table) =>
  columns.map((name) => pg.escapeIdentifier(name)).join(', ');

/**
 * Lists the tables whose rows are copied: not what only says which migrations and functions were applied, nor the
 * assets of builds, which each start stores again.
 */
export async function listTables(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `SELECT n.nspname AS schema, c.relname AS name, array_agg(a.attname::text ORDER BY a.attnum) AS columns
     FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
       JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
     WHERE n.nspname = ANY ($1) AND c.relkind IN ('r', 'p') AND NOT c.relispartition
       AND NOT (n.nspname = $2 AND c.relname IN ('kysely_migration', 'kysely_migration_lock', 'applied_function_files', 'build_assets'))
       AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.classid = 'pg_class'::regclass AND d.objid = c.oid AND d.deptype = 'e')
     GROUP BY n.nspname, c.relname ORDER BY n.nspname COLLATE "C", c.relname COLLATE "C"`,
    [Object.values(schemas), schemas.app],
  );
  return rows;
}

/** Lists how far the used sequences are. */
export async function listSequences(client: pg.Client): Promise<Sequence[]> {
  const { rows } = await client.query<Sequence>(
    `SELECT schemaname AS schema, sequencename AS name, last_value::text AS last FROM pg_sequences
     WHERE schemaname = ANY ($1) AND last_value IS NOT NULL ORDER BY 1, 2`,
    [Object.values(schemas)],
  );
  return rows;
}

/** Returns the last migration of a database, or null before the first. */
export async function readLastMigration(client: pg.Client): Promise<string | null> {
  const { rows: found } = await client.query(
    `SELECT FROM pg_class WHERE oid = to_regclass('public.kysely_migration')`,
  );
  if (found.length === 0) return null;
  const { rows } = await client.query<{ last: string | null }>(
    'SELECT max(name) AS last FROM kysely_migration',
  );
  return rows[0]?.last ?? null;
}

/** Returns the version of pg-boss' schema, or null without one. */
export async function readJobsVersion(client: pg.Client): Promise<number | null> {
  const { rows: found } = await client.query(`SELECT FROM pg_class WHERE oid = to_regclass('jobs.version')`);
  if (found.length === 0) return null;
  const { rows } = await client.query<{ version: number }>('SELECT version FROM jobs.version');
  return rows[0]?.version ?? null;
}
