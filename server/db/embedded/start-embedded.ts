import { existsSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { StartupError } from '../../startup-error.ts';
import { prepareBinaries } from './binaries.ts';
import { findDataDirectory, makeDataDirectory, makeSocketFolder } from './data-directory.ts';
import { tryDataLock } from './data-lock.ts';
import { takeMutex } from './mutex.ts';
import { chooseOsUser } from './os-user.ts';
import { clearUnfinished, makeCluster, role, startPostgres, stopPostgres } from './postgres-process.ts';
import { clearStaleLocks } from './stale-locks.ts';

/** A PostgreSQL that this process started. */
export interface EmbeddedPostgres {
  /** The directory of its Unix socket; nothing listens on the network. */
  host: string;
  user: string;
  /** The name of the app's database. */
  database: string;
  pid: number;
  /** Stops it properly; a second call does nothing. */
  stop(): Promise<void>;
}

/** Another app uses the data directory. */
export class DataDirectoryInUseError extends StartupError {
  constructor(dataDir: string) {
    super(
      `Bu veri klasörüyle çalışan bir uygulama zaten var: ${dataDir}\n` +
        'Önce onu kapatın ya da DATA_DIR ile başka bir klasör gösterin.',
    );
    this.name = 'DataDirectoryInUseError';
  }
}

/**
 * Starts the embedded PostgreSQL of a data directory; creates it first if needed, and cleans up after a killed app.
 * Nothing listens on the network.
 * @param options.durable false only in tests, which are faster without safety against power cuts
 * @param options.onWaiting called once or twice while child processes work, so that the caller may block the event loop
 * @param options.onCrash called when PostgreSQL ends unexpectedly
 * @throws DataDirectoryInUseError when another app uses this directory
 */
export async function startEmbedded(options: {
  dataDir: string;
  durable?: boolean;
  onWaiting?: () => void;
  onCrash?: () => void;
}): Promise<EmbeddedPostgres> {
  const { dataDir, durable = true, onWaiting = () => undefined } = options;
  const found = findDataDirectory(dataDir);
  const runner = chooseOsUser(found);
  const binaries = prepareBinaries(runner);
  const home = found ?? makeDataDirectory(dataDir, runner);
  const release = await takeMutex(home);
  if (!release) throw new DataDirectoryInUseError(dataDir);
  try {
    const socketFolder = makeSocketFolder(home, runner);
    const data = join(home, 'data');
    await clearStaleLocks(home, data, socketFolder, runner);
    clearUnfinished(data);
    if (!existsSync(join(data, 'PG_VERSION'))) await makeCluster(binaries, data, runner, durable, onWaiting);
    const locks = tryDataLock(home, runner) !== 'unavailable';
    const child = await startPostgres({
      binaries,
      home,
      data,
      socketFolder,
      runner,
      durable,
      locks,
      onWaiting,
    });
    let stopping = false;
    child.once('exit', () => {
      if (!stopping) options.onCrash?.();
    });
    const stop = async () => {
      if (stopping) return;
      stopping = true;
      await stopPostgres(child);
      await release();
    };
    try {
      await ensureDatabase(socketFolder);
    } catch (error) {
      await stop();
      throw error;
    }
    return { host: socketFolder, user: role, database: role, pid: child.pid ?? 0, stop };
  } catch (error) {
    await release();
    throw error;
  }
}

async function ensureDatabase(socketFolder: string): Promise<void> {
  const client = new pg.Client({ host: socketFolder, user: role, database: 'postgres' });
  await client.connect();
  try {
    const found = await client.query('SELECT FROM pg_database WHERE datname = $1', [role]);
    // The cluster's locale is C.UTF-8: a Turkish one would break the comparison of e-mail addresses.
    // Copying files takes a third of the time, since checkpoints of an unused cluster are short.
    if (found.rowCount === 0)
      await client.query(`CREATE DATABASE ${client.escapeIdentifier(role)} STRATEGY file_copy`);
  } finally {
    await client.end();
  }
}
