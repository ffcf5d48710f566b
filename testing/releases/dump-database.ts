import type { Pool } from 'pg';
import { getConstructionPlans } from 'pg-boss';
import type { Release, ReleasedJobs } from './release-file.ts';

async function dumpRows(pool: Pool, table: string): Promise<object[]> {
  const { rows } = await pool.query<{ row: object }>(
    `SELECT to_jsonb(t) AS row FROM ${table} t ORDER BY to_jsonb(t)::text`,
  );
  return rows.map(({ row }) => row);
}

/** Reads every row of the app's own tables (not which migrations ran), and how far their sequences are. */
export async function dumpDatabase(pool: Pool): Promise<Pick<Release, 'tables' | 'sequences'>> {
  const { rows: names } = await pool.query<{ name: string }>(
    `SELECT tablename AS name FROM pg_tables
     WHERE schemaname = 'public' AND tablename NOT LIKE 'kysely_%' AND tablename <> 'applied_function_files' ORDER BY 1`,
  );
  const tables: Release['tables'] = {};
  for (const { name } of names) {
    const rows = await dumpRows(pool, `public."${name}"`);
    if (rows.length > 0) tables[name] = rows;
  }
  const { rows: sequences } = await pool.query<{ name: string; last: number }>(
    `SELECT sequencename AS name, last_value::int AS last FROM pg_sequences
     WHERE schemaname = 'public' AND last_value IS NOT NULL ORDER BY 1`,
  );
  return { tables, sequences: Object.fromEntries(sequences.map(({ name, last }) => [name, last])) };
}

/** Reads the background jobs and their queues, with the statements of the installed pg-boss that make its tables. */
export async function dumpJobs(pool: Pool): Promise<ReleasedJobs> {
  const [queue, job] = [await dumpRows(pool, 'jobs.queue'), await dumpRows(pool, 'jobs.job')];
  return { construction: getConstructionPlans('jobs'), queue, job };
}
