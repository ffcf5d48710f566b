import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';

/** Sources of the browser's code. */
const sources = [
  'web',
  'contract',
  'domain',
  'public',
  'package-lock.json',
  'react-router.config.ts',
  'tsconfig.json',
  'vite.config.ts',
];

/**
 * @param {string} path
 * @returns {string[]}
 */
function filesOf(path) {
  const whole = join(root, path);
  if (!existsSync(whole)) return [];
  if (!statSync(whole).isDirectory()) return [path];
  return readdirSync(whole)
    .sort()
    .flatMap((entry) => filesOf(`${path}/${entry}`));
}

/** @param {string} file */
const isBuilt = (file) =>
  !/\.test\.tsx?$/.test(file) &&
  !file.includes('.generated.') &&
  !/^contract\/(?:released|accepted-breaks)\.json$/.test(file);

/** Hashes every file that the build reads, except tests. */
export function hashSources() {
  const hash = createHash('sha256');
  for (const file of sources.flatMap(filesOf).filter(isBuilt)) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update('\0');
  }
  return hash.digest('hex');
}
