import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Env, parseEnv } from './env.ts';

/**
 * The environment of a real start: outside production a missing APP_SECRET is made once and kept in the data
 * directory (readable by its owner only), so that sessions outlive a restart.
 * @throws EnvError that lists every fault at once.
 */
export function loadEnv(source: NodeJS.ProcessEnv): Env {
  if (source.APP_SECRET?.trim() || source.NODE_ENV?.trim().toLowerCase() === 'production') {
    return parseEnv(source);
  }
  const dataDir = resolve(source.DATA_DIR?.trim() || '.data');
  return parseEnv({ ...source, APP_SECRET: keptSecret(dataDir) });
}

function keptSecret(dataDir: string): string {
  const file = join(dataDir, 'app-secret');
  mkdirSync(dataDir, { recursive: true });
  try {
    // 'wx' so that of two processes starting at once only one makes the secret.
    writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx', flush: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(file, 'utf8').trim();
}
