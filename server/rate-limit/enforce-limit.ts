import type { Deps } from '../context.ts';
import type { CountedAddress } from './address-key.ts';
import { networkCounters } from './network-counters.ts';
import { returnToLimit, takeFromLimit } from './take-from-limit.ts';
import { tooManyRequests } from './too-many-requests.ts';

/** The maximum number of calls in a fixed window. */
export interface Limit {
  limit: number;
  windowSeconds: number;
}

/** A limit of each network of a caller; a wide IPv6 prefix may use at most `maxFactor` times `limit`. */
export interface NetworkLimit extends Limit {
  maxFactor?: number;
}

/** The database (or a transaction) and the clock. */
type Store = Pick<Deps, 'db' | 'now'>;

/** Subtracts the counted call again, for attempts that count only when they fail. */
export type Uncount = () => Promise<void>;

/** Counts a call against one counter. @throws TOO_MANY_REQUESTS with the waiting time */
export async function enforceLimit({ db, now }: Store, key: string, limit: Limit): Promise<Uncount> {
  const { allowed, retryAfterSeconds } = await takeFromLimit(db, { key, ...limit, now: now() });
  if (!allowed) throw tooManyRequests(retryAfterSeconds);
  return () => returnToLimit(db, key);
}

/** Counts a call against each of these networks, narrowest first. @throws TOO_MANY_REQUESTS with the waiting time */
export async function enforceNetworkLimit(
  store: Store,
  networks: readonly CountedAddress[],
  name: string,
  { limit, windowSeconds, maxFactor }: NetworkLimit,
): Promise<Uncount> {
  const counted: Uncount[] = [];
  for (const counter of networkCounters(networks, name, limit, maxFactor)) {
    counted.push(await enforceLimit(store, counter.key, { limit: counter.limit, windowSeconds }));
  }
  return async () => {
    for (const uncount of counted) await uncount();
  };
}
