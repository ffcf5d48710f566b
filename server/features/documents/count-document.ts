import { type AppContext, signedIn } from '#server/context.ts';
import { enforceLimit } from '#server/rate-limit/enforce-limit.ts';

/** Maximum number of conversions of one account an hour; each takes seconds of CPU time. */
const perHour = { export: 30, import: 30 } as const;

/** Counts a conversion before it starts. @throws TOO_MANY_REQUESTS with the waiting time */
export async function countDocument(ctx: AppContext, kind: keyof typeof perHour): Promise<void> {
  const limit = { limit: perHour[kind], windowSeconds: 3_600 };
  await enforceLimit(ctx.deps, `document:${kind}:${signedIn(ctx).id}`, limit);
}
