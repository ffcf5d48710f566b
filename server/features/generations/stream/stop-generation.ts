import type { Generation } from '#contract/generations.ts';
import type { AppContext } from '#server/context.ts';
import { ownGeneration } from '../own-generations/index.ts';
import { present, readerOf } from '../record/index.ts';
import { generationRegistry } from '../run/index.ts';
import { waitForOutcome } from './watch-generation.ts';

/**
 * Stops an own generation in any process and returns its settled record: the delivered text is kept and charged. One that
 * has already ended is returned unchanged.
 * @throws NOT_FOUND, also for another person's
 */
export async function stopGeneration({ ctx, id }: { ctx: AppContext; id: string }): Promise<Generation> {
  const { deps } = ctx;
  const row = await ownGeneration(ctx, id);
  if (row.status !== 'running') return present(row, readerOf(ctx));
  const live = generationRegistry(deps).get(id);
  if (live) live.end('stop');
  else await deps.pool.query('UPDATE generations SET stop_requested = true WHERE id = $1', [id]);
  return present(await waitForOutcome(deps, id), readerOf(ctx));
}
