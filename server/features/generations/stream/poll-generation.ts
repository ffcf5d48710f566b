import { setTimeout as wait } from 'node:timers/promises';
import type { Deps } from '#server/context.ts';
import { AppError } from '#server/errors.ts';
import { perDeps } from '#server/per-deps.ts';
import type { GenerationRow } from '../record/index.ts';
import { readGeneration } from '../record/index.ts';

/** How often a generation of another process is polled, ms. */
const pollMs = 250;

/** Reads the stored record. @throws NOT_FOUND when it was deleted with its account */
export async function readStoredGeneration(deps: Deps, id: string): Promise<GenerationRow> {
  const row = await readGeneration(deps, id);
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}

const nextPolls = perDeps(() => new Map<string, Promise<GenerationRow>>());

/**
 * Reads the record after the poll interval. All waiting callers share one poll, which ends with the last caller.
 * @throws NOT_FOUND when it was deleted with its account
 */
export function pollGeneration(deps: Deps, id: string): Promise<GenerationRow> {
  const looks = nextPolls(deps);
  const known = looks.get(id);
  if (known) return known;
  const coming = wait(pollMs)
    .then(() => readStoredGeneration(deps, id))
    .finally(() => looks.delete(id));
  looks.set(id, coming);
  return coming;
}
