import { type AppContext, signedIn } from '#server/context.ts';
import { takeFromLimit } from '#server/db/rate-limit.ts';
import { tooManyRequests } from '#server/http/too-many-requests.ts';

/** Changes of one person's settings: above what a hand does, below what guesses usernames or wears out a disk. */
const changes = { limit: 30, windowSeconds: 60 };

/** Counts a change before anything is stored. @throws TOO_MANY_REQUESTS with the waiting time. */
export async function countChange(ctx: AppContext): Promise<void> {
  const turn = await takeFromLimit(ctx.deps.db, { key: `profile:${signedIn(ctx).id}`, ...changes });
  if (!turn.allowed) throw tooManyRequests(turn.retryAfterSeconds);
}
