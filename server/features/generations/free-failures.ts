import type { Deps } from '#server/context.ts';
import type { CountedAddress } from '#server/http/address-key.ts';
import type { Owner } from './owner.ts';

/** How many times an account's free failures one address may use, because many accounts may share it. */
const accountsPerAddress = 10;

/**
 * The counters that a free failure is taken from, with their limits a day: the owner's, and those of the owner's address.
 * Accounts and guests of an address are counted apart. `fail_abandoned_generations` uses the owner's key as well.
 */
export function freeFailureCounters(
  { settings }: Pick<Deps, 'settings'>,
  owner: Owner,
  addresses: readonly CountedAddress[],
): { keys: string[]; limits: number[] } {
  const prefix = 'generate:free-failures';
  const perDay = settings.freeFailuresPerDay;
  const kind = owner.userId ? 'account' : 'guest';
  const perAddress = owner.userId ? perDay * accountsPerAddress : perDay;
  return {
    keys: [
      `${prefix}:${owner.userId ?? owner.guestId}`,
      ...addresses.map(({ key }) => `${prefix}:${kind}-address:${key}`),
    ],
    limits: [perDay, ...addresses.map(({ ceilingFactor }) => perAddress * ceilingFactor)],
  };
}
