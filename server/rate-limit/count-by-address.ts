import type { AppContext } from '../context.ts';
import { countedAddresses } from './address-key.ts';
import { enforceNetworkLimit } from './enforce-limit.ts';

/**
 * Counts a call against the caller's address: an IPv6 address against its /64, /56 and /48, each with its own ceiling.
 * @param limit.name the counter, followed in the database by the address
 * @param limit.limit calls of one address in `windowSeconds`
 * @throws TOO_MANY_REQUESTS with the waiting time.
 */
export async function countByAddress(
  { deps, ip }: Pick<AppContext, 'deps' | 'ip'>,
  { name, ...limit }: { name: string; limit: number; windowSeconds: number },
): Promise<void> {
  await enforceNetworkLimit(deps, countedAddresses(ip, deps.env), name, limit);
}
