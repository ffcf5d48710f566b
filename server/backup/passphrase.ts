import { readFileSync } from 'node:fs';
import { BackupError } from './backup-error.ts';

/**
 * Returns the passphrase in BACKUP_PASSPHRASE or in the file that BACKUP_PASSPHRASE_FILE names, or null without any.
 * @throws BackupError for a file that can't be read or is empty
 */
export function readPassphrase(source: NodeJS.ProcessEnv): string | null {
  const file = source.BACKUP_PASSPHRASE_FILE?.trim();
  if (!file) return source.BACKUP_PASSPHRASE?.trim() || null;
  try {
    const passphrase = readFileSync(file, 'utf8').trim();
    if (passphrase !== '') return passphrase;
  } catch (cause) {
    throw new BackupError(`BACKUP_PASSPHRASE_FILE okunamadı: ${(cause as Error).message}`, { cause });
  }
  throw new BackupError(`BACKUP_PASSPHRASE_FILE boş: ${file}`);
}
