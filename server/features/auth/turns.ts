import type { AppContext } from '#server/context.ts';
import { type CountedAddress, countedAddresses } from '#server/rate-limit/address-key.ts';
import { returnToLimit, takeFromLimit } from '#server/rate-limit/take-from-limit.ts';
import { tooManyRequests } from '#server/rate-limit/too-many-requests.ts';

/** Attempts in a fixed window. */
export interface Limit {
  limit: number;
  windowSeconds: number;
}

/** The same for each network of a caller; a wide IPv6 prefix may use at most `maxFactor` times `limit`. */
export interface NetworkLimit extends Limit {
  maxFactor: number;
}

/** What a limit needs of a request. */
export type Caller = Pick<AppContext, 'deps' | 'ip'>;

/** Gives the counted turns back: an attempt that succeeded does not count. */
export type ReturnTurns = () => Promise<void>;

/** Takes one turn of a limit. @throws TOO_MANY_REQUESTS with the waiting time. */
export async function takeTurn({ deps }: Caller, key: string, limit: Limit): Promise<ReturnTurns> {
  const { limit: most, windowSeconds } = limit;
  const turn = await takeFromLimit(deps.db, { key, limit: most, windowSeconds, now: deps.now() });
  if (!turn.allowed) throw tooManyRequests(turn.retryAfterSeconds);
  return () => returnToLimit(deps.db, key);
}

/** Takes one turn for each of these networks, narrowest first. @throws TOO_MANY_REQUESTS with the waiting time. */
export async function takeNetworkTurns(
  caller: Caller,
  networks: readonly CountedAddress[],
  name: string,
  { limit, windowSeconds, maxFactor }: NetworkLimit,
): Promise<ReturnTurns> {
  const taken: ReturnTurns[] = [];
  for (const { key, ceilingFactor } of networks) {
    const most = limit * Math.min(ceilingFactor, maxFactor);
    taken.push(await takeTurn(caller, `${name}:${key}`, { limit: most, windowSeconds }));
  }
  return async () => {
    for (const giveBack of taken) await giveBack();
  };
}

/** The caller's networks for limits per account and network: outside production this machine itself counts as one. */
export function networksOf({ ip, deps }: Caller): CountedAddress[] {
  const counted = countedAddresses(ip, deps.env);
  return counted.length > 0 ? counted : [{ key: 'here', ceilingFactor: 1 }];
}
