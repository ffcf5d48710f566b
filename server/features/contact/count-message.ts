import type { AppContext } from '#server/context.ts';
import { countByAddress } from '#server/rate-limit/count-by-address.ts';
import { takeFromLimit } from '#server/rate-limit/take-from-limit.ts';
import { tooManyRequests } from '#server/rate-limit/too-many-requests.ts';

/** Messages in an hour: of one account, and of one address, which many people may share. */
const perHour = { account: 5, address: 10 } as const;

/** Counts a message against its account and its address. @throws TOO_MANY_REQUESTS with the waiting time. */
export async function countMessage(ctx: AppContext): Promise<void> {
  const { deps, user } = ctx;
  if (user) {
    const turn = { key: `contact:account:${user.id}`, limit: perHour.account, windowSeconds: 3_600 };
    const { allowed, retryAfterSeconds } = await takeFromLimit(deps.db, { ...turn, now: deps.now() });
    if (!allowed) throw tooManyRequests(retryAfterSeconds);
  }
  await countByAddress(ctx, { name: 'contact:address', limit: perHour.address, windowSeconds: 3_600 });
}
