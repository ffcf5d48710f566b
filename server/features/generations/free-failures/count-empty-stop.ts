import type { Deps } from '#server/context.ts';
import type { CountedAddress } from '#server/rate-limit/address-key.ts';
import { type Counter, networkCounters } from '#server/rate-limit/network-counters.ts';
import { takeFromLimit } from '#server/rate-limit/take-from-limit.ts';
import type { Owner, Requester } from '../record/index.ts';

/**
 * How many generations one user, or the guests of one address, may stop before the first word in ten minutes: they are
 * free, but the provider charges for each. After this many, starts are refused until the window ends.
 */
const maxEmptyStops = 20;
const windowSeconds = 600;

/**
 * The counters of such stops with their limits: one for a user, and for a guest one for each key of the address. When
 * addresses do not distinguish people, a guest is counted by their trial.
 */
export function emptyStopCounters(
  { userId, guestId }: Owner,
  addresses: readonly CountedAddress[],
): Counter[] {
  const prefix = 'generate:empty-stops';
  if (userId || addresses.length === 0) {
    return [{ key: `${prefix}:${userId ?? guestId}`, limit: maxEmptyStops }];
  }
  return networkCounters(addresses, prefix, maxEmptyStops);
}

/** Counts a stop that delivered nothing. Never rejects, because the generation is settled already. */
export async function countEmptyStop(deps: Deps, { owner, addresses }: Requester): Promise<void> {
  try {
    for (const { key, limit } of emptyStopCounters(owner, addresses)) {
      const result = await takeFromLimit(deps.db, { key, limit: limit - 1, windowSeconds });
      if (result.allowed || !owner.userId) continue;
      // Stored with the balance, which every start reads anyway.
      await deps.pool.query(
        `UPDATE user_tokens SET starts_blocked_until = clock_timestamp() + make_interval(secs => $2) WHERE user_id = $1`,
        [owner.userId, result.retryAfterSeconds],
      );
    }
  } catch (error) {
    deps.log.warn({ err: error }, 'an empty stop was not counted');
  }
}
