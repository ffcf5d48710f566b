import type { GenerationEvent } from '#contract/generations.ts';
import type { AppContext } from '#server/context.ts';
import { ownerOrNewGuest, readerOf } from '../record/index.ts';
import type { GenerationRequest } from '../request/index.ts';
import { watchGeneration, withOpenStreamLimit } from '../stream/index.ts';
import { startGeneration } from './start-generation.ts';

/** The connection that a text is streamed to. */
export interface StreamReader {
  lastEventId: string | undefined;
  /** Aborted when the client disconnects. */
  signal: AbortSignal | undefined;
}

/**
 * Starts a generation and streams its text; closing the stream does not stop the writing.
 * @throws the contract's errors: those of the start at once, those of the writing within the stream
 */
export async function streamGeneration({
  ctx,
  input,
  lastEventId,
  signal,
}: StreamReader & { ctx: AppContext; input: GenerationRequest }): Promise<
  AsyncGenerator<GenerationEvent, void>
> {
  const { userId, guestId } = ownerOrNewGuest(ctx, input.idempotencyKey);
  return withOpenStreamLimit(ctx.deps, { ownerId: userId ?? guestId, signal }, async (leave) => {
    const id = await startGeneration(ctx, input, { stream: true });
    return watchGeneration(ctx.deps, id, { lastEventId, signal, leave, ...readerOf(ctx) });
  });
}
