import { statfs } from 'node:fs/promises';
import { sql } from 'kysely';
import { defaultBrand } from '#domain/site/brand.ts';
import { dayMs } from '#domain/time/durations.ts';
import { readArchiveAge, readBackupAge } from '#server/backup/index.ts';
import { exampleAddresses } from '../administration/index.ts';
import { type Check, type CheckContext, failure, ok, skipped, warning } from './check.ts';

/** A code of a second factor is valid for 30 s; a difference of seconds is no problem yet. */
const warnClockMs = 5_000;
const wrongClockMs = 30_000;

/** How far this machine's clock is ahead of the database's, ms. */
async function databaseDifference({ db }: CheckContext): Promise<number> {
  const { rows } = await sql<{ at: Date }>`SELECT clock_timestamp() AS at`.execute(db);
  return Date.now() - (rows[0]?.at.getTime() ?? Date.now());
}

/** How far it is ahead of the clock of PayTR's server, ms; null without an answer. */
async function neighbourDifference({ env }: CheckContext, signal: AbortSignal): Promise<number | null> {
  try {
    const response = await fetch(env.paytrBaseUrl, { method: 'HEAD', redirect: 'manual', signal });
    const date = Date.parse(response.headers.get('date') ?? '');
    // The header has whole seconds.
    return Number.isNaN(date) ? null : Date.now() - date - 500;
  } catch {
    return null;
  }
}

export const checkClock: Check = async (context, signal) => {
  const [database, neighbour] = await Promise.all([
    databaseDifference(context).catch(() => null),
    neighbourDifference(context, AbortSignal.any([signal, AbortSignal.timeout(5_000)])),
  ]);
  const differences = [database, neighbour].filter((difference) => difference !== null);
  if (differences.length === 0) return skipped('Saat karşılaştırılamadı: ne veritabanı ne ağ yanıt verdi.');
  const largest = Math.max(...differences.map(Math.abs));
  const found = `Saat, ${database === null ? 'ağdakinden' : neighbour === null ? 'veritabanınınkinden' : 'veritabanınınkinden ya da ağdakinden'} ${Math.round(largest / 1_000)} saniye farklı.`;
  const advice = 'Sunucuların saatini NTP ile eşitleyin (timedatectl set-ntp true).';
  if (largest >= wrongClockMs) return failure(found, advice);
  if (largest >= warnClockMs) return warning(found, advice);
  return ok(
    `Saat doğru (karşılaştırılan: ${differences.length === 2 ? 'veritabanı ve ağ' : database === null ? 'ağ' : 'veritabanı'}).`,
  );
};

const gigabyte = 1e9;

export const checkDisk: Check = async ({ env }) => {
  const advice = 'DATA_DIR diskinde yer açın ya da diski büyütün.';
  try {
    const { bavail, bsize } = await statfs(env.dataDir);
    const free = (bavail * bsize) / gigabyte;
    const found = `Veri klasörünün diskinde ${free.toLocaleString('tr-TR', { maximumFractionDigits: 1 })} GB boş.`;
    if (free < 0.5) return failure(found, advice);
    return free < 2 ? warning(found, advice) : ok(found);
  } catch (error) {
    const { code = 'bilinmeyen hata' } = error as NodeJS.ErrnoException;
    return failure(
      `Veri klasörü okunamadı (${code}).`,
      'DATA_DIR ayarını ve klasörün izinlerini denetleyin.',
    );
  }
};

export const checkBackup: Check = async ({ db, env, now }) => {
  const ages = await Promise.all([readBackupAge(db, now), readArchiveAge(db, now)]);
  const known = ages.filter((age) => age !== null);
  const advice =
    env.backupTo === null
      ? 'BACKUP_TO ile gecelik yedeği açın (docs/operations/backup.md).'
      : 'Günlükte "the nightly backup failed" satırını arayın; nedeni backups tablosunda yazar.';
  if (known.length === 0) return warning('Henüz yedek alınmadı.', advice);
  const days = Math.min(...known) / (dayMs / 1_000);
  if (days > 2) return failure(`Son yedek ${Math.floor(days)} gün önce alındı.`, advice);
  return ok(`Son yedek ${Math.max(1, Math.round(days * 24))} saat içinde alındı.`);
};

export const checkAddress: Check = async ({ env }, signal) => {
  if (exampleAddresses(env, defaultBrand).includes('PUBLIC_URL'))
    return failure('PUBLIC_URL hâlâ örnek adres.', 'PUBLIC_URL ayarına sitenin gerçek adresini yazın.');
  if (env.mode === 'production' && !env.publicUrl.startsWith('https:'))
    return failure(
      'Sitenin adresi https ile başlamıyor.',
      'Öndeki vekil sunucuda https açın, PUBLIC_URL ayarını düzeltin.',
    );
  const advice = 'Uygulama ile öndeki vekil sunucu çalışıyor mu, alan adı bu makineyi gösteriyor mu, bakın.';
  try {
    const { status } = await fetch(`${env.publicUrl}/healthz`, { redirect: 'manual', signal });
    return status === 200
      ? ok('Site kendi adresinden yanıt veriyor.')
      : warning(`Sitenin adresi ${status} durumuyla yanıt verdi.`, advice);
  } catch {
    return warning('Site kendi adresinden yanıt vermedi.', advice);
  }
};
