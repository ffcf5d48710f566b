import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { childEnvironment } from './environment.mjs';
import { node24 } from './node24.mjs';
import { root } from './paths.mjs';

/** npm hands a Ctrl-C on although the terminal already did: what follows this soon is the same one, in ms. */
const sameKeystrokeMs = 1_000;

/**
 * Runs a module on Node 24 in our stead: passes signals on, ends with it and as it ended.
 * @param {string} module relative to the project
 * @param {{ nodeOptions?: string[], args?: string[], env?: Record<string, string> }} [options]
 */
export function serve(module, { nodeOptions = [], args = [], env = {} } = {}) {
  const settings = existsSync(join(root, '.env')) ? ['--env-file=.env'] : [];
  const line = [...settings, ...nodeOptions, module, ...args];
  // If we are killed (SIGKILL can't be passed on), the kernel asks the child to end, which then stops its database.
  const setpriv = ['/usr/bin/setpriv', '/bin/setpriv'].find((path) => existsSync(path));
  const [program, ...rest] = setpriv
    ? [setpriv, '--pdeathsig', 'TERM', '--', node24(), ...line]
    : [node24(), ...line];
  // In a session of its own, so that Ctrl-C reaches it through us: once.
  const child = spawn(program, rest, {
    cwd: root,
    env: childEnvironment(env),
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: true,
  });
  let passedOn = 0;
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => {
      const now = Date.now();
      if (now - passedOn < sameKeystrokeMs) return;
      passedOn = now;
      child.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal);
    });
  }
  child.once('error', (error) => {
    console.error(`Sunucu başlatılamadı: ${error.message}`);
    process.exitCode = 1;
  });
  child.once('exit', (code, signal) => {
    // A child that ended by the signal it was sent ended as it was asked to.
    process.exitCode = code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1);
    for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.removeAllListeners(name);
  });
}
