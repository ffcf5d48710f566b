import { type Kysely, sql } from 'kysely';
import type { DB } from '../db/schema.generated.ts';

/** Longest window, seconds. Keys hold IP addresses, and the privacy notice says that a counter lasts a day at most. */
const longestWindow = 86_400;

/**
 * Counts a call against a limit that all processes share, by one atomic upsert. Refused calls do not extend the window.
 * @throws RangeError for a window of more than a day
 */
export async function takeFromLimit(
  db: Kysely<DB>,
  call: { key: string; limit: number; windowSeconds: number; now?: Date },
): Promise<{ allowed: boolean; retryAfterSeconds: number }> {
  if (call.windowSeconds > longestWindow) throw new RangeError(`${call.windowSeconds} s is more than a day.`);
  const now = call.now ?? new Date();
  const resetsAt = new Date(now.getTime() + call.windowSeconds * 1_000);
  const { rows } = await sql<{ count: number; resets_at: Date }>`
    INSERT INTO rate_limits AS known (key, count, resets_at) VALUES (${call.key}, 1, ${resetsAt})
    ON CONFLICT (key) DO UPDATE SET
      count = CASE WHEN known.resets_at <= ${now} THEN 1 ELSE least(known.count + 1, ${call.limit} + 1) END,
      resets_at = CASE WHEN known.resets_at <= ${now} THEN excluded.resets_at ELSE known.resets_at END
    RETURNING count, resets_at`.execute(db);
  const row = rows[0];
  if (!row || row.count <= call.limit) return { allowed: true, retryAfterSeconds: 0 };
  const seconds = Math.ceil((row.resets_at.getTime() - now.getTime()) / 1_000);
  // The window may have been opened by a call with a slightly later clock.
  return { allowed: false, retryAfterSeconds: Math.min(call.windowSeconds, Math.max(1, seconds)) };
}

/** Subtracts one call from a counter, because attempts that succeed do not count. */
export async function returnToLimit(db: Kysely<DB>, key: string): Promise<void> {
  await sql`UPDATE rate_limits SET count = count - 1 WHERE key = ${key} AND count > 0`.execute(db);
}

/** Deletes a counter, for example after the person has proved their identity. */
export async function clearLimit(db: Kysely<DB>, key: string): Promise<void> {
  await sql`DELETE FROM rate_limits WHERE key = ${key}`.execute(db);
}

/** Deletes the counters whose window has ended. */
export async function sweepRateLimits(db: Kysely<DB>, now: Date): Promise<void> {
  await sql`DELETE FROM rate_limits WHERE resets_at <= ${now}`.execute(db);
}
