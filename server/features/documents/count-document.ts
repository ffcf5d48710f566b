import { type AppContext, signedIn } from '#server/context.ts';
import { takeFromLimit } from '#server/rate-limit/take-from-limit.ts';
import { tooManyRequests } from '#server/rate-limit/too-many-requests.ts';

/** Documents of one account in an hour, of each kind: each takes seconds of computing. */
const perHour = { export: 30, import: 30 } as const;

/** Counts a document before anything is computed. @throws TOO_MANY_REQUESTS with the waiting time. */
export async function countDocument(ctx: AppContext, kind: keyof typeof perHour): Promise<void> {
  const turn = await takeFromLimit(ctx.deps.db, {
    key: `document:${kind}:${signedIn(ctx).id}`,
    limit: perHour[kind],
    windowSeconds: 3_600,
    now: ctx.deps.now(),
  });
  if (!turn.allowed) throw tooManyRequests(turn.retryAfterSeconds);
}
