import { type AppContext, signedIn } from '#server/context.ts';
import { takeFromLimit } from '#server/db/rate-limit.ts';
import { tooManyRequests } from '#server/http/too-many-requests.ts';

/** Saves of one person: far above what a hand does. */
const writes = { limit: 60, windowSeconds: 60 };

/** Counts a save before anything is stored. @throws TOO_MANY_REQUESTS with the waiting time. */
export async function countWrite(ctx: AppContext): Promise<void> {
  const turn = await takeFromLimit(ctx.deps.db, { key: `characters:${signedIn(ctx).id}`, ...writes });
  if (!turn.allowed) throw tooManyRequests(turn.retryAfterSeconds);
}
