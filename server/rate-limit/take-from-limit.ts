import { type Kysely, sql } from 'kysely';
import type { DB } from '../db/schema.generated.ts';

/** Longest window, seconds. Keys hold IP addresses, and the privacy notice says that a counter lasts a day at most. */
const longestWindow = 86_400;

/**
 * Takes one turn from a limit that every process shares: `limit` turns in `windowSeconds`, one atomic upsert.
 * Refused turns count too, so that knocking on does not open the door sooner than the window ends.
 * @throws RangeError for a window of more than a day
 */
export async function takeFromLimit(
  db: Kysely<DB>,
  turn: { key: string; limit: number; windowSeconds: number; now?: Date },
): Promise<{ allowed: boolean; retryAfterSeconds: number }> {
  if (turn.windowSeconds > longestWindow) throw new RangeError(`${turn.windowSeconds} s is more than a day.`);
  const now = turn.now ?? new Date();
  const resetsAt = new Date(now.getTime() + turn.windowSeconds * 1_000);
  const { rows } = await sql<{ count: number; resets_at: Date }>`
    INSERT INTO rate_limits AS known (key, count, resets_at) VALUES (${turn.key}, 1, ${resetsAt})
    ON CONFLICT (key) DO UPDATE SET
      count = CASE WHEN known.resets_at <= ${now} THEN 1 ELSE least(known.count + 1, ${turn.limit} + 1) END,
      resets_at = CASE WHEN known.resets_at <= ${now} THEN excluded.resets_at ELSE known.resets_at END
    RETURNING count, resets_at`.execute(db);
  const row = rows[0];
  if (!row || row.count <= turn.limit) return { allowed: true, retryAfterSeconds: 0 };
  const seconds = Math.ceil((row.resets_at.getTime() - now.getTime()) / 1_000);
  // A window that a slightly later call opened ends after this call's own window.
  return { allowed: false, retryAfterSeconds: Math.min(turn.windowSeconds, Math.max(1, seconds)) };
}

/** Gives one turn of a limit back: an attempt that succeeded does not count. */
export async function returnToLimit(db: Kysely<DB>, key: string): Promise<void> {
  await sql`UPDATE rate_limits SET count = count - 1 WHERE key = ${key} AND count > 0`.execute(db);
}

/** Gives all turns of a limit back (the person proved who they are). */
export async function clearLimit(db: Kysely<DB>, key: string): Promise<void> {
  await sql`DELETE FROM rate_limits WHERE key = ${key}`.execute(db);
}

/** Deletes counters whose window has passed. */
export async function sweepRateLimits(db: Kysely<DB>, now: Date): Promise<void> {
  await sql`DELETE FROM rate_limits WHERE resets_at <= ${now}`.execute(db);
}
