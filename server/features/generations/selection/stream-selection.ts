import type { GenerationEvent } from '#contract/generations.ts';
import type { SelectionInput } from '#contract/selection-actions.ts';
import type { AppContext } from '#server/context.ts';
import { type StreamReader, streamGeneration } from '../start/index.ts';
import { joinContinuedPassage, selectionRequest } from './selection-request.ts';

/**
 * Performs an action on a selection and streams the suggestion without changing the story.
 * @throws the contract's errors: those of the start at once, those of the writing within the stream
 */
export function streamSelection({
  ctx,
  input,
  ...reader
}: StreamReader & { ctx: AppContext; input: SelectionInput }): Promise<
  AsyncGenerator<GenerationEvent, void>
> {
  return streamGeneration({ ctx, input: selectionRequest(joinContinuedPassage(input)), ...reader });
}
