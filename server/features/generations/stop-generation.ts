import type { Generation } from '#contract/generations.ts';
import type { AppContext } from '#server/context.ts';
import { readerOf } from './errors.ts';
import { generationRegistry } from './generation-registry.ts';
import { ownGeneration } from './get-generation.ts';
import { present } from './present.ts';
import { outcomeOf } from './watch-generation.ts';

/**
 * Stops an own generation, whichever process writes it, and answers once it is settled: what was delivered is kept
 * and charged. One that has already ended is answered as it is.
 * @throws NOT_FOUND, also for someone else's
 */
export async function stopGeneration({ ctx, id }: { ctx: AppContext; id: string }): Promise<Generation> {
  const { deps } = ctx;
  const row = await ownGeneration(ctx, id);
  if (row.status !== 'running') return present(row, readerOf(ctx));
  const live = generationRegistry(deps).get(id);
  if (live) live.end('stop');
  else await deps.pool.query('UPDATE generations SET stop_requested = true WHERE id = $1', [id]);
  return present(await outcomeOf(deps, id), readerOf(ctx));
}
