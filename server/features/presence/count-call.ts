import { activeWindowSeconds } from '#domain/account/presence.ts';
import type { AppContext } from '#server/context.ts';
import { countByAddress } from '#server/rate-limit/count-by-address.ts';

/**
 * Maximum calls of one address in the active window. Rows without a call in the window are deleted, so this also limits
 * the rows of one address. Many people may share an address.
 */
const perWindow = { start: 300, heartbeat: 1_500 } as const;

/** Counts a call against its address. @throws TOO_MANY_REQUESTS with the waiting time */
export async function countCall(ctx: AppContext, kind: keyof typeof perWindow): Promise<void> {
  await countByAddress(ctx, {
    name: `presence:${kind}`,
    limit: perWindow[kind],
    windowSeconds: activeWindowSeconds,
  });
}
