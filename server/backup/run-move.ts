import { join } from 'node:path';
import { loadCommandEnv } from '../load-env.ts';
import { BackupError } from './backup-error.ts';
import { describeTotals, keyReminder, runCommand } from './command.ts';
import { moveDatabase, requireUnused } from './move-database.ts';
import {
  externalDatabase,
  type OpenedDatabase,
  openEmbeddedTarget,
  openStoppedEmbedded,
  openTarget,
} from './open-database.ts';

const usage =
  'Kullanımı: npm run move-database -- postgresql://… (gömülü veritabanından oraya) ya da npm run move-database -- embedded (DATABASE_URL’den gömülü veritabanına)';

/** `npm run move-database -- URL|embedded`: moves everything into another database, while no app runs. */
await runCommand(async () => {
  const [to] = process.argv.slice(2);
  const env = loadCommandEnv(process.env);
  if (to === 'embedded') {
    const external = externalDatabase(env);
    if (external === null) throw new BackupError('DATABASE_URL verilmemiş: taşınacak veritabanını gösterin.');
    const source: OpenedDatabase = { place: external, close: async () => undefined };
    await requireUnused(source);
    const totals = await moveDatabase(source, await openEmbeddedTarget(env.dataDir));
    console.log(`${moved(totals)} Şimdi DATABASE_URL ayarını kaldırıp uygulamayı başlatın.`);
    console.log(
      `SECRETS_KEY ayarı varsa kalsın; yoksa ${join(env.dataDir, 'secrets-key')} dosyası eski anahtarı içermeli.`,
    );
    return;
  }
  if (!to || !/^postgres(ql)?:\/\//.test(to)) throw new BackupError(usage);
  const source = await openStoppedEmbedded(env.dataDir);
  const target = await openTarget({
    databaseUrl: to,
    databaseDirectUrl: null,
    migrationDatabaseUrl: null,
    dataDir: env.dataDir,
  });
  const totals = await moveDatabase(source, target);
  console.log(`${moved(totals)} Şimdi DATABASE_URL olarak yeni adresi verip uygulamayı başlatın.`);
  console.log(keyReminder(env.dataDir));
});

function moved(totals: Parameters<typeof describeTotals>[0]): string {
  return `Taşındı: ${describeTotals(totals)}; sayımlar ve özetler aynı. Eski veritabanı yerinde duruyor.`;
}
