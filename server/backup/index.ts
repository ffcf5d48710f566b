/** The public API of backups. */
export { backupJob } from './backup-job.ts';
export { readArchiveAge } from './read-archive-age.ts';
export { readBackupAge } from './read-backup-age.ts';
