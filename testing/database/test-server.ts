import { chmodSync, lstatSync, mkdtempSync, readdirSync, readlinkSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect, type Place } from '#server/db/connect.ts';
import { startEmbedded } from '#server/db/embedded/start-embedded.ts';
import { migrate } from '#server/db/migrate.ts';

const prefix = 'yazihane-test-';

/** The PostgreSQL server of a test run, and the migrated template of its databases. */
export interface TestServer {
  host: string;
  user: string;
  template: string;
}

/** A data directory under the system's temporary folder, named after this process. */
export function makeTemporaryDataDir(): string {
  const dataDir = mkdtempSync(join(tmpdir(), `${prefix}${process.pid}-`));
  // PostgreSQL refuses to run as root; its other user must be able to open the directory.
  chmodSync(dataDir, 0o755);
  return dataDir;
}

/** Removes a data directory with its database, also when it is a link (root, private folders). */
export function removeTemporaryDataDir(dataDir: string): void {
  const home = join(dataDir, 'postgres');
  if (lstatSync(home, { throwIfNoEntry: false })?.isSymbolicLink()) {
    rmSync(readlinkSync(home), { recursive: true, force: true });
  }
  rmSync(dataDir, { recursive: true, force: true });
}

/** Removes the directories of test runs that were killed. */
function sweepDeadRuns(): void {
  for (const entry of readdirSync(tmpdir())) {
    const pid = new RegExp(`^${prefix}(\\d+)-`).exec(entry)?.[1];
    if (!pid) continue;
    try {
      process.kill(Number(pid), 0);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') continue;
      removeTemporaryDataDir(join(tmpdir(), entry));
    }
  }
}

/** Starts a temporary PostgreSQL with a migrated template database; `stop` removes it with its data. */
export async function startTestServer(): Promise<TestServer & { stop(): Promise<void> }> {
  sweepDeadRuns();
  const dataDir = makeTemporaryDataDir();
  const server = await startEmbedded({ dataDir, durable: false });
  const place: Place = { host: server.host, user: server.user, database: server.database };
  const { db } = connect(place, { max: 1, timeouts: false });
  try {
    await migrate(db);
  } finally {
    await db.destroy();
  }
  return {
    host: server.host,
    user: server.user,
    template: server.database,
    async stop() {
      await server.stop();
      removeTemporaryDataDir(dataDir);
    },
  };
}
