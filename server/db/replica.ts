import { type Kysely, sql } from 'kysely';
import pg from 'pg';
import type { Logger } from 'pino';
import { AppError } from '../errors.ts';
import { StartupError } from '../startup-error.ts';
import { type Connection, connect } from './connect.ts';
import type { DB } from './schema.generated.ts';

/** Longest lag at which the replica is read, ms; the primary is read above it. */
const maxLagMs = 5_000;
/** Interval of the checks of the lag, ms. */
const checkEveryMs = 1_000;

/** Reads that may be some seconds old. */
export interface Replica {
  /**
   * Runs a query on the replica, or on the primary where there is no replica, it lags or its query fails. Never use it
   * for what the asking person may just have changed.
   */
  read<T>(query: (db: Kysely<DB>) => Promise<T>): Promise<T>;
  /** How far the replica is behind, ms; Infinity while it can't be read, null without one. */
  lagMs(): number | null;
  close(): Promise<void>;
}

/** Reads everything from the primary. */
export const withoutReplica = (primary: Kysely<DB>): Replica => ({
  read: (query) => query(primary),
  lagMs: () => null,
  close: async () => undefined,
});

interface Position {
  /** Clock of this process, ms. */
  at: number;
  /** Bytes of WAL written by then. */
  written: bigint;
}

/**
 * Opens a replica and measures its lag: the age of the newest position of the primary's WAL that the replica has replayed.
 * Its failures only move the reads to the primary.
 */
export function openReplica(options: {
  primary: Kysely<DB>;
  url: string;
  /** Maximum number of connections. */
  max: number;
  log: Logger;
}): Replica {
  const { primary, log } = options;
  const replica: Connection = connect(options.url, { max: options.max });
  let positions: Position[] = [];
  /** Clock of this process when the replica's data was the primary's, ms; null while the replica can't be read. */
  let sameAt: number | null = null;
  let isUsed = true;
  /** Whether the replica was found to be one of the primary; asked again after it could not be read. */
  let isSame = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isClosed = false;

  const lagMs = () => (sameAt === null ? Number.POSITIVE_INFINITY : Date.now() - sameAt);

  /** @throws StartupError when the replica is one of another database */
  async function compareIdentities(): Promise<void> {
    const [own, other] = await Promise.all([readIdentity(primary), readIdentity(replica.db)]);
    if (own !== null && other !== null && own !== other)
      throw new StartupError('DATABASE_REPLICA_URL başka bir veritabanını gösteriyor.');
    isSame = true;
  }

  async function check(): Promise<void> {
    if (!isSame) await compareIdentities();
    const at = Date.now();
    const written = await readPosition(primary, sql`pg_current_wal_lsn()`);
    if (written !== null) positions.push({ at, written });
    const replayed = await readPosition(
      replica.db,
      sql`CASE WHEN pg_is_in_recovery() THEN pg_last_wal_replay_lsn() END`,
    );
    // Null after the replica was promoted: its data is another database's now.
    const reached =
      replayed === null ? -1 : positions.findLastIndex((position) => position.written <= replayed);
    sameAt = positions[reached]?.at ?? (replayed === null ? null : sameAt);
    positions = positions.slice(Math.max(reached, 0)).slice(-maxLagMs / checkEveryMs);
  }

  async function checkAndTell(): Promise<void> {
    await check().catch((error: unknown) => {
      sameAt = null;
      isSame = false;
      if (isUsed) log.warn({ err: error }, 'the replica cannot be read');
    });
    const now = lagMs() <= maxLagMs;
    if (now !== isUsed) log.warn(now ? 'the replica is read again' : 'the primary is read for the replica');
    isUsed = now;
    if (!isClosed) timer = setTimeout(() => void checkAndTell(), checkEveryMs).unref();
  }
  void checkAndTell();

  return {
    async read(query) {
      if (lagMs() > maxLagMs) return query(primary);
      try {
        return await query(replica.db);
      } catch (error) {
        if (error instanceof AppError) throw error;
        log.warn({ err: error }, 'a query failed on the replica and is repeated on the primary');
        return query(primary);
      }
    },
    lagMs,
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await replica.db.destroy();
    },
  };
}

/** Which database this is, the same for a primary and its replicas; null where the role may not ask. */
async function readIdentity(db: Kysely<DB>): Promise<string | null> {
  try {
    const { rows } = await sql<{ id: string }>`
      SELECT system_identifier || '/' || current_database() AS id FROM pg_control_system()`.execute(db);
    return rows[0]?.id ?? null;
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code === '42501') return null;
    throw error;
  }
}

/** Reads a position of the WAL, bytes; null when the server has none. */
async function readPosition(db: Kysely<DB>, lsn: ReturnType<typeof sql>): Promise<bigint | null> {
  const { rows } = await sql<{
    bytes: string | null;
  }>`SELECT pg_wal_lsn_diff(${lsn}, '0/0')::text AS bytes`.execute(db);
  const bytes = rows[0]?.bytes;
  return bytes ? BigInt(bytes) : null;
}
