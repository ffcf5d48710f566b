import { type RawBuilder, sql } from 'kysely';
import { exactUpTo } from '#domain/users.ts';
import type { Deps } from '#server/context.ts';
import type { SearchWord } from './search-pieces.ts';

/** What the drawn accounts say of a search. */
export interface Sampled {
  /** Accounts that were drawn; 0 before the first count. */
  size: number;
  /** Those of them that the filter leaves, and that filter and search do. */
  fitting: number;
  hits: number;
  /** How many of them hold each word. */
  holding: number[];
}

/** Asks the drawn accounts (`user_sample`), some thousand narrow rows whatever the number of accounts. */
export async function askSample(
  { db }: Pick<Deps, 'db'>,
  fits: RawBuilder<unknown>,
  words: readonly SearchWord[],
): Promise<Sampled> {
  const holds = words.map(({ pattern }) => sql`search_text LIKE ${pattern}`);
  const { rows } = await sql<Sampled>`
    SELECT count(*)::int AS size, count(*) FILTER (WHERE ${fits})::int AS fitting, count(*) FILTER (WHERE ${sql.join(holds, sql` AND `)} AND ${fits})::int AS hits,
      ARRAY[${sql.join(holds.map((one) => sql`count(*) FILTER (WHERE ${one})`))}]::int[] AS holding
    FROM user_sample`.execute(db);
  return rows[0] ?? { size: 0, fitting: 0, hits: 0, holding: [] };
}

/** Standard deviations that an estimate must stand above the limit by: once in millions of draws it is wrong. */
const certainty = 5;

/**
 * How many of all accounts are hits, as far as the drawn ones tell, and whether that is above what is counted exactly
 * beyond doubt.
 */
export function estimateHits(
  { size, hits }: Pick<Sampled, 'size' | 'hits'>,
  accounts: number,
): { count: number; sure: boolean } {
  if (size === 0) return { count: 0, sure: false };
  const each = accounts / size;
  return { count: hits * each, sure: (hits - certainty * Math.sqrt(hits)) * each > exactUpTo };
}

/** The share of hits among what the filter leaves. */
export const density = ({ fitting, hits }: Sampled): number => hits / Math.max(1, fitting);
