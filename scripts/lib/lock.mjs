import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from './paths.mjs';

const file = join(
  tmpdir(),
  `yazihane-prepare-${createHash('sha256').update(root).digest('hex').slice(0, 12)}.lock`,
);

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

function take() {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
  }
  const holder = Number(read());
  if (holder > 0 && !isAlive(holder)) rmSync(file, { force: true });
  return false;
}

function read() {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/**
 * Installing and building happen in one process at a time: two commands may be started at once in one checkout.
 * @template T
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function alone(work) {
  while (!take()) await sleep(200);
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}
