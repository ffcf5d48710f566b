import { activeWindowSeconds } from '#domain/presence.ts';
import type { AppContext } from '#server/context.ts';
import { takeFromLimit } from '#server/db/rate-limit.ts';
import { countedAddress } from '#server/http/address-key.ts';
import { tooManyRequests } from '#server/http/too-many-requests.ts';

/**
 * Calls of one address within the active window. A row lives only as long as something is said of it in that window,
 * so these also bound the rows that one address can keep (many people may share one).
 */
const perWindow = { start: 300, heartbeat: 1_500 } as const;

/** Counts a call against its address. @throws TOO_MANY_REQUESTS with the waiting time. */
export async function countCall(ctx: AppContext, kind: keyof typeof perWindow): Promise<void> {
  const address = countedAddress(ctx.ip, ctx.deps.env);
  if (address === null) return;
  const turn = await takeFromLimit(ctx.deps.db, {
    key: `presence:${kind}:${address}`,
    limit: perWindow[kind],
    windowSeconds: activeWindowSeconds,
    now: ctx.deps.now(),
  });
  if (!turn.allowed) throw tooManyRequests(turn.retryAfterSeconds);
}
