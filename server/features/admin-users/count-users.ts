import { type RawBuilder, sql } from 'kysely';
import { exactUpTo } from '#domain/users.ts';
import type { Deps } from '#server/context.ts';
import { countInCopy, isCopyOfUse } from './count-in-copy.ts';
import { countAlong, countByPieces } from './find-users.ts';
import { density, estimateHits, type Sampled } from './sample-users.ts';
import { countOfAll, countOfKinds, readUserCounts, type UserCounts } from './user-counts.ts';
import { kindsOf, type UserFilter } from './user-filter.ts';

/** How many accounts a list holds; where not exact, an estimate above 10,000. */
export interface Total {
  count: number;
  exact: boolean;
}

const limit = exactUpTo + 1;
/** A kept count that is younger than this, ms, is off by less than its tenth; else only twice the limit is above it. */
const freshMs = 900_000;

/** As an estimate is told: no digits that it doesn't know. */
const estimate = (count: number): Total => ({
  count: Math.max(exactUpTo, Math.round(count / 1_000) * 1_000),
  exact: false,
});

/** What a filter leaves: exact up to 10,000, else by the kept counts. */
export async function totalOfFilter(deps: Deps, filter: UserFilter): Promise<Total> {
  const counts = await readUserCounts(deps.db);
  const kinds = kindsOf(filter);
  const kept = kinds ? countOfKinds(counts, kinds) : 0;
  const age = deps.now().getTime() - (counts.countedAt?.getTime() ?? 0);
  // Far above the limit: there is nothing to count exactly.
  if (kept > exactUpTo * (age < freshMs ? 1.1 : 2)) return estimate(kept);
  const count = await countAlong(deps, filter, sql`true`, limit);
  return count <= exactUpTo ? { count, exact: true } : estimate(kept);
}

/** A search, as it is counted. */
export interface CountedSearch {
  isHit: RawBuilder<boolean>;
  /** The same, as the search's index takes it. */
  byPieces: RawBuilder<boolean>;
  sampled: Sampled;
}

/** What a search leaves: exact up to 10,000, else as the drawn accounts say. */
export async function totalOfSearch(
  deps: Deps,
  filter: UserFilter,
  { isHit, byPieces, sampled }: CountedSearch,
  counts: UserCounts,
): Promise<Total> {
  const expected = estimateHits(sampled, countOfAll(counts));
  if (expected.sure) return estimate(expected.count);
  const search = { filter, isHit, byPieces, limit };
  // What most accounts hold is quickest counted along the list itself, anything else by the search's index.
  const count =
    density(sampled) > 0.5
      ? await countAlong(deps, filter, isHit, limit)
      : ((isCopyOfUse(counts) ? await countInCopy(deps, search) : null) ??
        (await countByPieces(deps, filter, byPieces, limit)));
  return count <= exactUpTo ? { count, exact: true } : estimate(expected.count);
}
