import { chmodSync, lstatSync, mkdtempSync, readdirSync, readlinkSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { connect } from '#server/db/connect.ts';
import { role } from '#server/db/embedded/postgres-process.ts';
import { startEmbedded } from '#server/db/embedded/start-embedded.ts';
import { migrate } from '#server/db/migrate.ts';
import { roleTimeouts } from '#server/db/role-timeouts.ts';

const prefix = 'yazihane-test-';

/** The PostgreSQL server of a test run, and the migrated template of its databases. */
export interface TestServer {
  /** The directory of its socket. */
  host: string;
  /** The directory of a pooler's socket in front of it; null without one. */
  poolerHost: string | null;
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

/** The server that `npm run test:databases` started for this run; null when the run starts its own. */
function findGivenServer(): TestServer | null {
  const { TEST_POSTGRES_HOST: host, TEST_POOLER_HOST: poolerHost } = process.env;
  return host ? { host, user: role, template: role, poolerHost: poolerHost || null } : null;
}

async function startOwnServer(): Promise<TestServer & { stop(): Promise<void> }> {
  sweepDeadRuns();
  const dataDir = makeTemporaryDataDir();
  const { host, user, database, stop } = await startEmbedded({ dataDir, durable: false });
  return {
    host,
    user,
    template: database,
    poolerHost: null,
    async stop() {
      await stop();
      removeTemporaryDataDir(dataDir);
    },
  };
}

/** Starts a temporary PostgreSQL with a migrated template database; `stop` removes it with its data. */
export async function startTestServer(): Promise<TestServer & { stop(): Promise<void> }> {
  const given = findGivenServer();
  const server = given ? { ...given, stop: async () => undefined } : await startOwnServer();
  const { host, user, template } = server;
  const { db } = connect({ host, user, database: template }, { max: 1, timeouts: false });
  try {
    await migrate(db);
    // For all databases of the server: those of the tests have other names than that of an app.
    for (const [name, ms] of Object.entries(roleTimeouts))
      await sql.raw(`ALTER ROLE ${user} SET ${name} = ${ms}`).execute(db);
  } finally {
    await db.destroy();
  }
  return server;
}
