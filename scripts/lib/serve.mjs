import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { childEnvironment } from './environment.mjs';
import { node24 } from './node24.mjs';
import { root } from './paths.mjs';

/** npm hands a Ctrl-C on although the terminal already did: what follows this soon is the same one, in ms. */
const sameKeystrokeMs = 1_000;
const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/**
 * Starts a module on Node 24, with the settings of `.env` where there is one.
 * @param {string} module relative to the project
 * @param {{ args?: string[], env?: Record<string, string> }} [options]
 */
export function launch(module, { args = [], env = {} } = {}) {
  const settings = existsSync(join(root, '.env')) ? ['--env-file=.env'] : [];
  const line = [...settings, module, ...args];
  // If we are killed (SIGKILL can't be passed on), the kernel asks the child to end, which then stops its database.
  const setpriv = ['/usr/bin/setpriv', '/bin/setpriv'].find((path) => existsSync(path));
  const [program, ...rest] = setpriv
    ? [setpriv, '--pdeathsig', 'TERM', '--', node24(), ...line]
    : [node24(), ...line];
  // In a session of its own, so that Ctrl-C reaches it through us: once.
  return spawn(program, rest, {
    cwd: root,
    env: childEnvironment(env),
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: true,
  });
}

/**
 * Calls back once for each time that we are asked to end, with the signal to pass on; answers how to stop that.
 * @param {(signal: NodeJS.Signals) => void} pass
 */
export function onEnd(pass) {
  let passedOn = 0;
  /** @param {NodeJS.Signals} signal */
  const listener = (signal) => {
    const now = Date.now();
    if (now - passedOn < sameKeystrokeMs) return;
    passedOn = now;
    pass(signal === 'SIGHUP' ? 'SIGTERM' : signal);
  };
  for (const signal of signals) process.on(signal, listener);
  return () => {
    for (const signal of signals) process.off(signal, listener);
  };
}

/**
 * Runs a module in our stead: passes signals on, ends with it and as it ended.
 * @param {string} module relative to the project
 * @param {{ args?: string[], env?: Record<string, string> }} [options]
 */
export function serve(module, options) {
  const child = launch(module, options);
  const stop = onEnd((signal) => child.kill(signal));
  child.once('error', (error) => {
    console.error(`Başlatılamadı: ${error.message}`);
    process.exitCode = 1;
    stop();
  });
  child.once('exit', (code, signal) => {
    // A child that ended by the signal it was sent ended as it was asked to.
    process.exitCode = code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1);
    stop();
  });
}
