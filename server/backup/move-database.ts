import { appVersion } from './app-version.ts';
import { BackupError } from './backup-error.ts';
import { openClient } from './database.ts';
import type { Totals } from './manifest.ts';
import type { OpenedDatabase, OpenedTarget } from './open-database.ts';
import { packBackup } from './pack-backup.ts';
import { restoreBackup } from './restore-backup.ts';

/**
 * Moves all rows of one database into another, empty one, table by table, and compares counts and checksums. The source
 * stays as it is. Closes both.
 * @throws BackupError, after which the target is as empty as it was
 */
export async function moveDatabase(source: OpenedDatabase, target: OpenedTarget): Promise<Totals> {
  try {
    const archive = packBackup({ source: source.place, appVersion: appVersion(), keys: {} });
    const { totals } = await restoreBackup(archive, { database: target.place, dataDir: null });
    await target.close();
    return totals;
  } catch (error) {
    await target.discard();
    throw error;
  } finally {
    await source.close();
  }
}

/** @throws BackupError while an app is connected to the database: what it writes during the move would be lost */
export async function requireUnused({ place }: OpenedDatabase): Promise<void> {
  const client = await openClient(place);
  try {
    const { rowCount } = await client.query(
      `SELECT FROM pg_stat_activity WHERE datname = current_database() AND application_name IN ('yazihane', 'yazihane-jobs')`,
    );
    if (rowCount) throw new BackupError('Veritabanını bir uygulama kullanıyor. Taşımadan önce onu durdurun.');
  } finally {
    await client.end();
  }
}
