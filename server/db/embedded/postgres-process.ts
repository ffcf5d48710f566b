import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import {
  chownSync,
  closeSync,
  existsSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { StartupError } from '../../startup-error.ts';
import { holdingDataLock } from './data-lock.ts';
import type { OsUser } from './os-user.ts';

/** The role that owns everything; the permissions of the socket's folder protect it. */
export const role = 'yazihane';

/** Settings for a small server; durable, as fsync and synchronous_commit keep their defaults (on). */
const settings = {
  listen_addresses: '',
  max_connections: '100',
  shared_buffers: '128MB',
  effective_cache_size: '1GB',
  work_mem: '8MB',
  maintenance_work_mem: '64MB',
  random_page_cost: '1.1',
  checkpoint_timeout: '15min',
  wal_level: 'minimal',
  max_wal_senders: '0',
  wal_compression: 'on',
  jit: 'off',
  io_method: 'sync',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // People's texts must not get into the log.
  log_min_error_statement: 'panic',
  log_parameter_max_length_on_error: '0',
} as const;

/** Settings of tests, which need no safety against a power cut. */
const hasty = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' } as const;

const environment = { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' };
const largestLogBytes = 10_000_000;
/** Timeout of a start, ms: long enough for crash recovery of a large log on a slow disk. */
const startPatienceMs = 120_000;

/** Matches the temporary names of clusters that are being made. */
const unfinishedNames = /^data\.new(-[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})?$/;

/** Removes incomplete clusters of starts that were killed. */
export function clearUnfinished(data: string): void {
  const folder = dirname(data);
  for (const entry of readdirSync(folder).filter((one) => unfinishedNames.test(one))) {
    try {
      rmSync(join(folder, entry), { recursive: true, force: true });
    } catch {
      // A process still writes to it; the next start removes it.
    }
  }
}

/** Creates a UTF-8 cluster with invariant text rules; Turkish columns name their own collation. */
export async function makeCluster(
  binaries: string,
  data: string,
  runner: OsUser | null,
  durable: boolean,
  onWaiting: () => void,
): Promise<void> {
  // Renamed when complete, so that a killed start leaves no incomplete cluster. The name is unique, since a process of a
  // killed start may still be writing.
  const unfinished = `${data}.new-${randomUUID()}`;
  const options = ['-D', unfinished, '-U', role, '--auth=trust', '--encoding=UTF8', '--no-locale'];
  options.push('--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--no-instructions');
  if (!durable) options.push('--no-sync');
  try {
    const [program = '', ...args] = endingWithUs([join(binaries, 'bin', 'initdb'), ...options]);
    const made = promisify(execFile)(program, args, {
      ...runner,
      cwd: '/',
      env: environment,
    });
    onWaiting();
    await made;
  } catch (error) {
    const output = (error as { stderr?: string }).stderr?.trim();
    throw new StartupError(`Veritabanı oluşturulamadı: ${output || error}`, { cause: error });
  }
  renameSync(unfinished, data);
}

/** Wraps a command so that it gets SIGINT when this process dies. */
function endingWithUs(command: string[]): string[] {
  const setpriv = ['/usr/bin/setpriv', '/bin/setpriv'].find((path) => existsSync(path));
  return setpriv ? [setpriv, '--pdeathsig', 'INT', '--', ...command] : command;
}

function openLog(home: string, runner: OsUser | null): number {
  const file = logFile(home);
  if (existsSync(file) && statSync(file).size > largestLogBytes) renameSync(file, `${file}.1`);
  const log = openSync(file, 'a', 0o600);
  if (runner) chownSync(file, runner.uid, runner.gid);
  return log;
}

const logFile = (home: string) => join(home, 'postgres.log');

/**
 * Starts PostgreSQL on an unused data directory and resolves when it accepts connections.
 * @param options.locks whether it holds the lock of `home` while it runs
 * @throws Error with the end of its log when it exits before that
 */
export async function startPostgres(options: {
  binaries: string;
  home: string;
  data: string;
  socketFolder: string;
  runner: OsUser | null;
  durable: boolean;
  locks: boolean;
  onWaiting: () => void;
}): Promise<ChildProcess> {
  const { binaries, home, data, runner } = options;
  const chosen = {
    ...settings,
    ...(options.durable ? {} : hasty),
    unix_socket_directories: options.socketFolder,
  };
  const args = ['-D', data, ...Object.entries(chosen).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
  const program = join(binaries, 'bin', 'postgres');
  // When the app dies, PostgreSQL gets SIGINT and shuts down properly.
  const postgres = [program, ...args];
  const [command = '', ...rest] = endingWithUs(options.locks ? holdingDataLock(home, postgres) : postgres);
  const log = openLog(home, runner);
  // Detached, so that Ctrl-C reaches only the app, which stops PostgreSQL after its own shutdown.
  const child = spawn(command, rest, {
    ...runner,
    cwd: '/',
    env: environment,
    detached: true,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  let failure: Error | null = null;
  child.once('error', (error) => {
    failure = error;
  });
  options.onWaiting();
  const until = Date.now() + startPatienceMs;
  while (readStatus(data) !== 'ready') {
    if (failure || child.exitCode !== null || child.signalCode !== null || Date.now() > until) {
      child.kill('SIGQUIT');
      throw new StartupError(`Gömülü PostgreSQL başlayamadı: ${failure ?? lastLines(home)}`);
    }
    await sleep(5);
  }
  child.unref();
  return child;
}

/** Reads PostgreSQL's state, the eighth line of its lock file. */
function readStatus(data: string): string | null {
  try {
    return readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[7]?.trim() ?? null;
  } catch {
    return null;
  }
}

function lastLines(home: string): string {
  return readFileSync(logFile(home), 'utf8').trim().split('\n').slice(-5).join('\n');
}

/** Stops PostgreSQL properly and closes open connections. */
export async function stopPostgres(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  child.ref();
  child.kill('SIGINT');
  const hurry = setTimeout(() => child.kill('SIGQUIT'), 15_000);
  await exited;
  clearTimeout(hurry);
}
