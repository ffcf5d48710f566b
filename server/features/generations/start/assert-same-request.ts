import { ORPCError } from '@orpc/server';
import { messages } from '#domain/messages/index.ts';
import type { Deps } from '#server/context.ts';
import { readGeneration } from '../record/index.ts';
import { type GenerationRequest, recordedSurface } from '../request/index.ts';

/**
 * Checks that a repeated idempotency key has the same request, because another idea would get the first idea's text.
 * @throws INVALID_INPUT when idea, genre or surface differ
 */
export async function assertSameRequest(deps: Deps, id: string, input: GenerationRequest): Promise<void> {
  const made = await readGeneration(deps, id);
  if (!made) throw new ORPCError('NOT_FOUND');
  const same =
    made.idea === input.idea && made.genre === input.genre && made.surface === recordedSurface(input);
  if (same) return;
  const message = messages.generation.keyOfOtherRequest;
  throw new ORPCError('INVALID_INPUT', {
    status: 422,
    message,
    data: { issues: [{ path: 'idempotencyKey', message }] },
  });
}
