import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { modules } from './paths.mjs';

/**
 * Returns the path of Node 24: from its npm package, else the host's if it is 24 or newer.
 * @returns {string | null} null while nothing is installed and the host's is older
 */
export function findNode24() {
  const packaged = join(modules, `node-${process.platform}-${process.arch}`, 'bin', 'node');
  if (existsSync(packaged)) return packaged;
  return Number(process.versions.node.split('.')[0]) >= 24 ? process.execPath : null;
}

/** @returns {string} */
export function node24() {
  const found = findNode24();
  if (found) return found;
  throw new Error(
    `Bu sistem (${process.platform}-${process.arch}) için Node 24 npm'den gelmiyor: lütfen Node 24 kurun.`,
  );
}
