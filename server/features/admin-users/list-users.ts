import type { AdminUser } from '#contract/admin-users.ts';
import type { AppContext } from '#server/context.ts';
import { afterNewest, writeNewestCursor } from '#server/db/newest-cursor.ts';
import { searchCondition } from '#server/db/search-condition.ts';
import { type Total, totalOfFilter } from './count-users.ts';
import { readInOrder } from './find-users.ts';
import { readUsers } from './read-users.ts';
import { searchUsers } from './search-users.ts';
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
  const isHit = searchCondition(input.search);
  const rows = input.limit + 1;
  const searched = isHit && searchUsers(deps, { filter: input, search: input.search, isHit, after, rows });
  const finding = searched ? searched.page : readInOrder(deps, input, after, rows);
  const reading = finding.then(async (found) => {
    const page = found.slice(0, input.limit);
    const last = page.at(-1);
    const users = await readUsers(
      deps,
      page.map(({ id }) => id),
    );
    return { users, nextCursor: found.length > input.limit && last ? writeNewestCursor(last) : null };
  });
  const counting =
    input.cursor !== undefined ? null : searched ? searched.total() : totalOfFilter(deps, input);
  const [page, total] = await Promise.all([reading, counting]);
  return { ...page, total };
}
