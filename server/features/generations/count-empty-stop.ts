import type { Deps } from '#server/context.ts';
import { takeFromLimit } from '#server/db/rate-limit.ts';
import type { Owner } from './owner.ts';

/**
 * Generations that one user, or the guests of one address, may stop before their first word in ten minutes: they cost
 * nothing, but the provider is paid for each. After so many, nothing more starts until the window ends.
 */
export const mostEmptyStops = 20;
const windowSeconds = 600;

/** The counter of such stops; guests whose addresses tell nobody apart are counted by their trial. */
export const emptyStopsKey = (id: string, address: string | null = null) =>
  `generate:empty-stops:${address ?? id}`;

/** Counts a stop that delivered nothing. Never rejects: it happens beside a settled generation. */
export async function countEmptyStop(
  deps: Deps,
  { owner, address }: { owner: Owner; address: string | null },
): Promise<void> {
  const key = emptyStopsKey(owner.userId ?? owner.guestId, address);
  try {
    const turn = await takeFromLimit(deps.db, { key, limit: mostEmptyStops - 1, windowSeconds });
    if (turn.allowed || !owner.userId) return;
    // Beside the balance, which every start reads anyhow.
    await deps.pool.query(
      `UPDATE user_tokens SET starts_blocked_until = clock_timestamp() + make_interval(secs => $2) WHERE user_id = $1`,
      [owner.userId, turn.retryAfterSeconds],
    );
  } catch (error) {
    deps.log.warn({ err: error }, 'an empty stop was not counted');
  }
}
