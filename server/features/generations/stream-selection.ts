import type { GenerationEvent } from '#contract/generations.ts';
import type { SelectionInput } from '#contract/selection-actions.ts';
import { type AppContext, signedIn } from '#server/context.ts';
import { readerOf } from './errors.ts';
import { type GenerationRequest, selectionRequest } from './generation-request.ts';
import { withOpenStreamLimit } from './open-stream-limit.ts';
import { startGeneration } from './start-generation.ts';
import { watchGeneration } from './watch-generation.ts';

interface Reader {
  lastEventId: string | undefined;
  signal: AbortSignal | undefined;
}

/** Starts a signed-in person's order and streams its text. @throws the contract's errors */
export function streamOrder(
  ctx: AppContext,
  order: GenerationRequest,
  { lastEventId, signal }: Reader,
): Promise<AsyncGenerator<GenerationEvent, void>> {
  return withOpenStreamLimit(ctx.deps, { ownerId: signedIn(ctx).id, signal }, async (leave) => {
    const id = await startGeneration(ctx, order, { stream: true });
    return watchGeneration(ctx.deps, id, { lastEventId, signal, leave, ...readerOf(ctx) });
  });
}

/**
 * Does something with a selection and streams the suggestion; the story itself is not touched.
 * @throws the contract's errors: of the start at once, of the writing at their place in the stream
 */
export function streamSelection({
  ctx,
  input,
  ...reader
}: Reader & { ctx: AppContext; input: SelectionInput }): Promise<AsyncGenerator<GenerationEvent, void>> {
  return streamOrder(ctx, selectionRequest(continued(input)), reader);
}

/** A continuation goes on behind its selection: that is a part of what stands before it, and is free as such. */
function continued(input: SelectionInput): SelectionInput {
  // A summary tells all that stands before it.
  if (input.action === 'summary') return { ...input, passage: '' };
  if (input.action !== 'continue') return input;
  return { ...input, before: input.before + input.passage, passage: '' };
}
