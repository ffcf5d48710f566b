import type { GenerationEvent } from '#contract/generations.ts';
import { type AppContext, signedIn } from '#server/context.ts';
import { readerOf } from '../record/index.ts';
import type { GenerationRequest } from '../request/index.ts';
import { watchGeneration, withOpenStreamLimit } from '../stream/index.ts';
import { startGeneration } from './start-generation.ts';

export interface StreamReader {
  lastEventId: string | undefined;
  signal: AbortSignal | undefined;
}

/** Starts a signed-in person's generation and streams its text. @throws the contract's errors */
export function streamRequest(
  ctx: AppContext,
  request: GenerationRequest,
  { lastEventId, signal }: StreamReader,
): Promise<AsyncGenerator<GenerationEvent, void>> {
  return withOpenStreamLimit(ctx.deps, { ownerId: signedIn(ctx).id, signal }, async (leave) => {
    const id = await startGeneration(ctx, request, { stream: true });
    return watchGeneration(ctx.deps, id, { lastEventId, signal, leave, ...readerOf(ctx) });
  });
}
