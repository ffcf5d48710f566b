import type { CountedAddress } from './address-key.ts';

/** A counter in the database with its limit in a window. */
export interface Counter {
  key: string;
  limit: number;
}

/**
 * Returns a counter for each of these networks, narrowest first.
 * @param name prefix of the counters' keys
 * @param limit the limit of a single address; a wider IPv6 prefix has a multiple of it, at most `maxFactor` times
 */
export function networkCounters(
  networks: readonly CountedAddress[],
  name: string,
  limit: number,
  maxFactor = Number.POSITIVE_INFINITY,
): Counter[] {
  return networks.map(({ key, ceilingFactor }) => ({
    key: `${name}:${key}`,
    limit: limit * Math.min(ceilingFactor, maxFactor),
  }));
}
