import { type Kysely, sql } from 'kysely';
import type { DB } from '../db/schema.generated.ts';

/** The jobs of a queue that should have run by now. */
export interface WaitingJobs {
  queue: string;
  jobs: number;
  /** Of the oldest: since it was due, or for a retried one since it was queued. */
  ageSeconds: number;
}

/** Reads the jobs that are due or retried, by queue, from pg-boss's index of waiting jobs; none for an empty queue. */
export async function readWaitingJobs(db: Kysely<DB>): Promise<WaitingJobs[]> {
  const { rows } = await sql<WaitingJobs>`
    SELECT name AS queue, count(*) AS jobs, max(extract(epoch FROM now() -
      CASE WHEN state = 'retry' THEN created_on ELSE start_after END))::float8 AS "ageSeconds"
    FROM jobs.job WHERE state < 'active' AND NOT blocked AND (state = 'retry' OR start_after <= now())
    GROUP BY name`.execute(db);
  return rows;
}
