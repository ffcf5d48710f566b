import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { makeTemporaryDataDir, removeTemporaryDataDir } from '#testing/database/test-server.ts';
import { prepareBinaries } from './binaries.ts';
import { holdingDataLock, tryDataLock } from './data-lock.ts';
import { chooseOsUser } from './os-user.ts';
import { DataDirectoryInUseError, type EmbeddedPostgres, startEmbedded } from './start-embedded.ts';

/** A new database; each test works on a copy, which is cheaper than making one. */
let made: string;
let dataDir: string;
const started: EmbeddedPostgres[] = [];
const children: ChildProcess[] = [];

beforeAll(async () => {
  made = makeTemporaryDataDir();
  await (await startEmbedded({ dataDir: made })).stop();
});

afterAll(() => removeTemporaryDataDir(made));

beforeEach(() => {
  dataDir = makeTemporaryDataDir();
  execFileSync('cp', ['-a', join(made, 'postgres'), dataDir]);
});

afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  for (const server of started.splice(0)) await server.stop();
  removeTemporaryDataDir(dataDir);
});

async function start(): Promise<EmbeddedPostgres> {
  const server = await startEmbedded({ dataDir });
  started.push(server);
  return server;
}

type Place = Pick<EmbeddedPostgres, 'host' | 'user' | 'database'>;

async function query<Row extends pg.QueryResultRow>(place: Place, text: string): Promise<Row[]> {
  const client = new pg.Client({ host: place.host, user: place.user, database: place.database });
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}

/** Starts a process that runs the database of `dataDir`, as the app does, and prints its address. */
function launchApp() {
  const script = join(import.meta.dirname, '../../../testing/database/hold-embedded.ts');
  const app = spawn(process.execPath, [script, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] });
  children.push(app);
  return app;
}

/** Starts such a process and waits until the database accepts connections. */
async function startApp(): Promise<{ app: ChildProcess; place: Place & { pid: number } }> {
  const app = launchApp();
  const [line] = await once(createInterface({ input: app.stdout }), 'line');
  return { app, place: JSON.parse(line) };
}

