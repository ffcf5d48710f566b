import { Migrator } from 'kysely/migration';
import type { PoolClient } from 'pg';
import type { Connection } from '#server/db/connect.ts';
import { readMigrations } from '#server/db/migration-files.ts';
import type { Release, ReleasedJobs } from './release-file.ts';

/** Restores a release's database into an empty one: its tables by its migrations, then its rows. */
export async function restoreDatabase({ db, pool }: Connection, release: Release): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: readMigrations } });
  const { error } = await migrator.migrateTo(Object.keys(release.migrations).at(-1) ?? '');
  if (error) throw error;
  const client = await pool.connect();
  try {
    // Rows are restored as they were: no trigger changes them, and no order of tables is needed for foreign keys.
    await client.query('SET session_replication_role = replica');
    await insertRows(client, release);
    if (release.jobs) await insertJobs(client, release.jobs);
  } finally {
    // Ends the connection, and with it the setting.
    client.release(true);
  }
}

async function insertRows(client: PoolClient, { tables, sequences }: Release): Promise<void> {
  const { rows: known } = await client.query<{ name: string; columns: string }>(
    `SELECT table_name AS name, string_agg(quote_ident(column_name), ', ') AS columns
     FROM information_schema.columns JOIN pg_tables ON tablename = table_name AND schemaname = table_schema
     WHERE table_schema = 'public' AND is_generated = 'NEVER' AND table_name NOT LIKE 'kysely_%'
       AND table_name <> 'applied_function_files'
     GROUP BY table_name`,
  );
  // Migrations may have inserted rows.
  await client.query(`TRUNCATE ${known.map(({ name }) => `"${name}"`).join(', ')}`);
  for (const { name, columns } of known) {
    await client.query(
      `INSERT INTO "${name}" (${columns}) OVERRIDING SYSTEM VALUE
       SELECT ${columns} FROM jsonb_populate_recordset(NULL::public."${name}", $1)`,
      [JSON.stringify(tables[name] ?? [])],
    );
  }
  for (const [name, last] of Object.entries(sequences))
    await client.query('SELECT setval($1, $2)', [name, last]);
}

async function insertJobs(client: PoolClient, { construction, ...tables }: ReleasedJobs): Promise<void> {
  await client.query(construction);
  for (const [name, rows] of Object.entries(tables)) {
    await client.query(
      `INSERT INTO jobs."${name}" SELECT * FROM jsonb_populate_recordset(NULL::jobs."${name}", $1)`,
      [JSON.stringify(rows)],
    );
  }
}
