import type { AdminUser } from '#contract/admin-users.ts';
import type { AppContext } from '#server/context.ts';
import { afterNewest, writeNewestCursor } from '#server/db/newest-cursor.ts';
import { searchCondition } from '#server/db/search-condition.ts';
import { countTotal, readHits, readInOrder, type Total } from './find-users.ts';
import { readUsers } from './read-users.ts';
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
  const searched = isHit && (await readHits(deps, input, after, isHit, rows));
  const found = searched ? searched.found : await readInOrder(deps, input, after, rows);
  const page = found.slice(0, input.limit);
  const last = page.at(-1);
  const total =
    searched && searched.hits !== null
      ? { count: searched.hits, exact: true }
      : () => countTotal(deps, input, isHit && searched ? { isHit, dense: searched.dense } : null);
  return {
    users: await readUsers(
      deps,
      page.map(({ id }) => id),
    ),
    nextCursor: found.length > input.limit && last ? writeNewestCursor(last) : null,
    total: isFirst ? await (typeof total === 'function' ? total() : total) : null,
  };
}
