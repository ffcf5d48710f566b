import { type RawBuilder, sql } from 'kysely';
import type { Deps } from '#server/context.ts';
import { searchWords } from '#server/db/search-condition.ts';
import type { CountedSearch, Total } from './count-users.ts';
import { anyStretch, type Found, lookThrough, readFar } from './find-users.ts';
import { askSample, type Sampled } from './sample-users.ts';
import { indexPlan, type Piece, pieceOf } from './search-pieces.ts';
import { readPieceShares } from './user-counts.ts';
import type { UserFilter } from './user-filter.ts';

/** The same search as the index is to take it: what is only checked is written so that no index fits. */
function conditionOf(pieces: readonly Piece[], sampled: Sampled): RawBuilder<boolean> {
  const { asked, checked } = indexPlan(pieces, sampled.words);
  return sql<boolean>`(${sql.join(
    [
      ...asked.map((pattern) => sql`search_text LIKE ${pattern}`),
      ...checked.map((pattern) => sql`textlike(search_text, ${pattern})`),
    ],
    sql` AND `,
  )})`;
}

/**
 * The page of a search: from the newest accounts where they fill it, else by the trigram index.
 * @returns what was found, and the total where all hits were read, else how to count them.
 */
export async function searchUsers(
  deps: Deps,
  filter: UserFilter,
  { search, isHit }: { search: string; isHit: RawBuilder<boolean> },
  after: RawBuilder<unknown>,
  rows: number,
): Promise<{ found: Found[]; total: Total | CountedSearch }> {
  const words = searchWords(search);
  if (words.length === 0) return { found: [], total: { count: 0, exact: true } };
  const shares = readPieceShares(deps.db, words);
  const asking = shares.then(async (known) => {
    const pieces = words.map((word) => pieceOf(word, known));
    const sampled = await askSample(deps, anyStretch(filter, deps.now()), pieces);
    return { sampled, byPieces: conditionOf(pieces, sampled) };
  });
  const [near, { sampled, byPieces }] = await Promise.all([
    lookThrough(deps, filter, after, isHit, rows),
    asking,
  ]);
  if (near.sawAll) return { found: near.found, total: { count: near.hits, exact: true } };
  if (near.hits >= rows) return { found: near.found, total: { isHit, byPieces, dense: near.dense, sampled } };
  const { found, hits } = await readFar(deps, filter, after, byPieces, rows);
  return { found, total: { count: hits, exact: true } };
}
