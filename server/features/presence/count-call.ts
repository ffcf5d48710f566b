import { activeWindowSeconds } from '#domain/account/presence.ts';
import type { AppContext } from '#server/context.ts';
import { countByAddress } from '#server/rate-limit/count-by-address.ts';

/**
 * Calls of one address within the active window. A row lives only as long as something is said of it in that window,
 * so these also bound the rows that one address can keep (many people may share one).
 */
const perWindow = { start: 300, heartbeat: 1_500 } as const;

/** Counts a call against its address. @throws TOO_MANY_REQUESTS with the waiting time. */
export async function countCall(ctx: AppContext, kind: keyof typeof perWindow): Promise<void> {
  await countByAddress(ctx, {
    name: `presence:${kind}`,
    limit: perWindow[kind],
    windowSeconds: activeWindowSeconds,
  });
}
