import { nextIstanbulMidnight } from '#domain/time/time.ts';
import type { Deps } from '#server/context.ts';
import type { CountedAddress } from '#server/http/address-key.ts';
import { freeFailureCounters } from './free-failures.ts';
import type { Owner } from './owner.ts';

/**
 * Uses one of the day's free failures for an idea that the storyteller did not understand; such an idea is free even when
 * none is left. Never rejects, because the generation is settled already.
 */
export async function countUnclearIdea(
  deps: Deps,
  { owner, addresses }: { owner: Owner; addresses: readonly CountedAddress[] },
): Promise<void> {
  const { keys, limits } = freeFailureCounters(deps, owner, addresses);
  try {
    await deps.pool.query('SELECT take_from_rate_limits($1, $2, 1, $3)', [
      keys,
      limits,
      nextIstanbulMidnight(deps.now()),
    ]);
  } catch (error) {
    deps.log.warn({ err: error }, 'an unclear idea was not counted');
  }
}
