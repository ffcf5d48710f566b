import type { GenerationEvent, GenerationInput } from '#contract/generations.ts';
import type { AppContext } from '#server/context.ts';
import { startGeneration } from './start-generation.ts';
import { watchGeneration } from './watch-generation.ts';

/**
 * Writes a text and streams it as it comes; leaving the stream does not stop the writing.
 * @throws the contract's errors: of the start at once, of the writing at their place in the stream
 */
export async function streamGeneration({
  ctx,
  input,
  lastEventId,
}: {
  ctx: AppContext;
  input: GenerationInput;
  lastEventId: string | undefined;
}): Promise<AsyncGenerator<GenerationEvent, void>> {
  const id = await startGeneration(ctx, input, { stream: true });
  return watchGeneration(ctx.deps, id, lastEventId);
}
