import { spawn } from 'node:child_process';
import { root } from './paths.mjs';

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

/** Stops the children before this process; a terminal's Ctrl-C reaches them directly. */
function stopAll(signal) {
  for (const child of running) child.kill(signal);
  process.exitCode = 1;
}

/**
 * Runs a program to its end. With `quiet` its output is collected, to be shown when it fails.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, quiet?: boolean }} [options]
 * @returns {Promise<{ ok: boolean, output: string }>}
 */
export function run(command, args, { env = process.env, quiet = false } = {}) {
  const out = quiet ? 'pipe' : 'inherit';
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, env, stdio: ['ignore', out, out] });
    if (running.size === 0) {
      for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stopAll);
    }
    running.add(child);
    /** @type {Buffer[]} */
    const chunks = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => chunks.push(chunk));
    /** @param {{ ok: boolean, output: string }} result */
    const end = (result) => {
      running.delete(child);
      if (running.size === 0) {
        for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.off(signal, stopAll);
      }
      resolve(result);
    };
    child.once('error', (error) => end({ ok: false, output: `${command}: ${error.message}` }));
    child.once('close', (code) => end({ ok: code === 0, output: Buffer.concat(chunks).toString() }));
  });
}
