import { sql } from 'kysely';
import { userCountLimit } from '#domain/account/users.ts';
import type { Deps } from '#server/context.ts';
import { searchCondition } from '#server/db/search-condition.ts';
import { findUsers } from './find-users.ts';

/** The accounts that a search finds, the newest first, up to `userCountLimit`; `more` when there are more. */
export async function findPeople(
  deps: Pick<Deps, 'db' | 'now'>,
  search: string,
  limit = userCountLimit,
): Promise<{ ids: string[]; more: boolean }> {
  const { found, count } = await findUsers(deps, {
    filter: { plan: 'all', confirmation: 'all', access: 'all' },
    isHit: searchCondition(search) ?? sql`false`,
    after: sql`true`,
    rows: limit,
  });
  return { ids: found.map(({ id }) => id), more: count > limit };
}
