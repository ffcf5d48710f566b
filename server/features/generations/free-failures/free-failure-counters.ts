import type { Deps } from '#server/context.ts';
import type { Requester } from '../record/index.ts';

/** The limit of an address as a multiple of an account's free failures, because many accounts may share an address. */
const accountsPerAddress = 10;

/**
 * The counters of free failures with their daily limits: the owner's, and those of the owner's address. Accounts and
 * guests of an address are counted separately. `fail_abandoned_generations` also uses the owner's key.
 */
export function freeFailureCounters(
  { settings }: Pick<Deps, 'settings'>,
  { owner, addresses }: Requester,
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
