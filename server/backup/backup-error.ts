import { StartupError } from '../startup-error.ts';

/** The reason why a backup, a restore or a move can't be done, in words for the operator; a stack trace would not help. */
export class BackupError extends StartupError {}

/** The text for a file of another program. */
export const notABackup = 'Bu dosya bir Yazıhane yedeği değil.';

const damaged =
  'Yedek eksik ya da bozuk. Dosya kopyalanırken yarım kalmış ya da sonradan değişmiş olabilir; onu yeniden kopyalayın ya da başka bir yedek kullanın.';

/** The error for a backup that is incomplete or was changed. @param why what does not fit */
export function damagedBackup(why: string, cause?: unknown): BackupError {
  return new BackupError(`${damaged} (${why})`, { cause });
}
