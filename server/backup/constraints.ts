import type { Client } from 'pg';
import { quoted, schemas } from './database.ts';
import type { Table } from './manifest.ts';

/**
 * Empties the tables and takes away what would check or change copied rows: triggers and foreign keys, which would need an
 * order of the tables. The owner of the tables may do this; `session_replication_role` needs a superuser.
 * Returns the function that puts everything back, which checks each foreign key.
 */
export async function suspendChecks(client: Client, tables: readonly Table[]): Promise<() => Promise<void>> {
  const { rows: keys } = await client.query<{ drop: string; add: string }>(
    `SELECT format('ALTER TABLE %s DROP CONSTRAINT %I', conrelid::regclass, conname) AS drop,
       format('ALTER TABLE %s ADD CONSTRAINT %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) AS add
     FROM pg_constraint
     WHERE contype = 'f' AND conparentid = 0 AND connamespace = ANY (SELECT oid FROM pg_namespace WHERE nspname = ANY ($1))
     ORDER BY conrelid::regclass::text, conname`,
    [Object.values(schemas)],
  );
  for (const { drop } of keys) await client.query(drop);
  for (const table of tables) await client.query(`ALTER TABLE ${quoted(table)} DISABLE TRIGGER USER`);
  // Migrations may have inserted rows.
  await client.query(`TRUNCATE ${tables.map(quoted).join(', ')}`);
  return async () => {
    for (const { add } of keys) await client.query(add);
    for (const table of tables) await client.query(`ALTER TABLE ${quoted(table)} ENABLE TRIGGER USER`);
  };
}
