import { type ChildProcess, fork, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '#testing/free-port.ts';

/** A server that is compared with ours: a project in a folder of its own, its versions pinned by its lockfile. */
interface Compared {
  folder: string;
  /** The program that builds it. */
  builder: string;
  /** The module that serves what was built, and its arguments. */
  server: string;
  args: string[];
}

export const reactRouter: Compared = {
  folder: join(import.meta.dirname, 'article-react-router'),
  builder: 'node_modules/.bin/react-router',
  server: 'node_modules/@react-router/serve/bin.cjs',
  args: ['build/server/index.js'],
};
export const astro: Compared = {
  folder: join(import.meta.dirname, 'article-astro'),
  builder: 'node_modules/.bin/astro',
  server: 'build/server/entry.mjs',
  args: [],
};

const production = { ...process.env, NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1' };

function run(folder: string, program: string, args: string[]): void {
  const { status } = spawnSync(program, args, {
    cwd: folder,
    env: production,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} failed in ${folder}.`);
}

/** Installs and builds what of it is missing. @throws where that fails. */
export function prepare({ folder, builder }: Compared): void {
  if (!existsSync(join(folder, 'node_modules'))) {
    // Not `npm ci`: a registry may lack binaries for platforms that the lockfile of such a tool must name.
    run(folder, 'npm', [
      'install',
      '--no-save',
      '--ignore-scripts',
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
    ]);
  }
  if (!existsSync(join(folder, 'build'))) run(folder, process.execPath, [builder, 'build']);
}

/** Starts it in production mode. @param articleFile the article as JSON. @throws where it does not answer. */
export async function start(
  { folder, server, args }: Compared,
  articleFile: string,
): Promise<{ url: string; child: ChildProcess }> {
  const port = await freePort();
  const child = fork(join(folder, server), args, {
    cwd: folder,
    env: { ...production, HOST: '127.0.0.1', PORT: String(port), ARTICLE: articleFile },
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const url = `http://127.0.0.1:${port}`;
  for (let attempt = 0; attempt < 100 && child.exitCode === null; attempt += 1) {
    const answered = await fetch(`${url}/blog/olcum-0`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (answered) return { url, child };
    await wait(100);
  }
  child.kill();
  throw new Error(`${folder} does not answer.`);
}
