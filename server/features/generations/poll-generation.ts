import { setTimeout as wait } from 'node:timers/promises';
import { ORPCError } from '@orpc/server';
import type { Deps } from '#server/context.ts';
import { perDeps } from '#server/per-deps.ts';
import type { GenerationRow } from './present.ts';
import { readGeneration } from './read-generation.ts';
import { pollMs } from './timing.ts';

/** A record as it stands now. @throws NOT_FOUND where it went with its account */
export async function readStoredGeneration(deps: Deps, id: string): Promise<GenerationRow> {
  const row = await readGeneration(deps, id);
  if (!row) throw new ORPCError('NOT_FOUND');
  return row;
}

const nextLooks = perDeps(() => new Map<string, Promise<GenerationRow>>());

/**
 * A record as it stands a moment later. However many wait for the same one, it is looked at once; and no more as soon
 * as nobody waits.
 * @throws NOT_FOUND where it went with its account
 */
export function pollGeneration(deps: Deps, id: string): Promise<GenerationRow> {
  const looks = nextLooks(deps);
  const known = looks.get(id);
  if (known) return known;
  const coming = wait(pollMs)
    .then(() => readStoredGeneration(deps, id))
    .finally(() => looks.delete(id));
  looks.set(id, coming);
  return coming;
}
