import { type RawBuilder, sql } from 'kysely';
import { exactUpTo } from '#domain/users.ts';
import type { Deps } from '#server/context.ts';
import type { Piece } from './search-pieces.ts';

/** What the drawn accounts say of a search. */
export interface Sampled {
  /** Accounts that were drawn; 0 before the first count. */
  size: number;
  /** Those of them that filter and search leave. */
  hits: number;
  /** Of each word, how many hold it, and how many hold the piece that the index would be asked for. */
  words: { whole: number; quick: number }[];
}

/** Asks the drawn accounts (`user_sample`), some thousand narrow rows whatever the number of accounts. */
export async function askSample(
  { db }: Pick<Deps, 'db'>,
  fits: RawBuilder<unknown>,
  pieces: readonly Piece[],
): Promise<Sampled> {
  const holding = (patterns: readonly string[]) =>
    sql`ARRAY[${sql.join(
      patterns.map((pattern) => sql`count(*) FILTER (WHERE search_text LIKE ${pattern})`),
    )}]::int[]`;
  const isHit = sql.join(
    pieces.map(({ pattern }) => sql`search_text LIKE ${pattern}`),
    sql` AND `,
  );
  const { rows } = await sql<{ size: number; hits: number; whole: number[]; quick: number[] }>`
    SELECT count(*)::int AS size, count(*) FILTER (WHERE ${isHit} AND ${fits})::int AS hits,
      ${holding(pieces.map(({ pattern }) => pattern))} AS whole, ${holding(pieces.map(({ quick }) => quick))} AS quick
    FROM user_sample`.execute(db);
  const [{ size, hits, whole, quick } = { size: 0, hits: 0, whole: [], quick: [] }] = rows;
  return {
    size,
    hits,
    words: pieces.map((_, at) => ({ whole: whole[at] ?? 0, quick: quick[at] ?? 0 })),
  };
}

/** Standard deviations that an estimate must stand above the limit by: once in millions of draws it is wrong. */
const certainty = 5;

/**
 * How many of all accounts are hits, as far as the drawn ones tell, and whether that is above what is counted exactly
 * beyond doubt.
 */
export function estimateHits({ size, hits }: Sampled, accounts: number): { count: number; sure: boolean } {
  if (size === 0) return { count: 0, sure: false };
  const each = accounts / size;
  return { count: hits * each, sure: (hits - certainty * Math.sqrt(hits)) * each > exactUpTo };
}
