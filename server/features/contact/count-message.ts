import type { AppContext } from '#server/context.ts';
import { countByAddress } from '#server/rate-limit/count-by-address.ts';
import { enforceLimit } from '#server/rate-limit/enforce-limit.ts';

/** Messages in an hour: of one account, and of one address, which many people may share. */
const perHour = { account: 5, address: 10 } as const;

/** Counts a message against its account and its address. @throws TOO_MANY_REQUESTS with the waiting time. */
export async function countMessage(ctx: AppContext): Promise<void> {
  const { deps, user } = ctx;
  if (user) {
    const limit = { limit: perHour.account, windowSeconds: 3_600 };
    await enforceLimit(deps, `contact:account:${user.id}`, limit);
  }
  await countByAddress(ctx, { name: 'contact:address', limit: perHour.address, windowSeconds: 3_600 });
}
