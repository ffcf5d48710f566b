import type { AppContext } from '../context.ts';
import { countedAddresses } from './address-key.ts';
import { takeFromLimit } from './take-from-limit.ts';
import { tooManyRequests } from './too-many-requests.ts';

/**
 * Counts a call against the caller's address: an IPv6 address against its /64, /56 and /48, each with its own ceiling.
 * @param limit.name the counter, followed in the database by the address
 * @param limit.limit calls of one address in `windowSeconds`
 * @throws TOO_MANY_REQUESTS with the waiting time.
 */
export async function countByAddress(
  { deps, ip }: Pick<AppContext, 'deps' | 'ip'>,
  { name, limit, windowSeconds }: { name: string; limit: number; windowSeconds: number },
): Promise<void> {
  for (const { key, ceilingFactor } of countedAddresses(ip, deps.env)) {
    const turn = await takeFromLimit(deps.db, {
      key: `${name}:${key}`,
      limit: limit * ceilingFactor,
      windowSeconds,
      now: deps.now(),
    });
    if (!turn.allowed) throw tooManyRequests(turn.retryAfterSeconds);
  }
}
