import type { GenerationEvent } from '#contract/generations.ts';
import type { AppContext } from '#server/context.ts';
import { ownGeneration } from '../own-generations/index.ts';
import { readerOf, recordedError } from '../record/index.ts';
import { withOpenStreamLimit } from './open-stream-limit.ts';
import { watchGeneration } from './watch-generation.ts';

/**
 * Continues the stream of an own generation after a reload or a dropped connection, without a charge.
 * @throws NOT_FOUND, also for another person's; the error that it failed with; TOO_MANY_REQUESTS at too many open streams
 */
export async function followGeneration({
  ctx,
  id,
  lastEventId,
  signal,
}: {
  ctx: AppContext;
  id: string;
  lastEventId: string | undefined;
  signal: AbortSignal | undefined;
}): Promise<AsyncGenerator<GenerationEvent, void>> {
  const row = await ownGeneration(ctx, id);
  if (row.status === 'failed') throw recordedError(row, readerOf(ctx));
  const ownerId = ctx.user?.id ?? ctx.guestId ?? '';
  return withOpenStreamLimit(ctx.deps, { ownerId, signal }, async (leave) =>
    watchGeneration(ctx.deps, id, { lastEventId, signal, leave, ...readerOf(ctx) }),
  );
}
