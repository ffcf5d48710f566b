import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { makeTemporaryDataDir, removeTemporaryDataDir } from './database/test-server.ts';
import { freePort } from './free-port.ts';

const root = join(import.meta.dirname, '..');

/** The server as `npm start` runs it, with an embedded PostgreSQL that syncs to disk. */
export interface ServerProcess {
  url: string;
  /** Starts it without waiting until it is ready. */
  launch(): ChildProcess;
  /** Starts it and waits until it is ready. */
  start(): Promise<ChildProcess>;
  /** Sends SIGKILL to it. */
  kill(): Promise<void>;
  /** Its logged errors since the start. */
  said(): string;
  /** Whether its database was not shut down cleanly. */
  isDatabaseRunning(): boolean;
  /** Stops it and removes its data. */
  remove(): Promise<void>;
}

/** Creates a server that a test can start and kill; `env` is added to the required variables. */
export async function prepareServer(env: NodeJS.ProcessEnv): Promise<ServerProcess> {
  const dataDir = makeTemporaryDataDir();
  const url = `http://127.0.0.1:${await freePort()}`;
  let server: ChildProcess | undefined;
  let said = '';

  async function end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    if (server?.exitCode !== null || server.signalCode !== null) return;
    const ended = new Promise((resolve) => server?.once('exit', resolve));
    server.kill(signal);
    await ended;
  }
  function launch(): ChildProcess {
    server = spawn(process.execPath, ['server/main.ts'], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'pipe'],
      env: {
        ...process.env,
        NODE_ENV: 'test',
        DATA_DIR: dataDir,
        PORT: new URL(url).port,
        HOST: '127.0.0.1',
        PUBLIC_URL: url,
        APP_SECRET: 'the-same-secret-before-and-after-the-kill',
        ...env,
      },
    });
    said = '';
    server.stderr?.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
    return server;
  }
  return {
    url,
    launch,
    async start() {
      const launched = launch();
      for (;;) {
        if (launched.exitCode !== null) throw new Error(`The server ended with ${launched.exitCode}.`);
        const isReady = await fetch(`${url}/readyz`).then(
          (answer) => answer.ok,
          () => false,
        );
        if (isReady) return launched;
        await wait(50);
      }
    },
    kill: () => end('SIGKILL'),
    said: () => said,
    isDatabaseRunning: () => existsSync(join(dataDir, 'postgres/data/postmaster.pid')),
    async remove() {
      await end('SIGTERM');
      removeTemporaryDataDir(dataDir);
    },
  };
}
