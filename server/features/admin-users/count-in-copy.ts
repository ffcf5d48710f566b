import { type RawBuilder, sql } from 'kysely';
import type { Deps } from '#server/context.ts';
import { byIndex } from '#server/db/by-index.ts';
import { anyStretch } from './find-users.ts';
import type { UserCounts } from './user-counts.ts';
import type { UserFilter } from './user-filter.ts';

/** All changes are looked through at each count: beyond so many the copy is of too little use, and is made anew. */
const mostChanges = 6_000;

/** Whether counting in the copy is worth while: there was one at the last count, and not much has changed since. */
export const isCopyOfUse = ({ searchChanges }: Pick<UserCounts, 'searchChanges'>): boolean =>
  searchChanges !== null && searchChanges <= mostChanges;

/** Whether so much has changed that the copy is of no use until it is made anew. */
export const isCopyOutdated = (counts: Pick<UserCounts, 'searchChanges'>): boolean =>
  counts.searchChanges !== null && !isCopyOfUse(counts);

/**
 * Counts the hits of a search, up to a limit, in the copy of the directory that lies in the order of its texts
 * (search-copy.ts); who changed since counts as the changes say. Exact: one statement sees the copy, what changed since,
 * and whether the two are there. Null where there is no copy.
 */
export async function countInCopy(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  search: { filter: UserFilter; isHit: RawBuilder<boolean>; byPieces: RawBuilder<boolean>; limit: number },
): Promise<number | null> {
  const { isHit, byPieces, limit } = search;
  const fits = anyStretch(search.filter, now());
  // NOT IN is looked up in a hash table, however few hits the planner expects; a join may go through the list for each.
  const { rows } = await byIndex(db, (trx) =>
    sql<{ count: number | null }>`
    WITH changed AS MATERIALIZED (
      SELECT DISTINCT ON (user_id) user_id, ${isHit} AND ${fits} AS hit FROM user_search_changes
      ORDER BY user_id DESC, version DESC
    ), unchanged AS (
      SELECT FROM user_search_copy WHERE ${byPieces} AND ${fits} AND user_id NOT IN (SELECT user_id FROM changed)
      LIMIT ${sql.lit(limit)}
    )
    SELECT CASE WHEN EXISTS (SELECT FROM user_search_copy) THEN
      (SELECT count(*)::int FROM unchanged) + (SELECT count(*)::int FROM changed WHERE hit) END AS count`.execute(
      trx,
    ),
  );
  return rows[0]?.count ?? null;
}
