import type { Pool } from 'pg';
import type { Release } from './release-file.ts';

/** Reads every row of the app's own tables, and how far their sequences are. */
export async function dumpDatabase(pool: Pool): Promise<Pick<Release, 'tables' | 'sequences'>> {
  const { rows: names } = await pool.query<{ name: string }>(
    `SELECT tablename AS name FROM pg_tables
     WHERE schemaname = 'public' AND tablename NOT LIKE 'kysely_%' ORDER BY 1`,
  );
  const tables: Release['tables'] = {};
  for (const { name } of names) {
    const { rows } = await pool.query<{ row: object }>(
      `SELECT to_jsonb(t) AS row FROM public."${name}" t ORDER BY to_jsonb(t)::text`,
    );
    if (rows.length > 0) tables[name] = rows.map(({ row }) => row);
  }
  const { rows: sequences } = await pool.query<{ name: string; last: number }>(
    `SELECT sequencename AS name, last_value::int AS last FROM pg_sequences
     WHERE schemaname = 'public' AND last_value IS NOT NULL ORDER BY 1`,
  );
  return { tables, sequences: Object.fromEntries(sequences.map(({ name, last }) => [name, last])) };
}
