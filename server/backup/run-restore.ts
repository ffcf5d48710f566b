import { loadCommandEnv } from '../load-env.ts';
import { BackupError } from './backup-error.ts';
import { describeTotals, keyReminder, runCommand } from './command.ts';
import { unwrap } from './envelope.ts';
import { externalDatabase, openTarget } from './open-database.ts';
import { readPassphrase } from './passphrase.ts';
import { findBackup } from './places/place.ts';
import { restoreBackup } from './restore-backup.ts';

/** `npm run restore -- FILE`: restores a backup into the configured database, which must be empty. */
await runCommand(async () => {
  const [address] = process.argv.slice(2);
  if (!address) throw new BackupError('Kullanımı: npm run restore -- DOSYA (ya da s3://kova/dosya)');
  const env = loadCommandEnv(process.env);
  const { place, name } = findBackup(address, env.s3);
  // The file is read first, so that a wrong one makes no database.
  const archive = await unwrap(await place.read(name), readPassphrase(process.env));
  const target = await openTarget(env).catch((error: unknown) => {
    archive.destroy();
    throw error;
  });
  const { totals, keys } = await restoreBackup(archive, {
    database: target.place,
    dataDir: env.dataDir,
  }).catch(async (error: unknown) => {
    await target.discard();
    throw error;
  });
  await target.close();
  console.log(`Geri yüklendi: ${describeTotals(totals)}; sayımlar ve özetler yedektekilerle aynı.`);
  if (keys.length === 0)
    console.log('Yedekte anahtar yok: APP_SECRET ile SECRETS_KEY ayarları eskisiyle aynı olmalı.');
  else if (externalDatabase(env) !== null) console.log(keyReminder(env.dataDir));
});
