import { existsSync, lstatSync, readdirSync, readlinkSync, rmdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Place } from '../db/connect.ts';
import { findDataDirectory } from '../db/embedded/data-directory.ts';
import { findRunning } from '../db/embedded/find-running.ts';
import { startEmbedded } from '../db/embedded/start-embedded.ts';
import { migrationUrl } from '../db/migration-url.ts';
import type { Env } from '../env.ts';
import { BackupError } from './backup-error.ts';
import { openClient } from './database.ts';

export type DatabaseEnv = Pick<Env, 'databaseUrl' | 'databaseDirectUrl' | 'migrationDatabaseUrl' | 'dataDir'>;

export interface OpenedDatabase {
  place: Place;
  close(): Promise<void>;
}

const nothing = async () => undefined;

/** The address of the external database without a connection pooler, or null for the embedded one. */
export const externalDatabase = ({
  databaseUrl,
  databaseDirectUrl,
}: Pick<DatabaseEnv, 'databaseUrl' | 'databaseDirectUrl'>): string | null =>
  databaseUrl && (databaseDirectUrl ?? databaseUrl);

/** Opens the configured database to read it: the external one, or the embedded one, which an app may be running. */
export async function openSource(env: DatabaseEnv): Promise<OpenedDatabase> {
  const external = externalDatabase(env);
  if (external !== null) return { place: external, close: nothing };
  const running = findRunning(env.dataDir);
  if (running !== null && (await answers(running))) return { place: running, close: nothing };
  return openStoppedEmbedded(env.dataDir);
}

/** Starts the embedded database to read it. @throws DataDirectoryInUseError while an app runs it */
export async function openStoppedEmbedded(dataDir: string): Promise<OpenedDatabase> {
  if (findDataDirectory(dataDir) === null)
    throw new BackupError(
      `${dataDir} klasöründe veritabanı yok. Klasörü DATA_DIR ile, dış veritabanını DATABASE_URL ile gösterin.`,
    );
  const { stop, ...place } = await startEmbedded({ dataDir });
  return { place, close: stop };
}

/** Whether a database takes connections; a killed one leaves its lock file behind. */
async function answers(place: Place): Promise<boolean> {
  try {
    await (await openClient(place)).end();
    return true;
  } catch {
    return false;
  }
}

/** An opened database that a restore or a move fills. */
export interface OpenedTarget extends OpenedDatabase {
  /** Closes it and removes what opening it made. */
  discard(): Promise<void>;
}

/** Opens the configured database to fill it. @throws DataDirectoryInUseError while an app runs the embedded one */
export async function openTarget(env: DatabaseEnv): Promise<OpenedTarget> {
  // The owner of the tables makes them.
  const external = migrationUrl(env);
  if (external !== null) return { place: external, close: nothing, discard: nothing };
  return openEmbeddedTarget(env.dataDir);
}

/** Starts the embedded database to fill it, and makes it where there is none. */
export async function openEmbeddedTarget(dataDir: string): Promise<OpenedTarget> {
  const isNew = findDataDirectory(dataDir) === null;
  const isNewFolder = !existsSync(dataDir);
  const { stop, ...place } = await startEmbedded({ dataDir });
  return {
    place,
    close: stop,
    async discard() {
      await stop();
      if (isNew) removeEmbedded(dataDir);
      if (isNewFolder && readdirSync(dataDir).length === 0) rmdirSync(dataDir);
    },
  };
}

/** Removes a stopped embedded database; for root its folder may be a link. */
function removeEmbedded(dataDir: string): void {
  const home = join(dataDir, 'postgres');
  if (lstatSync(home).isSymbolicLink()) rmSync(readlinkSync(home), { recursive: true, force: true });
  rmSync(home, { recursive: true, force: true });
}
