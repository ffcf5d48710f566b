import type { Client } from 'pg';
import { getConstructionPlans, getRollbackPlans } from 'pg-boss';
import { BackupError } from './backup-error.ts';
import { readJobsVersion, schemas } from './database.ts';

/**
 * Makes the tables of background jobs in the version of a backup: pg-boss only makes its newest version, from which it
 * can go back. Its statements have transactions of their own, so a failure ends with `dropJobs`.
 * @throws BackupError when this pg-boss doesn't know the version
 */
export async function makeJobs(client: Client, version: number, appVersion: string): Promise<void> {
  await dropJobs(client);
  await client.query(getConstructionPlans(schemas.jobs));
  for (let made = await readJobsVersion(client); made !== version; made = await readJobsVersion(client)) {
    if (made === null || made < version) throw newerBackup(appVersion);
    await client.query(getRollbackPlans(schemas.jobs, made));
  }
}

export async function dropJobs(client: Client): Promise<void> {
  await client.query(`DROP SCHEMA IF EXISTS ${schemas.jobs} CASCADE`);
}

/** The error for a backup of a later version of the app. */
export function newerBackup(appVersion: string): BackupError {
  return new BackupError(
    `Bu yedek daha yeni bir sürümden (${appVersion}). Geri yüklemek için uygulamanın o sürümünü ya da daha yenisini kullanın.`,
  );
}
