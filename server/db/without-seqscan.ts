import { type Kysely, sql, type Transaction } from 'kysely';
import type { DB } from './schema.generated.ts';

/**
 * Runs what administrators search in large tables so that it never reads one whole: a planner that expects many hits, or
 * thinks only of the first ones, would.
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
