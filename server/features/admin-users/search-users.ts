import { type RawBuilder, sql } from 'kysely';
import type { Deps } from '#server/context.ts';
import { searchWords } from '#server/db/search-condition.ts';
import { type Total, totalOfSearch } from './count-users.ts';
import { anyStretch, type Found, looksThrough, lookThrough, readFar } from './find-users.ts';
import { askSample, density, type Sampled } from './sample-users.ts';
import { indexPlan, type Piece, pieceOf } from './search-pieces.ts';
import { readPieceShares, readUserCounts } from './user-counts.ts';
import type { UserFilter } from './user-filter.ts';

/** The same search as the index is to take it: what is only checked is written so that no index fits. */
function conditionOf(pieces: readonly Piece[], sampled: Sampled): RawBuilder<boolean> {
  const { asked, checked } = indexPlan(pieces, sampled);
  return sql<boolean>`(${sql.join(
    [
      ...asked.map((pattern) => sql`search_text LIKE ${pattern}`),
      ...checked.map((pattern) => sql`textlike(search_text, ${pattern})`),
    ],
    sql` AND `,
  )})`;
}

interface Search {
  filter: UserFilter;
  search: string;
  /** Its condition. */
  isHit: RawBuilder<boolean>;
  after: RawBuilder<unknown>;
  /** How many are read: one more than the page holds. */
  rows: number;
}

/**
 * A search under way: its page, from the newest accounts where they fill it, else by the trigram index; and how many
 * hits there are, which is counted at the same time where the sample says that the newest will do.
 */
export function searchUsers(
  deps: Deps,
  { filter, search, isHit, after, rows }: Search,
): { page: Promise<Found[]>; total: () => Promise<Total> } {
  const words = searchWords(search);
  if (words.length === 0) {
    return { page: Promise.resolve([]), total: async () => ({ count: 0, exact: true }) };
  }
  const asking = Promise.all([
    readPieceShares(deps.db, words),
    askSample(deps, anyStretch(filter, deps.now()), words),
  ]).then(([shares, sampled]) => {
    const pieces = words.map((word) => pieceOf(word, shares));
    return { isHit, sampled, byPieces: conditionOf(pieces, sampled) };
  });
  const find = async (): Promise<{ found: Found[]; hits: number | null }> => {
    const [near, { byPieces }] = await Promise.all([lookThrough(deps, filter, after, isHit, rows), asking]);
    if (near.sawAll) return near;
    if (near.hits >= rows) return { found: near.found, hits: null };
    return readFar(deps, filter, after, byPieces, rows);
  };
  const finding = find();
  const total = async (): Promise<Total> => {
    const counts = readUserCounts(deps.db);
    const count = async () => {
      const [asked, known] = await Promise.all([asking, counts]);
      return totalOfSearch(deps, filter, asked, known);
    };
    const early = asking.then(({ sampled }) =>
      density(sampled) * looksThrough >= rows / 2 ? count() : null,
    );
    const [{ hits }, counted] = await Promise.all([finding, early, counts]);
    return hits === null ? (counted ?? count()) : { count: hits, exact: true };
  };
  return { page: finding.then(({ found }) => found), total };
}
