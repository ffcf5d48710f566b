import type { AppContext } from '../context.ts';
import { countedAddresses } from './address-key.ts';
import { enforceNetworkLimit } from './enforce-limit.ts';

/**
 * Counts a call against each network of the caller, each with its own limit.
 * @param limit.name prefix of the counters' keys
 * @param limit.limit calls of one address in `windowSeconds`
 * @throws TOO_MANY_REQUESTS with the waiting time
 */
export async function countByAddress(
  { deps, ip }: Pick<AppContext, 'deps' | 'ip'>,
  { name, ...limit }: { name: string; limit: number; windowSeconds: number },
): Promise<void> {
  await enforceNetworkLimit(deps, countedAddresses(ip, deps.env), name, limit);
}
