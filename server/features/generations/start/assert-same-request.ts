import { messages } from '#domain/messages/index.ts';
import type { Deps } from '#server/context.ts';
import { AppError, invalidInput } from '#server/errors.ts';
import { readGeneration } from '../record/index.ts';
import { type GenerationRequest, recordedSurface } from '../request/index.ts';

/**
 * Checks that a repeated idempotency key has the same request, because another idea would get the first idea's text.
 * @throws INVALID_INPUT when idea, genre or surface differ
 */
export async function assertSameRequest(deps: Deps, id: string, input: GenerationRequest): Promise<void> {
  const made = await readGeneration(deps, id);
  if (!made) throw new AppError('NOT_FOUND');
  const same =
    made.idea === input.idea && made.genre === input.genre && made.surface === recordedSurface(input);
  if (!same) throw invalidInput('idempotencyKey', messages.generation.keyOfOtherRequest);
}
