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

/** Starts a signed-in person's generation and streams its text. @throws the contract's errors */
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
 * Performs an action on a selection and streams the suggestion without changing the story.
 * @throws the contract's errors: those of the start at once, those of the writing within the stream
 */
export function streamSelection({
  ctx,
  input,
  ...reader
}: Reader & { ctx: AppContext; input: SelectionInput }): Promise<AsyncGenerator<GenerationEvent, void>> {
  return streamOrder(ctx, selectionRequest(continued(input)), reader);
}

/** Moves the selection of a continuation into the text before it, which is free of charge. */
function continued(input: SelectionInput): SelectionInput {
  // A summary covers the whole text before it.
  if (input.action === 'summary') return { ...input, passage: '' };
  if (input.action !== 'continue') return input;
  return { ...input, before: input.before + input.passage, passage: '' };
}
