import { nextIstanbulMidnight } from '#domain/time/time.ts';
import type { Deps } from '#server/context.ts';
import type { Requester } from '../record/index.ts';
import { countEmptyStop } from './count-empty-stop.ts';
import { freeFailureCounters } from './free-failure-counters.ts';

/**
 * Uses one of the owner's free failures of the day for an idea that the storyteller did not understand; such an idea is
 * free even when none is left. The address's counters stay: other people use it too. Many such ideas in a short time
 * end like many empty stops. Never rejects, because the generation is settled already.
 */
export async function countUnclearIdea(deps: Deps, requester: Requester): Promise<void> {
  const { keys, limits } = freeFailureCounters(deps, { owner: requester.owner, addresses: [] });
  try {
    await deps.pool.query('SELECT take_from_rate_limits($1, $2, 1, $3)', [
      keys,
      limits,
      nextIstanbulMidnight(deps.now()),
    ]);
  } catch (error) {
    deps.log.warn({ err: error }, 'an unclear idea was not counted');
  }
  await countEmptyStop(deps, requester);
}
