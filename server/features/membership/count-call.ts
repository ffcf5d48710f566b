import type { AppContext } from '#server/context.ts';
import { takeFromLimit } from '#server/db/rate-limit.ts';
import { countedAddress } from '#server/http/address-key.ts';
import { tooManyRequests } from '#server/http/too-many-requests.ts';

/**
 * Calls of one address (many people may share one), and calls about one name from all addresses: whoever tries names,
 * whoever lets links be made, and the pages that ask every five seconds whether a payment has come.
 */
const limitsOf = {
  validate: { limit: 20, windowSeconds: 60 },
  validateDay: { limit: 300, windowSeconds: 86_400 },
  start: { limit: 30, windowSeconds: 600 },
  startName: { limit: 20, windowSeconds: 3_600 },
  grant: { limit: 240, windowSeconds: 60 },
  grantName: { limit: 60, windowSeconds: 60 },
  test: { limit: 20, windowSeconds: 60 },
} as const;

type Kind = keyof typeof limitsOf;

async function take(ctx: AppContext, kind: Kind, who: string): Promise<void> {
  const key = `membership:${kind}:${who}`;
  const turn = await takeFromLimit(ctx.deps.db, { key, ...limitsOf[kind], now: ctx.deps.now() });
  if (!turn.allowed) throw tooManyRequests(turn.retryAfterSeconds);
}

/** Counts a call against its address. @throws TOO_MANY_REQUESTS with the waiting time. */
export async function countByAddress(ctx: AppContext, ...kinds: Kind[]): Promise<void> {
  const address = countedAddress(ctx.ip, ctx.deps.env);
  if (address === null) return;
  for (const kind of kinds) await take(ctx, kind, address);
}

/** Counts a call about a name. @throws TOO_MANY_REQUESTS with the waiting time. */
export function countByName(
  ctx: AppContext,
  kind: 'startName' | 'grantName',
  username: string,
): Promise<void> {
  return take(ctx, kind, username.toLowerCase());
}
