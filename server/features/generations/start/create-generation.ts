import type { Generation, GenerationInput } from '#contract/generations.ts';
import type { AppContext } from '#server/context.ts';
import { present, readerOf, recordedError } from '../record/index.ts';
import { waitForOutcome } from '../stream/index.ts';
import { startGeneration } from './start-generation.ts';

/**
 * Writes a text and returns it when it is complete.
 * @throws the contract's errors, of the start and of the writing
 */
export async function createGeneration({
  ctx,
  input,
  signal,
}: {
  ctx: AppContext;
  input: GenerationInput;
  signal: AbortSignal | undefined;
}): Promise<Generation> {
  const id = await startGeneration(ctx, input, { stream: false });
  const row = await waitForOutcome(ctx.deps, id, signal);
  if (row.status === 'failed') throw recordedError(row, readerOf(ctx));
  return present(row, readerOf(ctx));
}
