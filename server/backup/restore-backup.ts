import type { Readable } from 'node:stream';
import { Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import type { Place } from '../db/connect.ts';
import { readMigrations } from '../db/migration-files.ts';
import type { DB } from '../db/schema.generated.ts';
import { BackupError, notABackup } from './backup-error.ts';
import { openClient } from './database.ts';
import { lockForRestore, requireEmpty } from './empty-database.ts';
import { dropJobs, makeJobs, newerBackup } from './jobs-schema.ts';
import { removeKeys, writeKeys } from './key-files.ts';
import { fileNames, formatVersion, type Manifest, manifestSchema, type Totals } from './manifest.ts';
import { type OpenBackup, restoreRows } from './restore-rows.ts';
import { type BackupFile, readFiles, readJson } from './unpack-backup.ts';

/** Where a backup is restored. */
export interface RestoreTarget {
  database: Place;
  /** The data directory that gets the generated keys; null for keys that stay where they are. */
  dataDir: string | null;
}

export interface Restored {
  totals: Totals;
  /** The names of the keys in the backup. */
  keys: string[];
}

/**
 * Restores an archive into an empty database: makes the tables by the migrations up to the backup's last one, copies the
 * rows, compares them with the totals, and applies the newer migrations. All of it is one transaction, so a failure
 * leaves the database empty.
 * @throws BackupError for a database that is not empty, a restore that runs already, and a backup that is damaged, of
 *   another program or of a newer version; StartupError for a migration that the database refused
 */
export async function restoreBackup(archive: Readable, target: RestoreTarget): Promise<Restored> {
  const files = readFiles(archive);
  let client: pg.Client | null = null;
  try {
    const manifest = await readManifest(files);
    client = await openClient(target.database);
    await lockForRestore(client);
    await requireEmpty(client);
    const restored = await restore(client, { manifest, files }, target.dataDir);
    // The planner knows nothing about new tables.
    await client.query('ANALYZE');
    return restored;
  } finally {
    await files.return(undefined);
    await client?.end();
  }
}

async function readManifest(files: AsyncGenerator<BackupFile>): Promise<Manifest> {
  const { done, value } = await files.next();
  if (done || value.name !== fileNames.manifest) throw new BackupError(notABackup);
  const manifest = await readJson(value, manifestSchema);
  const isKnown = manifest.lastMigration in (await readMigrations());
  if (manifest.formatVersion > formatVersion || !isKnown) throw newerBackup(manifest.appVersion);
  return manifest;
}

async function restore(client: pg.Client, backup: OpenBackup, dataDir: string | null): Promise<Restored> {
  const { jobsVersion, appVersion } = backup.manifest;
  let keyFiles: string[] = [];
  try {
    if (jobsVersion === null) await dropJobs(client);
    else await makeJobs(client, jobsVersion, appVersion);
    return await queryBuilder(client)
      .transaction()
      .execute(async (trx) => {
        const { totals, keys } = await restoreRows(trx, client, backup, dataDir);
        if (dataDir !== null) keyFiles = writeKeys(dataDir, keys);
        return { totals, keys: Object.keys(keys) };
      });
  } catch (error) {
    removeKeys(keyFiles);
    await dropJobs(client).catch(() => undefined);
    throw error;
  }
}

/** A query builder over one connection, so that migrations run in the transaction of the copying. */
function queryBuilder(client: pg.Client): Kysely<DB> {
  const connection = Object.assign(client, { release: () => undefined });
  const pool = { connect: async () => connection, end: async () => undefined, options: {} };
  return new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
}
