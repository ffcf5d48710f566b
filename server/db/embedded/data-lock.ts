import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { OsUser } from './os-user.ts';

/**
 * State of the kernel's lock on the data: PostgreSQL holds it until its last process has ended, also for containers and
 * machines that share the storage, whatever their names are. 'unavailable' where the system or the storage has no such locks.
 */
export type DataLock = 'free' | 'held' | 'unavailable';

/** flock's exit code when another process holds the lock. */
const heldCode = 75;

/** Wraps a command so that it and its children hold the lock of the database folder. */
export function holdingDataLock(home: string, command: string[]): string[] {
  const options = ['--no-fork', '--nonblock', '--conflict-exit-code', String(heldCode)];
  return ['flock', ...options, join(home, 'lock'), ...command];
}

/** Tries the lock of a database folder. */
export function tryDataLock(home: string, runner: OsUser | null): DataLock {
  const [program = '', ...args] = holdingDataLock(home, ['true']);
  const { status } = spawnSync(program, args, { ...runner, cwd: '/', stdio: 'ignore' });
  if (status === 0) return 'free';
  return status === heldCode ? 'held' : 'unavailable';
}
