import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { childEnvironment } from './environment.mjs';
import { node24 } from './node24.mjs';
import { root } from './paths.mjs';

/** A second signal within this time is a duplicate, ms: npm passes on a Ctrl-C that the terminal sent too. */
const sameKeystrokeMs = 1_000;
const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/**
 * Starts a module on Node 24 with the settings of `.env`, if it exists.
 * @param {string} module relative to the project
 * @param {{ args?: string[], env?: Record<string, string> }} [options]
 */
export function launch(module, { args = [], env = {} } = {}) {
  const settings = existsSync(join(root, '.env')) ? ['--env-file=.env'] : [];
  const line = [...settings, module, ...args];
  // If this process is killed, the kernel sends a signal to the child, which then stops its database.
  const setpriv = ['/usr/bin/setpriv', '/bin/setpriv'].find((path) => existsSync(path));
  const [program, ...rest] = setpriv
    ? [setpriv, '--pdeathsig', 'TERM', '--', node24(), ...line]
    : [node24(), ...line];
  // In its own session, so that it gets Ctrl-C only once, from this process.
  return spawn(program, rest, {
    cwd: root,
    env: childEnvironment(env),
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: true,
  });
}

/**
 * Calls `pass` once for each request to end, without duplicates. Returns the function that stops it.
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
 * Runs a module, passes signals on and exits with its exit code.
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
    // A child that ended by the passed signal ended as requested.
    process.exitCode = code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1);
    stop();
  });
}
