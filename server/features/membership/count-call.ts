import type { AppContext } from '#server/context.ts';
import { countByAddress } from '#server/rate-limit/count-by-address.ts';

/**
 * Limits per network address, which many people may share: for validating names, for creating links, and for the pages
 * that poll a payment every five seconds. Names have no counters, so that nobody can use up another person's limit:
 * a browser has one open link for a name at a time, and a payment is granted only once.
 */
const limitsOf = {
  validate: { limit: 20, windowSeconds: 60 },
  validateDay: { limit: 300, windowSeconds: 86_400 },
  start: { limit: 30, windowSeconds: 600 },
  startDay: { limit: 300, windowSeconds: 86_400 },
  grant: { limit: 240, windowSeconds: 60 },
  test: { limit: 20, windowSeconds: 60 },
} as const;

type Kind = keyof typeof limitsOf;

/** Counts a call against its address. @throws TOO_MANY_REQUESTS with the waiting time. */
export async function countCall(ctx: AppContext, ...kinds: Kind[]): Promise<void> {
  for (const kind of kinds) await countByAddress(ctx, { name: `membership:${kind}`, ...limitsOf[kind] });
}
