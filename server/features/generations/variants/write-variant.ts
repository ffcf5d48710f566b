import type { GenerationEvent } from '#contract/generations.ts';
import type { AppContext } from '#server/context.ts';
import { type StreamReader, streamGeneration } from '../start/index.ts';
import { ownGroup, requestAnotherVariant } from './variant-groups.ts';

/**
 * Writes another variant for an own generation's request and streams it, at the price of the first.
 * @throws NOT_FOUND, also for another person's; TOO_MANY_VARIANTS, STORAGE_FULL and the contract's errors of a start
 */
export async function writeVariant({
  ctx,
  input,
  ...reader
}: StreamReader & {
  ctx: AppContext;
  input: { id: string; idempotencyKey: string };
}): Promise<AsyncGenerator<GenerationEvent, void>> {
  const group = await ownGroup(ctx, input.id);
  return streamGeneration({ ctx, input: requestAnotherVariant(group, input.idempotencyKey), ...reader });
}
