import { messages } from '#domain/messages/index.ts';
import type { Deps } from '#server/context.ts';
import { perDeps } from '#server/per-deps.ts';
import { tooManyRequests } from '#server/rate-limit/too-many-requests.ts';

/** How many streams a user or guest may have open at one process: some tabs, and one closed but not yet detected. */
const maxStreamsPerOwner = 3;
/** The retry delay, s; a slot is freed when a tab closes. */
const retryAfterSeconds = 10;

const open = perDeps(() => new Map<string, number>());

/** Takes a slot and returns an idempotent function that frees it. */
function takeSlot(deps: Deps, ownerId: string): () => void {
  const counts = open(deps);
  const count = counts.get(ownerId) ?? 0;
  if (count >= maxStreamsPerOwner)
    throw tooManyRequests(retryAfterSeconds, messages.generation.tooManyFollowers);
  counts.set(ownerId, count + 1);
  let left = false;
  return () => {
    if (left) return;
    left = true;
    const rest = (counts.get(ownerId) ?? 1) - 1;
    if (rest > 0) counts.set(ownerId, rest);
    else counts.delete(ownerId);
  };
}

/**
 * Opens a stream of events in one of the owner's slots.
 * @param signal the request's, aborted when the reader disconnects.
 * @param openEvents gets a function to call when the events have ended
 * @throws TOO_MANY_REQUESTS before anything is opened; the errors of `openEvents`
 */
export async function withOpenStreamLimit<T>(
  deps: Deps,
  reader: { ownerId: string; signal: AbortSignal | undefined },
  openEvents: (leave: () => void) => Promise<AsyncGenerator<T, void>>,
): Promise<AsyncGenerator<T, void>> {
  const leave = takeSlot(deps, reader.ownerId);
  // A stream that was never read ends only by the abort.
  reader.signal?.addEventListener('abort', leave, { once: true });
  try {
    return await openEvents(leave);
  } catch (error) {
    leave();
    throw error;
  }
}
