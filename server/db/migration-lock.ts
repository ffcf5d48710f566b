import { setTimeout as wait } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import type { DB } from './schema.generated.ts';

/** The advisory lock of the process that migrates. */
export const migrationLockId = 5_521_077_340_318;

/** Time between two tries to get the lock, ms. */
const pollMs = 200;

/**
 * Runs `work` while this session holds the migration lock; the lock of a process that died ends with its connection.
 * @param connection one connection, without a pooler in transaction mode, which would share its session
 * @param onWaiting called once when another process holds the lock
 */
export async function withMigrationLock<Result>(
  connection: Kysely<DB>,
  work: () => Promise<Result>,
  onWaiting: () => void = () => undefined,
): Promise<Result> {
  // Polls: a session that waits in pg_advisory_lock holds a snapshot, for whose end CREATE INDEX CONCURRENTLY would wait.
  for (let attempt = 1; !(await tryLock(connection)); attempt += 1) {
    if (attempt === 1) onWaiting();
    await wait(pollMs);
  }
  try {
    return await work();
  } finally {
    // With a lost connection the lock is gone as well.
    await sql`SELECT pg_advisory_unlock(${migrationLockId})`.execute(connection).catch(() => undefined);
  }
}

async function tryLock(connection: Kysely<DB>): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`
    SELECT pg_try_advisory_lock(${migrationLockId}) AS taken`.execute(connection);
  return rows[0]?.taken === true;
}
