import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chownSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { prepareBinaries } from '#server/db/embedded/binaries.ts';
import { chooseOsUser, type OsUser } from '#server/db/embedded/os-user.ts';
import { makeCluster, role, stopPostgres } from '#server/db/embedded/postgres-process.ts';
import { socketUrl } from './socket-url.ts';
import { makeTemporaryDataDir, removeTemporaryDataDir } from './test-server.ts';

/** A primary with an empty database, and its streaming replica. */
export interface ReplicatedServers {
  primaryUrl: string;
  replicaUrl: string;
  /** Stops the replica. */
  stopReplica(): Promise<void>;
  stop(): Promise<void>;
}

const settings = ['listen_addresses=', 'shared_buffers=32MB', 'fsync=off'];
/** Attempts to connect to a server that starts, every 50 ms. */
const attempts = 200;

async function startServer(binaries: string, folder: string, runner: OsUser | null): Promise<ChildProcess> {
  const options = [...settings, `unix_socket_directories=${folder}`].flatMap((setting) => ['-c', setting]);
  const program = join(binaries, 'bin', 'postgres');
  const child = spawn(program, ['-D', join(folder, 'data'), ...options], {
    ...runner,
    cwd: '/',
    stdio: 'ignore',
  });
  for (let attempt = 1; ; attempt += 1) {
    const client = new pg.Client({ host: folder, user: role, database: 'postgres' });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.end();
      return child;
    } catch (error) {
      if (child.exitCode !== null || attempt === attempts) throw error;
      await wait(50);
    }
  }
}

/** Starts both servers; the replica begins as a copy of the new primary's files. `stop` removes them with their data. */
export async function startReplicatedServers(): Promise<ReplicatedServers> {
  const runner = chooseOsUser(null);
  const binaries = prepareBinaries(runner);
  const root = makeTemporaryDataDir();
  const [primary, replica] = [join(root, 'primary'), join(root, 'replica')];
  for (const folder of [primary, replica]) {
    mkdirSync(folder);
    if (runner) chownSync(folder, runner.uid, runner.gid);
  }
  const data = join(replica, 'data');
  await makeCluster(binaries, join(primary, 'data'), runner, false, () => undefined);
  spawnSync('cp', ['-a', join(primary, 'data'), data]);
  writeFileSync(join(data, 'standby.signal'), '');
  writeFileSync(join(data, 'postgresql.auto.conf'), `primary_conninfo = 'host=${primary} user=${role}'\n`);

  const first = await startServer(binaries, primary, runner);
  const second = await startServer(binaries, replica, runner);
  return {
    primaryUrl: socketUrl({ host: primary, user: role }, 'postgres'),
    replicaUrl: socketUrl({ host: replica, user: role }, 'postgres'),
    stopReplica: () => stopPostgres(second),
    async stop() {
      await Promise.all([stopPostgres(first), stopPostgres(second)]);
      removeTemporaryDataDir(root);
    },
  };
}
