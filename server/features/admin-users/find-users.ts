import { type RawBuilder, sql } from 'kysely';
import { exactUpTo } from '#domain/users.ts';
import type { Deps } from '#server/context.ts';
import { byIndex } from '#server/db/by-index.ts';
import { madeAt } from '#server/db/newest-cursor.ts';
import { orderedUnion } from '#server/db/ordered-union.ts';
import { countOfKinds, readUserCounts } from './user-counts.ts';
import { kindsOf, stretches, type UserFilter } from './user-filter.ts';

/**
 * How many accounts a search first looks through in their order. A frequent word fills its page there; a rare one is then
 * asked of the trigram index, which would have to read every hit of a frequent one.
 */
const looksThrough = 3_000;

/** One account of the page, before it is read. */
export interface Found {
  id: string;
  made_at: string;
}

export interface Total {
  count: number;
  exact: boolean;
}

const from = sql`user_directory`;
const by = sql`created_at DESC, user_id DESC`;
const anyOf = (conditions: readonly RawBuilder<unknown>[]) =>
  sql`(${sql.join(
    conditions.map((condition) => sql`(${condition})`),
    sql` OR `,
  )})`;

/** The page after a cursor, without a search: a few rows of an index. */
export async function readInOrder(
  { db, now }: Deps,
  filter: UserFilter,
  after: RawBuilder<unknown>,
  rows: number,
): Promise<Found[]> {
  const conditions = stretches(filter, now()).map((stretch) => sql`${stretch} AND ${after}`);
  const columns = sql`user_id, created_at`;
  const page = orderedUnion({ columns, from, conditions, by, limit: rows });
  return (
    await sql<Found>`SELECT user_id AS id, ${madeAt} AS made_at FROM (${page}) page ORDER BY ${by}`.execute(
      db,
    )
  ).rows;
}

/** The page of a search, and how many hits there are from the cursor on where all of them were read; else null. */
export async function readHits(
  { db, now }: Deps,
  filter: UserFilter,
  after: RawBuilder<unknown>,
  isHit: RawBuilder<boolean>,
  rows: number,
): Promise<{ found: Found[]; hits: number | null; dense: number }> {
  const parts = stretches(filter, now());
  const near = orderedUnion({
    columns: sql`user_id, created_at, search_text`,
    from,
    conditions: parts.map((stretch) => sql`${stretch} AND ${after}`),
    by,
    limit: looksThrough,
  });
  const read = await byIndex(db, (trx) =>
    sql<Found & { hits: number; saw_far: boolean; saw_all: boolean; near_hits: number }>`
    WITH near AS MATERIALIZED (
      SELECT user_id, created_at, ${isHit} AS hit FROM (${near}) newest
    ), reach AS MATERIALIZED (
      SELECT count(*) < ${sql.lit(looksThrough)} AS saw_all, count(*) FILTER (WHERE hit) AS near_hits FROM near
    ), far AS MATERIALIZED (
      SELECT user_id, created_at FROM user_directory
      WHERE (SELECT NOT saw_all AND near_hits < ${rows} FROM reach) AND ${isHit} AND ${anyOf(parts)} AND ${after}
    ), hits AS MATERIALIZED (
      SELECT user_id, created_at FROM near WHERE hit AND (SELECT saw_all OR near_hits >= ${rows} FROM reach)
      UNION ALL SELECT user_id, created_at FROM far
    )
    SELECT user_id AS id, ${madeAt} AS made_at, (SELECT count(*)::int FROM hits) AS hits,
      (SELECT saw_all FROM reach) AS saw_all, (SELECT NOT saw_all AND near_hits < ${rows} FROM reach) AS saw_far,
      (SELECT near_hits::int FROM reach) AS near_hits
    FROM hits ORDER BY ${by} LIMIT ${rows}`.execute(trx),
  );
  const [first] = read.rows;
  const hits = !first ? 0 : first.saw_all || first.saw_far ? first.hits : null;
  return { found: read.rows, hits, dense: (first?.near_hits ?? 0) / looksThrough };
}

async function countUpTo(
  { db, now }: Deps,
  filter: UserFilter,
  search: { isHit: RawBuilder<boolean>; dense: number } | null,
): Promise<number> {
  const parts = stretches(filter, now());
  const isHit = search?.isHit ?? sql`true`;
  const limit = exactUpTo + 1;
  // What most accounts hold is quickest counted along the list itself, anything else by the search's index.
  const along = !search || search.dense > 0.5;
  const counted = along
    ? orderedUnion({
        columns: sql`user_id, created_at`,
        from,
        conditions: parts.map((stretch) => sql`${stretch} AND ${isHit}`),
        by,
        limit,
      })
    : sql`SELECT FROM user_directory WHERE ${isHit} AND ${anyOf(parts)} LIMIT ${sql.lit(limit)}`;
  const { rows } = await byIndex(db, (trx) =>
    sql<{ count: number }>`SELECT count(*)::int AS count FROM (${counted}) counted`.execute(trx),
  );
  return rows[0]?.count ?? 0;
}

/** As an estimate is told: no digits that it doesn't know. */
const rounded = (count: number) => Math.max(exactUpTo, Math.round(count / 1_000) * 1_000);

/**
 * How many accounts a filter leaves: exact up to 10,000, else by the kept counts.
 * @param search its condition, and the share of hits among the newest accounts.
 */
export async function countTotal(
  deps: Deps,
  filter: UserFilter,
  search: { isHit: RawBuilder<boolean>; dense: number } | null,
): Promise<Total> {
  const kinds = kindsOf(filter);
  const kept = kinds ? countOfKinds(await readUserCounts(deps.db), kinds) : 0;
  // Far above the limit: there is nothing to count exactly.
  if (!search && kept > 2 * exactUpTo) return { count: rounded(kept), exact: false };
  const count = await countUpTo(deps, filter, search);
  if (count <= exactUpTo) return { count, exact: true };
  return { count: rounded(search ? kept * search.dense : kept), exact: false };
}
