import { nextIstanbulMidnight } from '#domain/time/time.ts';
import type { Deps } from '#server/context.ts';
import type { Requester } from '../record/index.ts';
import { countEmptyStop } from './count-empty-stop.ts';
import { freeFailureCounters } from './free-failure-counters.ts';

/**
 * Uses a free failure of the owner, but not of the address, for an idea that the storyteller did not understand. Such an
 * idea is always free and also counts as an empty stop. Never rejects, because the generation is settled already.
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
