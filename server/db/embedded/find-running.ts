import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Place } from '../connect.ts';
import { findDataDirectory } from './data-directory.ts';
import { role } from './postgres-process.ts';

/** Returns the address of the embedded PostgreSQL that an app runs in a data directory, or null when none is ready. */
export function findRunning(dataDir: string): Place | null {
  const home = findDataDirectory(dataDir);
  if (home === null) return null;
  try {
    // PostgreSQL's lock file: the socket's directory is in its fifth line, the state in its eighth.
    const lines = readFileSync(join(home, 'data', 'postmaster.pid'), 'utf8').split('\n');
    const [host = '', state = ''] = [lines[4], lines[7]].map((line) => line?.trim());
    return host !== '' && state === 'ready' ? { host, user: role, database: role } : null;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
