import type { AdminUser } from '#contract/admin-users.ts';
import type { AppContext } from '#server/context.ts';
import { afterNewest, writeNewestCursor } from '#server/db/newest-cursor.ts';
import { searchCondition } from '#server/db/search-condition.ts';
import { type CountedSearch, type Total, totalOfFilter, totalOfSearch } from './count-users.ts';
import { readInOrder } from './find-users.ts';
import { readUsers } from './read-users.ts';
import { searchUsers } from './search-users.ts';
import { readUserCounts, type UserCounts } from './user-counts.ts';
import type { UserFilter } from './user-filter.ts';

/**
 * Accounts, newest first, by keyset pages (spec 2 §7, `admin_search_users`): found in the narrow directory, then read
 * with balance and last sign-in for the page only. @throws INVALID_INPUT for a cursor that was never given out
 */
export async function listUsers({
  ctx: { deps },
  input,
}: {
  ctx: AppContext;
  input: UserFilter & { cursor?: string | undefined; limit: number; search: string };
}): Promise<{ users: AdminUser[]; nextCursor: string | null; total: Total | null }> {
  const after = afterNewest(input.cursor, 'user_id');
  const isFirst = input.cursor === undefined;
  const isHit = searchCondition(input.search);
  const rows = input.limit + 1;
  const [counts, { found, total }] = await Promise.all([
    isFirst ? readUserCounts(deps.db) : null,
    isHit
      ? searchUsers(deps, input, { search: input.search, isHit }, after, rows)
      : readInOrder(deps, input, after, rows).then((inOrder) => ({ found: inOrder, total: null })),
  ]);
  const page = found.slice(0, input.limit);
  const last = page.at(-1);
  const [users, counted] = await Promise.all([
    readUsers(
      deps,
      page.map(({ id }) => id),
    ),
    counts && countTotal(deps, input, total, counts),
  ]);
  return {
    users,
    nextCursor: found.length > input.limit && last ? writeNewestCursor(last) : null,
    total: counted,
  };
}

async function countTotal(
  deps: AppContext['deps'],
  filter: UserFilter,
  total: Total | CountedSearch | null,
  counts: UserCounts,
): Promise<Total> {
  if (total === null) return totalOfFilter(deps, filter, counts);
  return 'count' in total ? total : totalOfSearch(deps, filter, total, counts);
}
