import { loadCommandEnv } from '../load-env.ts';
import { BackupError } from './backup-error.ts';
import { runCommand } from './command.ts';
import { makeBackup } from './make-backup.ts';
import { readPassphrase } from './passphrase.ts';
import { openPlace } from './places/place.ts';
import { nightlyName, pruneBackups } from './prune-backups.ts';

/** The process of the nightly backup: backs up to BACKUP_TO, then deletes the backups that are too old. */
await runCommand(async () => {
  const env = loadCommandEnv(process.env);
  if (env.backupTo === null) throw new BackupError('BACKUP_TO verilmemiş.');
  const passphrase = readPassphrase(process.env);
  const place = openPlace(env.backupTo, env.s3);
  const now = new Date();
  const name = nightlyName(now, { encrypted: passphrase !== null });
  const { address, bytes } = await makeBackup(env, { place, name, passphrase });
  const pruned = await pruneBackups(place, { keepDays: env.backupKeepDays, now });
  console.log(JSON.stringify({ address, bytes, pruned }));
});
