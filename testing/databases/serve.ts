import { once } from 'node:events';
import { join } from 'node:path';
import { chooseOsUser } from '#server/db/embedded/os-user.ts';
import { makeTemporaryDataDir, removeTemporaryDataDir } from '../database/test-server.ts';
import { startPgbouncer, startPostgres } from './start-programs.ts';
import { findPrograms } from './targets.ts';

/**
 * Starts the PostgreSQL of a target (`15`, `16`, `17` or `pgbouncer`), prints the environment of tests against it as a line
 * of JSON, and keeps it running until SIGTERM or Ctrl-C.
 */
const target = process.argv[2] ?? '';
const runner = chooseOsUser(null);
const { bin, pgbouncer } = await findPrograms(target, runner);
const folder = makeTemporaryDataDir();
const postgresFolder = join(folder, 'postgres');
const poolerFolder = join(folder, 'pooler');
const children = [await startPostgres(bin, { folder: postgresFolder, runner })];
if (pgbouncer !== null)
  children.push(await startPgbouncer(pgbouncer, { folder: poolerFolder, runner }, postgresFolder));

async function stop(): Promise<void> {
  // The pooler first; SIGINT makes both end their connections.
  for (const child of children.toReversed()) {
    const ended = child.exitCode === null ? once(child, 'exit') : null;
    child.kill('SIGINT');
    await ended;
  }
  removeTemporaryDataDir(folder);
  process.exit();
}
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, stop);

console.log(
  JSON.stringify({
    TEST_POSTGRES_HOST: postgresFolder,
    ...(pgbouncer !== null && { TEST_POOLER_HOST: poolerFolder }),
  }),
);
