import type { AppContext } from '#server/context.ts';
import { type CountedAddress, countedAddresses } from '#server/rate-limit/address-key.ts';

/** The parts of a request that limits need. */
export type Caller = Pick<AppContext, 'deps' | 'ip'>;

/** The caller's networks for limits per account and network; an address that is not counted is the network `here`. */
export function networksOf({ ip, deps }: Caller): CountedAddress[] {
  const counted = countedAddresses(ip, deps.env);
  return counted.length > 0 ? counted : [{ key: 'here', ceilingFactor: 1 }];
}
