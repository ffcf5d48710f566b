import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

/** How a migration waits for locks that other sessions hold. */
export interface LockLimits {
  /** How long a statement waits for a lock, ms: as long do all requests wait that need the table. */
  timeoutMs: number;
  attempts: number;
  /** The pause before the second attempt, ms; it doubles, up to 5 s. */
  pauseMs: number;
}

const maxPauseMs = 5_000;

/** Whether a lock was not available in time, or PostgreSQL ended a deadlock. */
export const isLockError = (error: unknown) =>
  error instanceof pg.DatabaseError && (error.code === '55P03' || error.code === '40P01');

/** Runs a transaction again while it can't get its locks; throws the error of the last attempt. */
export async function retryLock<Result>(
  transact: () => Promise<Result>,
  { attempts, pauseMs }: LockLimits,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await transact();
    } catch (error) {
      if (!isLockError(error) || attempt === attempts) throw error;
      await wait(Math.min(pauseMs * 2 ** (attempt - 1), maxPauseMs));
    }
  }
}
