import { existsSync, readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartupError } from '../../startup-error.ts';

/** The file that names the machine or container whose PostgreSQL uses the data, while it runs. */
export const hostFile = 'host';

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
 * @throws Error when PostgreSQL can't be stopped, or another machine may use the data on shared storage
 */
export async function clearStaleLocks(home: string, data: string, socketFolder: string): Promise<void> {
  const lock = join(data, 'postmaster.pid');
  if (!existsSync(lock)) return;
  const postmaster = Number(readFileSync(lock, 'utf8').split('\n', 1)[0]);
  const living = processesIn(data);
  if (living.length === 0) refuseForeignHost(home, lock);
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

function refuseForeignHost(home: string, lock: string): void {
  const file = join(home, hostFile);
  const host = existsSync(file) ? readFileSync(file, 'utf8').trim() : hostname();
  if (host === hostname()) return;
  throw new StartupError(
    `Bu veri klasörünü "${host}" adlı başka bir makine ya da kapsayıcı kullanıyor olabilir. ` +
      `Orada kapandığından eminseniz ${lock} dosyasını silip yeniden başlatın.`,
  );
}
