import type { Found } from '#contract/administration.ts';
import { isSearch } from '#domain/text/search-text.ts';
import type { AppContext, Deps } from '#server/context.ts';
import { findPeople, readUsers } from '../admin-users/index.ts';
import { findMessages } from '../contact/index.ts';
import { findOrders, findOrphanNotifications } from '../payments/index.ts';

/** The most results of each group. */
const most = 6;

async function searchPeople(deps: Deps, search: string): Promise<Found['people']> {
  const { ids } = await findPeople(deps, search, most);
  const users = await readUsers(deps, ids);
  return users.map(({ id, fullName, email, username, plan, suspendedAt }) => ({
    id,
    name: fullName || username || email,
    email,
    username,
    plan,
    suspended: suspendedAt !== null,
  }));
}

/** Searches people, orders, notifications without an order, and messages; each group by its index. */
export async function searchAdministration({
  ctx,
  input: { search },
}: {
  ctx: AppContext;
  input: { search: string };
}): Promise<Found> {
  if (!isSearch(search)) return { people: [], orders: [], notifications: [], messages: [] };
  const { deps } = ctx;
  const [people, orders, notifications, messages] = await Promise.all([
    searchPeople(deps, search),
    findOrders(deps, search, most),
    findOrphanNotifications(deps.db, search, most),
    findMessages(deps.db, search, most),
  ]);
  return { people, orders, notifications, messages };
}
