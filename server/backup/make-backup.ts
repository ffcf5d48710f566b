import type { Place } from '../db/connect.ts';
import { appVersion } from './app-version.ts';
import { openClient } from './database.ts';
import { wrap } from './envelope.ts';
import { readKeys } from './key-files.ts';
import type { Totals } from './manifest.ts';
import { type DatabaseEnv, openSource } from './open-database.ts';
import { packBackup } from './pack-backup.ts';
import type { BackupPlace } from './places/backup-place.ts';

export interface MadeBackup {
  address: string;
  bytes: number;
  totals: Totals;
}

/**
 * Backs up the configured database and the generated keys, also while the app runs, and records the outcome.
 * @throws BackupError; then nothing is left at the place
 */
export async function makeBackup(
  env: DatabaseEnv,
  { place, name, passphrase }: { place: BackupPlace; name: string; passphrase: string | null },
): Promise<MadeBackup> {
  const source = await openSource(env);
  const started = new Date();
  const address = place.addressOf(name);
  let totals: Totals = { tables: {}, sequences: [] };
  try {
    const archive = packBackup({
      source: source.place,
      appVersion: appVersion(),
      keys: readKeys(env.dataDir),
      pauses: true,
      onTotals: (read) => {
        totals = read;
      },
    });
    const bytes = await place.write(name, await wrap(archive, passphrase));
    await record(source.place, { started, address, bytes, error: null });
    return { address, bytes, totals };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    await record(source.place, { started, address, bytes: null, error: message });
    throw error;
  } finally {
    await source.close();
  }
}

interface Outcome {
  started: Date;
  address: string;
  bytes: number | null;
  error: string | null;
}

/** Records how a backup ended, where the database can take it: it may be a replica or of an earlier version. */
async function record(database: Place, { started, address, bytes, error }: Outcome): Promise<void> {
  const client = await openClient(database).catch(() => null);
  await client
    ?.query(
      'INSERT INTO backups (started_at, ended_at, place, bytes, error) VALUES ($1, now(), $2, $3, $4)',
      [started, address, bytes, error],
    )
    .catch(() => undefined);
  await client?.end();
}
