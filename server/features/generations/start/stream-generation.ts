import type { GenerationEvent, GenerationInput } from '#contract/generations.ts';
import type { AppContext } from '#server/context.ts';
import { newGuestId, readerOf } from '../record/index.ts';
import { watchGeneration, withOpenStreamLimit } from '../stream/index.ts';
import { startGeneration } from './start-generation.ts';

/**
 * Writes a text and streams it; closing the stream does not stop the writing.
 * @throws the contract's errors: those of the start at once, those of the writing within the stream
 */
export async function streamGeneration({
  ctx,
  input,
  lastEventId,
  signal,
}: {
  ctx: AppContext;
  input: GenerationInput;
  lastEventId: string | undefined;
  signal: AbortSignal | undefined;
}): Promise<AsyncGenerator<GenerationEvent, void>> {
  const { deps, user, guestId } = ctx;
  const ownerId = user?.id ?? guestId ?? newGuestId(deps.env.appSecret, input.idempotencyKey);
  return withOpenStreamLimit(deps, { ownerId, signal }, async (leave) => {
    const id = await startGeneration(ctx, input, { stream: true });
    return watchGeneration(deps, id, { lastEventId, signal, leave, ...readerOf(ctx) });
  });
}
