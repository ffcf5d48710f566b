import { existsSync, readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartupError } from '../../startup-error.ts';
import { tryDataLock } from './data-lock.ts';
import type { OsUser } from './os-user.ts';

/** Lists the processes whose working directory is the data directory: all PostgreSQL processes of it. */
function processesIn(data: string): number[] {
  return readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry))
    .filter((pid) => {
      try {
        return readlinkSync(`/proc/${pid}/cwd`) === data;
      } catch {
        // The process has ended or belongs to another user.
        return false;
      }
    })
    .map(Number);
}

function signal(pids: number[], name: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, name);
    } catch {
      // The process has ended.
    }
  }
}

async function waitUntilStopped(data: string, timeoutMs: number): Promise<boolean> {
  const until = Date.now() + timeoutMs;
  while (processesIn(data).length > 0) {
    if (Date.now() > until) return false;
    await sleep(10);
  }
  return true;
}

/**
 * Cleans up after a killed app; the caller holds the mutex. A PostgreSQL that still runs is stopped properly, then the
 * lock files of dead ones are removed, as their pid may belong to another process now.
 * @throws StartupError when PostgreSQL can't be stopped, or another container or machine uses the data
 */
export async function clearStaleLocks(
  home: string,
  data: string,
  socketFolder: string,
  runner: OsUser | null,
): Promise<void> {
  const living = processesIn(data);
  // Asked after the processes: one that is just ending lets go of its lock before it disappears.
  if (living.length === 0 && tryDataLock(home, runner) === 'held') {
    throw new StartupError(
      'Bu veri klasörünü başka bir kapsayıcı ya da makine kullanıyor. Önce onu kapatın ya da DATA_DIR ile başka bir klasör gösterin.',
    );
  }
  const lock = join(data, 'postmaster.pid');
  if (!existsSync(lock)) return;
  const postmaster = Number(readFileSync(lock, 'utf8').split('\n', 1)[0]);
  signal(
    living.filter((pid) => pid === postmaster),
    'SIGINT',
  );
  if (!(await waitUntilStopped(data, 15_000))) {
    // An immediate shutdown loses no data: the next start recovers from the log.
    signal(processesIn(data), 'SIGQUIT');
    if (!(await waitUntilStopped(data, 10_000))) {
      throw new StartupError(
        `Önceki çalışmadan kalan PostgreSQL durdurulamadı (süreçler: ${processesIn(data).join(', ')}).`,
      );
    }
  }
  rmSync(lock, { force: true });
  for (const entry of readdirSync(socketFolder)) {
    if (entry.startsWith('.s.PGSQL.')) rmSync(join(socketFolder, entry), { force: true });
  }
}
