import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from './paths.mjs';

const folder = join(root, '.data');
const file = join(folder, 'prepare.lock');

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

function holder() {
  try {
    return Number(readFileSync(file, 'utf8'));
  } catch {
    return 0;
  }
}

function take() {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
  }
  const pid = holder();
  if (pid > 0 && !isAlive(pid)) rmSync(file, { force: true });
  return false;
}

/**
 * Runs a function in one process at a time, since two commands of one checkout may install or build at the same time.
 * @template T
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function alone(work) {
  mkdirSync(folder, { recursive: true });
  while (!take()) await sleep(200);
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}
