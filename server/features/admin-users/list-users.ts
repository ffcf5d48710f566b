import { sql } from 'kysely';
import type { AdminUser } from '#contract/admin-users.ts';
import { userCountLimit } from '#domain/account/users.ts';
import type { AppContext } from '#server/context.ts';
import { afterNewest, writeNewestCursor } from '#server/db/newest-cursor.ts';
import { searchCondition } from '#server/db/search-condition.ts';
import { readFromReplica } from '#server/http/recent-change.ts';
import { findUsers } from './find-users.ts';
import { readUsers } from './read-users.ts';
import type { UserFilter } from './user-filter.ts';

/** How many accounts a list holds; `atLeast` where there are more. */
interface Total {
  count: number;
  atLeast: boolean;
}

/**
 * Accounts, newest first, by keyset pages (`admin_search_users`): found in the narrow directory, then read
 * with balance and last sign-in for the page only. @throws INVALID_INPUT for a cursor that was never given out
 */
export async function listUsers({
  ctx,
  input,
}: {
  ctx: AppContext;
  input: UserFilter & { cursor?: string | undefined; limit: number; search: string };
}): Promise<{ users: AdminUser[]; nextCursor: string | null; total: Total | null }> {
  const { found, count } = await readFromReplica(ctx, (db) =>
    findUsers(
      { db, now: ctx.deps.now },
      {
        filter: input,
        isHit: searchCondition(input.search) ?? sql`true`,
        after: afterNewest(input.cursor, 'user_id'),
        rows: input.limit + 1,
      },
    ),
  );
  const page = found.slice(0, input.limit);
  const last = page.at(-1);
  const users = await readUsers(
    ctx.deps,
    page.map(({ id }) => id),
  );
  return {
    users,
    nextCursor: found.length > input.limit && last ? writeNewestCursor(last) : null,
    // Counted from the start of the list, which only the first page sees.
    total:
      input.cursor === undefined
        ? { count: Math.min(count, userCountLimit), atLeast: count > userCountLimit }
        : null,
  };
}
