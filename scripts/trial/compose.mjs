import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from '../lib/paths.mjs';

const project = 'yazihane-trial';
/** Timeout of the start of both containers, ms. */
const patienceMs = 120_000;

/**
 * The compose file with settings made from `.env.example`, another port and this machine's podman; run from a copy, so that
 * it touches no settings of the checkout.
 * @param {{ folder: string, runtime: string[], image: string, port: number, env: Record<string, string> }} setting
 */
export function composeProject({ folder, runtime, image, port, env }) {
  const deploy = join(folder, 'deploy');
  mkdirSync(deploy);
  const podman = join(folder, 'podman');
  writeFileSync(podman, `#!/bin/sh\nexec podman ${runtime.join(' ')} "$@"\n`);
  chmodSync(podman, 0o755);
  cpSync(join(root, 'deploy/caddy'), join(deploy, 'caddy'), { recursive: true });
  const file = readFileSync(join(root, 'deploy/compose.yaml'), 'utf8')
    .replace('127.0.0.1:3000:3000', `127.0.0.1:${port}:3000`)
    .replace('image: yazihane\n', `image: ${image}\n`);
  writeFileSync(join(deploy, 'compose.yaml'), file);
  let settings = readFileSync(join(root, '.env.example'), 'utf8');
  for (const [name, value] of Object.entries(env)) {
    settings = settings.replace(new RegExp(`^${name}=.*$`, 'm'), '').concat(`${name}=${value}\n`);
  }
  writeFileSync(join(folder, '.env'), settings);
  // podman-compose has no --env-file and reads the one beside the compose file.
  symlinkSync('../.env', join(deploy, '.env'));

  /** @param {string[]} args */
  const run = (...args) => {
    const line = ['--podman-path', podman, '-p', project];
    const { status, stdout, stderr } = spawnSync(
      'podman-compose',
      [...line, '--file', join(deploy, 'compose.yaml'), ...args],
      { encoding: 'utf8', cwd: folder },
    );
    if (status !== 0) throw new Error(`podman-compose ${args[0]} failed:\n${stdout}${stderr}`);
  };
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    async up() {
      run('up', '--detach', '--no-build', 'db', 'app');
      const until = Date.now() + patienceMs;
      while (!(await fetch(`${url}/readyz`).catch(() => null))?.ok) {
        if (Date.now() > until) {
          const { stdout, stderr } = spawnSync('podman', ['logs', '--tail=20', `${project}_app_1`], {
            encoding: 'utf8',
          });
          throw new Error(`compose: not ready in time\n${stdout}${stderr}`);
        }
        await sleep(100);
      }
    },
    /** Removes the containers; the volumes stay. */
    down: () => run('down'),
    clear() {
      spawnSync(podman, ['rm', '--force', '--time=5', `${project}_app_1`, `${project}_db_1`], {
        stdio: 'ignore',
      });
      spawnSync(
        podman,
        ['volume', 'rm', '--force', ...['data', 'database'].map((name) => `${project}_${name}`)],
        {
          stdio: 'ignore',
        },
      );
      spawnSync(podman, ['network', 'rm', '--force', `${project}_default`], { stdio: 'ignore' });
    },
  };
}
