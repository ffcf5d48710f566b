import { messages } from '#domain/messages/index.ts';
import type { Deps } from '#server/context.ts';
import { tooManyRequests } from '#server/http/too-many-requests.ts';
import { perDeps } from '#server/per-deps.ts';

/** Streams that one user or guest may hold open at one process: some tabs, and one that is only now known to be gone. */
const mostPerOwner = 3;
/** A place comes free when a tab closes; asked again after this long, s. */
const retryAfterSeconds = 10;

const open = perDeps(() => new Map<string, number>());

/** Takes a place and answers how to leave it, which may be done more than once. */
function enter(deps: Deps, ownerId: string): () => void {
  const counts = open(deps);
  const count = counts.get(ownerId) ?? 0;
  if (count >= mostPerOwner) throw tooManyRequests(retryAfterSeconds, messages.generation.tooManyFollowers);
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
 * Opens a stream of events as one of its owner's few.
 * @param signal the request's: aborted when the reader goes away.
 * @param openEvents is given what to call when the events have ended
 * @throws TOO_MANY_REQUESTS, before anything is opened; what `openEvents` throws
 */
export async function withOpenStreamLimit<T>(
  deps: Deps,
  reader: { ownerId: string; signal: AbortSignal | undefined },
  openEvents: (leave: () => void) => Promise<AsyncGenerator<T, void>>,
): Promise<AsyncGenerator<T, void>> {
  const leave = enter(deps, reader.ownerId);
  // A stream that nobody began to read ends by this alone.
  reader.signal?.addEventListener('abort', leave, { once: true });
  try {
    return await openEvents(leave);
  } catch (error) {
    leave();
    throw error;
  }
}
