import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BackupError } from './backup-error.ts';

/** The generated keys in the data directory (server/load-env.ts); keys given by the environment are not in a backup. */
const names = ['secrets-key', 'app-secret'] as const;
type KeyName = (typeof names)[number];
export type Keys = Partial<Record<KeyName, string>>;

function readKey(dataDir: string, name: KeyName): string | null {
  try {
    return readFileSync(join(dataDir, name), 'utf8').trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** Reads the generated keys of a data directory. */
export function readKeys(dataDir: string): Keys {
  const found = names.map((name) => [name, readKey(dataDir, name)] as const);
  return Object.fromEntries(found.filter(([, key]) => key !== null));
}

export const isKeyName = (name: string): name is KeyName => names.some((known) => known === name);

/** @throws BackupError when the data directory has another key of this name */
export function requireNoOtherKey(dataDir: string, name: KeyName, key: string): void {
  const own = readKey(dataDir, name);
  if (own === null || own === key) return;
  throw new BackupError(
    `${join(dataDir, name)} dosyasında yedektekinden başka bir anahtar var. O dosyayı başka bir yere taşıyın ya da DATA_DIR ile boş bir klasör gösterin.`,
  );
}

/** Writes the keys that the data directory lacks and returns the paths of the new files. */
export function writeKeys(dataDir: string, keys: Keys): string[] {
  mkdirSync(dataDir, { recursive: true });
  const missing = names.filter((name) => keys[name] !== undefined && readKey(dataDir, name) === null);
  return missing.map((name) => {
    const file = join(dataDir, name);
    writeFileSync(file, keys[name] ?? '', { mode: 0o600, flag: 'wx', flush: true });
    return file;
  });
}

export function removeKeys(files: readonly string[]): void {
  for (const file of files) rmSync(file, { force: true });
}
