import { type Kysely, sql } from 'kysely';
import type { DB } from '../db/schema.generated.ts';

/**
 * Returns how long ago the server last archived its changes (pgBackRest), s; null where it archives none or where the last
 * attempt failed.
 */
export async function readArchiveAge(db: Kysely<DB>, now: Date): Promise<number | null> {
  const { rows } = await sql<{ at: Date | null }>`SELECT last_archived_time AS at FROM pg_stat_archiver
    WHERE last_failed_time IS NULL OR last_failed_time < last_archived_time`.execute(db);
  const at = rows[0]?.at;
  return at ? (now.getTime() - at.getTime()) / 1_000 : null;
}
