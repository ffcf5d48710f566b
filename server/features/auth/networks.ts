import type { AppContext } from '#server/context.ts';
import { type CountedAddress, countedAddresses } from '#server/rate-limit/address-key.ts';

/** What a limit needs of a request. */
export type Caller = Pick<AppContext, 'deps' | 'ip'>;

/** The caller's networks for limits per account and network: outside production this machine itself counts as one. */
export function networksOf({ ip, deps }: Caller): CountedAddress[] {
  const counted = countedAddresses(ip, deps.env);
  return counted.length > 0 ? counted : [{ key: 'here', ceilingFactor: 1 }];
}
