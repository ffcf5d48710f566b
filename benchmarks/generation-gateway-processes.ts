/**
 * The processes that are measured: the provider, the gateway and this server. Each is a child of the benchmark.
 */
import { type ChildProcess, fork, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const here = import.meta.dirname;
const children: ChildProcess[] = [];

/** Starts a child and answers what it sends first. */
export async function start<T>(
  file: string,
  options: { args?: string[]; env?: NodeJS.ProcessEnv; execArgv?: string[] } = {},
) {
  const child = fork(join(here, file), options.args ?? [], {
    env: { ...process.env, ...options.env },
    execArgv: options.execArgv ?? [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  children.push(child);
  const said = new Promise<T>((resolve, reject) => {
    child.once('message', (message) => resolve(message as T));
    child.once('exit', (code) => reject(new Error(`${file} ended with ${code}`)));
  });
  // Who says nothing ends unheard.
  said.catch(() => undefined);
  return { child, said };
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (typeof address !== 'object' || !address) throw new Error('No free port.');
  return address.port;
}

async function answers(origin: string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const reached = await fetch(origin).then(
      () => true,
      () => false,
    );
    if (reached) return;
    await wait(100);
  }
  throw new Error(`${origin} does not answer.`);
}

/** Starts the gateway, which is installed where it is not yet. */
export async function startGateway(): Promise<{ origin: string; child: ChildProcess }> {
  const folder = join(here, 'gateway');
  if (!existsSync(join(folder, 'node_modules'))) {
    const installed = spawnSync(
      'npm',
      ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'],
      {
        cwd: folder,
        stdio: 'inherit',
      },
    );
    if (installed.status !== 0) throw new Error('The gateway could not be installed.');
  }
  const port = await freePort();
  const { child } = await start('gateway/node_modules/@portkey-ai/gateway/build/start-server.js', {
    args: [`--port=${port}`, '--headless'],
    env: { NODE_ENV: 'production' },
  });
  await answers(`http://127.0.0.1:${port}/`);
  return { origin: `http://127.0.0.1:${port}`, child };
}

/** Ends what still runs. */
export function endAll(): void {
  for (const child of children) if (child.exitCode === null) child.kill();
}