/** Whether a process runs; a zombie does not. */
function isAlive(pid: number): boolean {
  try {
    return !/^\d+ \(.*\) [ZX]/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}

/** Names of incomplete clusters. */
const unfinished = () =>
  readdirSync(join(dataDir, 'postgres')).filter((entry) => entry.startsWith('data.new'));

async function kill(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

test('starts without a network port, durable, with invariant text rules, and stops for good', async () => {
  const server = await start();
  const [settings] = await query<Record<string, string>>(
    server,
    `SELECT current_setting('listen_addresses') AS listen, current_setting('fsync') AS fsync,
      current_setting('synchronous_commit') AS commit, lower('INFO@X.COM') AS folded,
      upper('ılık' COLLATE "tr-TR-x-icu") AS turkish`,
  );
  expect(settings).toEqual({ listen: '', fsync: 'on', commit: 'on', folded: 'info@x.com', turkish: 'ILIK' });
  expect(statSync(server.host).mode & 0o077).toBe(0);
  await server.stop();
  expect(isAlive(server.pid)).toBe(false);
  expect(existsSync(join(dataDir, 'postgres/data/postmaster.pid'))).toBe(false);
});

test('creates the folders that it needs at the first start', async () => {
  rmSync(dataDir, { recursive: true });
  const server = await start();
  expect(await query(server, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
});

test('keeps its data from one start to the next', async () => {
  const first = await start();
  await query(first, 'CREATE TABLE answers AS SELECT 42 AS answer');
  await first.stop();
  const second = await start();
  expect(await query(second, 'SELECT answer FROM answers')).toEqual([{ answer: 42 }]);
});

test('rejects a second start on the same directory in Turkish while the first goes on', async () => {
  const first = await start();
  await expect(startEmbedded({ dataDir })).rejects.toThrow(DataDirectoryInUseError);
  await expect(startEmbedded({ dataDir })).rejects.toThrow(
    'Bu veri klasörüyle çalışan bir uygulama zaten var',
  );
  expect(await query(first, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
});

test('rejects a start by a second process', async () => {
  await startApp();
  await expect(startEmbedded({ dataDir })).rejects.toThrow(DataDirectoryInUseError);
});

test('has every committed row after kill -9 of the app', async () => {
  const { app, place } = await startApp();
  await query(place, 'CREATE TABLE answers AS SELECT 42 AS answer');
  await kill(app);
  const next = await start();
  expect(await query(next, 'SELECT answer FROM answers')).toEqual([{ answer: 42 }]);
  expect(isAlive(place.pid)).toBe(false);
});

test('clears the locks and has every committed row after kill -9 of the app and PostgreSQL', async () => {
  const { app, place } = await startApp();
  await query(place, 'CREATE TABLE answers AS SELECT 42 AS answer');
  process.kill(place.pid, 'SIGSTOP');
  await kill(app);
  process.kill(place.pid, 'SIGKILL');
  const lock = join(dataDir, 'postgres/data/postmaster.pid');
  expect(existsSync(lock)).toBe(true);
  const next = await start();
  expect(await query(next, 'SELECT answer FROM answers')).toEqual([{ answer: 42 }]);
});

test('starts when the pid in a lock belongs to another process', async () => {
  const first = await start();
  await first.stop();
  const lock = join(dataDir, 'postgres/data/postmaster.pid');
  writeFileSync(lock, `${process.pid}\n${join(dataDir, 'postgres/data')}\n`);
  const next = await start();
  expect(await query(next, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
});

test('starts with the locks that a removed container left, whatever its host name was', async () => {
  const first = await start();
  await first.stop();
  writeFileSync(join(dataDir, 'postgres/data/postmaster.pid'), '4242\n');
  // Earlier versions named the host here.
  writeFileSync(join(dataDir, 'postgres/host'), 'removed-container');
  const next = await start();
  expect(await query(next, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
});

test('refuses data that a PostgreSQL of another container holds, and leaves its locks', async () => {
  const first = await start();
  const home = join(dataDir, 'postgres');
  const runner = chooseOsUser(home);
  expect(tryDataLock(home, runner)).toBe('held');
  await first.stop();
  expect(tryDataLock(home, runner)).toBe('free');
  const lock = join(home, 'data/postmaster.pid');
  writeFileSync(lock, '4242\n');
  // Its processes are not visible from here, as they are not from another container.
  const [program = '', ...args] = holdingDataLock(home, ['sh', '-c', 'echo held; exec sleep 600']);
  const holder = spawn(program, args, { ...runner, cwd: '/', stdio: ['ignore', 'pipe', 'inherit'] });
  children.push(holder);
  await once(holder.stdout, 'data');
  await expect(startEmbedded({ dataDir })).rejects.toThrow('başka bir kapsayıcı ya da makine kullanıyor');
  expect(readFileSync(lock, 'utf8')).toBe('4242\n');
  await kill(holder);
  expect(await query(await start(), 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
});

test('stops and replaces a PostgreSQL whose app died', async () => {
  const first = await start();
  await first.stop();
  const home = join(dataDir, 'postgres');
  const runner = chooseOsUser(home);
  const left = spawn(
    join(prepareBinaries(runner), 'bin/postgres'),
    ['-D', join(home, 'data'), '-c', 'listen_addresses=', '-c', `unix_socket_directories=${first.host}`],
    { ...runner, cwd: '/', stdio: 'ignore' },
  );
  children.push(left);
  const ended = once(left, 'exit');
  await vi.waitFor(() => query(first, 'SELECT 1'), { timeout: 10_000, interval: 20 });
  const next = await start();
  expect(await ended).toEqual([0, null]);
  expect(next.pid).not.toBe(left.pid);
  expect(await query(next, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
});

test('starts after a first start that was killed', async () => {
  const first = await start();
  await first.stop();
  const data = join(dataDir, 'postgres/data');
  rmSync(data, { recursive: true });
  writeFileSync(`${data}.new`, 'half');
  const next = await start();
  expect(await query(next, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  expect(unfinished()).toEqual([]);
});

test('starts right after a start that was killed while it made its cluster', {
  timeout: 60_000,
}, async () => {
  rmSync(join(dataDir, 'postgres/data'), { recursive: true });
  const app = launchApp();
  await vi.waitFor(() => expect(unfinished()).not.toEqual([]), { timeout: 10_000, interval: 5 });
  await kill(app);
  const next = await start();
  expect(await query(next, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  // initdb removes its files when it is ended with its app.
  await vi.waitFor(() => expect(unfinished()).toEqual([]), { timeout: 10_000 });
});

test('calls onCrash when PostgreSQL dies', async () => {
  const crashed = Promise.withResolvers<void>();
  const server = await startEmbedded({ dataDir, onCrash: () => crashed.resolve() });
  started.push(server);
  process.kill(server.pid, 'SIGKILL');
  await crashed.promise;
});

test('rejects a link to a missing data folder instead of creating a new one', async () => {
  const first = await start();
  await first.stop();
  const home = join(dataDir, 'postgres');
  rmSync(home, { recursive: true });
  symlinkSync('/nonexistent/place', home);
  await expect(startEmbedded({ dataDir })).rejects.toThrow('yerinde yok');
  expect(readlinkSync(home)).toBe('/nonexistent/place');
});
