import { type Kysely, sql, type Transaction } from 'kysely';
import type { DB } from './schema.generated.ts';

/**
 * Runs a search of administrators without sequential scans of large tables, which the planner chooses when it expects many
 * hits.
 */
export function withoutSeqscan<Result>(
  db: Kysely<DB>,
  work: (trx: Transaction<DB>) => Promise<Result>,
): Promise<Result> {
  return db.transaction().execute(async (trx) => {
    await sql`SET LOCAL enable_seqscan = off`.execute(trx);
    return work(trx);
  });
}
