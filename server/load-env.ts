import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Env, parseEnv } from './env.ts';
import { readSecretFiles } from './secret-files.ts';
import { StartupError } from './startup-error.ts';

/**
 * Reads the environment at a start, and the secrets that files give (`NAME_FILE`). A missing SECRETS_KEY, and outside
 * production a missing APP_SECRET, is generated once and stored in the data directory (readable by its owner only), so
 * that sealed texts stay readable after a restart.
 * @param options.create false for a command that changes nothing: a key that is missing is another one each time
 * @throws EnvError that lists all errors; StartFault when the data directory is not writable
 */
export function loadEnv(environment: NodeJS.ProcessEnv, { create = true } = {}): Env {
  const { source, errors } = readSecretFiles(environment);
  // Nothing is generated in place of a secret that could not be read.
  if (errors.length > 0) return parseEnv(source, errors);
  const dataDir = resolve(source.DATA_DIR?.trim() || '.data');
  const kept: NodeJS.ProcessEnv = {};
  if (!source.APP_SECRET?.trim() && source.NODE_ENV?.trim().toLowerCase() !== 'production') {
    kept.APP_SECRET = keptSecret(dataDir, 'app-secret', create);
  }
  // Several machines over one database must share the key, so it must be set there.
  if (!source.SECRETS_KEY?.trim() && !source.DATABASE_URL?.trim()) {
    kept.SECRETS_KEY = keptSecret(dataDir, 'secrets-key', create);
  }
  return parseEnv({ ...source, ...kept });
}

/**
 * Reads the environment of a command that serves nothing and seals nothing: what only the site needs may be missing, and no
 * secret is generated. Secrets that files give (`NAME_FILE`) are read.
 * @throws EnvError that lists all errors
 */
export function loadCommandEnv(environment: NodeJS.ProcessEnv): Env {
  const { source, errors } = readSecretFiles(environment);
  const isProduction = source.NODE_ENV?.trim().toLowerCase() === 'production';
  const secret = 'x'.repeat(32);
  const unused = {
    APP_SECRET: secret,
    SECRETS_KEY: secret,
    ...(isProduction && { PUBLIC_URL: 'http://localhost' }),
  };
  const given = Object.entries(source).filter(([, value]) => value?.trim());
  return parseEnv({ ...unused, ...Object.fromEntries(given) }, errors);
}

const newSecret = () => randomBytes(32).toString('hex');

function keptSecret(dataDir: string, name: string, create: boolean): string {
  const file = join(dataDir, name);
  if (!create && !existsSync(file)) return newSecret();
  try {
    mkdirSync(dataDir, { recursive: true });
    makeOnce(file);
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    const why = error instanceof Error ? error.message : error;
    throw new StartupError(`Veri klasörü (DATA_DIR) kullanılamıyor: ${why}`, { cause: error });
  }
}

function makeOnce(file: string): void {
  try {
    // 'wx': of two processes that start at once only one creates the secret.
    writeFileSync(file, newSecret(), { mode: 0o600, flag: 'wx', flush: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}
