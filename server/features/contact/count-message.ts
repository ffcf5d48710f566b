import type { AppContext } from '#server/context.ts';
import { takeFromLimit } from '#server/db/rate-limit.ts';
import { countedAddress } from '#server/http/address-key.ts';
import { tooManyRequests } from '#server/http/too-many-requests.ts';

/** Messages in an hour: of one account, and of one address, which many people may share. */
const perHour = { account: 5, address: 10 } as const;

/** Counts a message against its account and its address. @throws TOO_MANY_REQUESTS with the waiting time. */
export async function countMessage({ deps, user, ip }: AppContext): Promise<void> {
  const address = countedAddress(ip, deps.env);
  const turns = [
    ...(user ? [{ key: `contact:account:${user.id}`, limit: perHour.account }] : []),
    ...(address === null ? [] : [{ key: `contact:address:${address}`, limit: perHour.address }]),
  ];
  for (const turn of turns) {
    const { allowed, retryAfterSeconds } = await takeFromLimit(deps.db, {
      ...turn,
      windowSeconds: 3_600,
      now: deps.now(),
    });
    if (!allowed) throw tooManyRequests(retryAfterSeconds);
  }
}
