import { type RawBuilder, sql } from 'kysely';
import { userCountLimit } from '#domain/account/users.ts';
import type { Deps } from '#server/context.ts';
import { madeAt } from '#server/db/newest-cursor.ts';
import { orderedUnion } from '#server/db/ordered-union.ts';
import { withoutSeqscan } from '#server/db/without-seqscan.ts';
import { stretches, type UserFilter } from './user-filter.ts';

/** One account of a page, before its row is read. */
export interface FoundUser {
  id: string;
  made_at: string;
}

const newestFirst = sql`created_at DESC, user_id DESC`;

/**
 * The accounts of a page, newest first, and how many accounts follow the cursor in all. Both come from the first 1,001
 * matches, so a frequent word costs no more than that; PostgreSQL chooses between the index of the order and the
 * trigram index of the search. A count above `userCountLimit` says only that there are more.
 * @param isHit condition of the search; true where nothing is searched
 * @param after condition of the cursor
 * @param rows how many accounts are read at most
 */
export async function findUsers(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  {
    filter,
    isHit,
    after,
    rows,
  }: { filter: UserFilter; isHit: RawBuilder<unknown>; after: RawBuilder<unknown>; rows: number },
): Promise<{ found: FoundUser[]; count: number }> {
  const matches = orderedUnion({
    columns: sql`user_id, created_at`,
    from: sql`user_directory`,
    conditions: stretches(filter, now()).map((stretch) => sql`${stretch} AND ${isHit} AND ${after}`),
    by: newestFirst,
    limit: userCountLimit + 1,
  });
  const read = await withoutSeqscan(db, (trx) =>
    sql<FoundUser & { count: number }>`
    WITH matches AS MATERIALIZED (${matches})
    SELECT user_id AS id, ${madeAt} AS made_at, (SELECT count(*)::int FROM matches) AS count
    FROM matches ORDER BY ${newestFirst} LIMIT ${sql.lit(rows)}`.execute(trx),
  );
  return { found: read.rows, count: read.rows[0]?.count ?? 0 };
}
