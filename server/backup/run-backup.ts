import { loadCommandEnv } from '../load-env.ts';
import { BackupError } from './backup-error.ts';
import { describeSize, describeTotals, runCommand } from './command.ts';
import { makeBackup } from './make-backup.ts';
import { readPassphrase } from './passphrase.ts';
import { findBackup } from './places/place.ts';

/** `npm run backup -- FILE`: backs up the configured database, also while the app runs. */
await runCommand(async () => {
  const [address] = process.argv.slice(2);
  if (!address) throw new BackupError('Kullanımı: npm run backup -- DOSYA (ya da s3://kova/dosya)');
  const env = loadCommandEnv(process.env);
  const passphrase = readPassphrase(process.env);
  const made = await makeBackup(env, { ...findBackup(address, env.s3), passphrase });
  console.log(
    `Yedek alındı: ${made.address} (${describeSize(made.bytes)}, ${describeTotals(made.totals)}${passphrase === null ? '' : ', parolalı'}).`,
  );
});
