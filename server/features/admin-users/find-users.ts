import { type RawBuilder, sql } from 'kysely';
import type { Deps } from '#server/context.ts';
import { byIndex } from '#server/db/by-index.ts';
import { madeAt } from '#server/db/newest-cursor.ts';
import { orderedUnion } from '#server/db/ordered-union.ts';
import { stretches, type UserFilter } from './user-filter.ts';

/**
 * How many accounts a search first looks through in their order. A frequent word fills its page there; a rare one is then
 * asked of the trigram index, which would have to read every hit of a frequent one.
 */
export const looksThrough = 3_000;

/** One account of the page, before it is read. */
export interface Found {
  id: string;
  made_at: string;
}

const from = sql`user_directory`;
const by = sql`created_at DESC, user_id DESC`;

/** The conditions of a filter, any of which holds. */
export const anyStretch = (filter: UserFilter, now: Date): RawBuilder<unknown> =>
  sql`(${sql.join(
    stretches(filter, now).map((condition) => sql`(${condition})`),
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

/** What the first accounts of the order say of a search. */
export interface Near {
  found: Found[];
  hits: number;
  /** Whether there are no more accounts than these. */
  sawAll: boolean;
}

/** Looks through the first accounts after a cursor, each as it stands in the order. */
export async function lookThrough(
  { db, now }: Deps,
  filter: UserFilter,
  after: RawBuilder<unknown>,
  isHit: RawBuilder<boolean>,
  rows: number,
): Promise<Near> {
  const newest = orderedUnion({
    columns: sql`user_id, created_at, search_text`,
    from,
    conditions: stretches(filter, now()).map((stretch) => sql`${stretch} AND ${after}`),
    by,
    limit: looksThrough,
  });
  const read = await byIndex(db, (trx) =>
    sql<Found & { looked: number; hits: number }>`
    WITH near AS MATERIALIZED (SELECT user_id, created_at, ${isHit} AS hit FROM (${newest}) newest)
    SELECT page.user_id AS id, ${madeAt} AS made_at, reach.looked, reach.hits
    FROM (SELECT count(*)::int AS looked, count(*) FILTER (WHERE hit)::int AS hits FROM near) reach
      LEFT JOIN LATERAL (SELECT user_id, created_at FROM near WHERE hit ORDER BY ${by} LIMIT ${rows}) page ON true
    ORDER BY ${by}`.execute(trx),
  );
  const [{ looked, hits } = { looked: 0, hits: 0 }] = read.rows;
  const found = hits === 0 ? [] : read.rows;
  return { found, hits, sawAll: looked < looksThrough };
}

/** The page of a search out of all that the index finds, and how many that is from the cursor on. */
export async function readFar(
  { db, now }: Deps,
  filter: UserFilter,
  after: RawBuilder<unknown>,
  byPieces: RawBuilder<boolean>,
  rows: number,
): Promise<{ found: Found[]; hits: number }> {
  const read = await byIndex(db, (trx) =>
    sql<Found & { hits: number }>`
    WITH hits AS MATERIALIZED (
      SELECT user_id, created_at FROM user_directory WHERE ${byPieces} AND ${anyStretch(filter, now())} AND ${after}
    )
    SELECT user_id AS id, ${madeAt} AS made_at, (SELECT count(*)::int FROM hits) AS hits
    FROM hits ORDER BY ${by} LIMIT ${rows}`.execute(trx),
  );
  return { found: read.rows, hits: read.rows[0]?.hits ?? 0 };
}

/** Counts what a filter leaves, up to a limit, along the list itself: for what most accounts are. */
export async function countAlong(
  { db, now }: Deps,
  filter: UserFilter,
  isHit: RawBuilder<boolean>,
  limit: number,
): Promise<number> {
  const counted = orderedUnion({
    columns: sql`user_id, created_at`,
    from,
    conditions: stretches(filter, now()).map((stretch) => sql`${stretch} AND ${isHit}`),
    by,
    limit,
  });
  return countRows(db, counted);
}

/** The same for a search, by its index: for anything else. */
export async function countByPieces(
  { db, now }: Deps,
  filter: UserFilter,
  byPieces: RawBuilder<boolean>,
  limit: number,
): Promise<number> {
  return countRows(
    db,
    sql`SELECT FROM user_directory WHERE ${byPieces} AND ${anyStretch(filter, now())} LIMIT ${sql.lit(limit)}`,
  );
}

async function countRows(db: Deps['db'], counted: RawBuilder<unknown>): Promise<number> {
  const { rows } = await byIndex(db, (trx) =>
    sql<{ count: number }>`SELECT count(*)::int AS count FROM (${counted}) counted`.execute(trx),
  );
  return rows[0]?.count ?? 0;
}
