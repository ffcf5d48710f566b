import type { CountedAddress } from './address-key.ts';

/** One counter in the database and how much it may reach in a window. */
export interface Counter {
  key: string;
  limit: number;
}

/**
 * The counters of a name for each of these networks, narrowest first.
 * @param limit of a single address; a wider IPv6 prefix has a multiple of it, at most `maxFactor` times
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
