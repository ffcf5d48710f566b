import { readFileSync, writeFileSync } from 'node:fs';
import { defaultBrand } from '#domain/site/brand.ts';
import { describeApi } from '#server/app/api-docs/describe-api.ts';
import { connect } from '#server/db/connect.ts';
import { socketUrl } from '#testing/database/socket-url.ts';
import {
  makeTemporaryDataDir,
  removeTemporaryDataDir,
  startTestServer,
} from '#testing/database/test-server.ts';
import { dumpDatabase, dumpJobs } from '#testing/releases/dump-database.ts';
import { fillDatabase } from '#testing/releases/fill-database.ts';
import { hashMigrations, writeRelease } from '#testing/releases/release-file.ts';

const file = (path: string) => new URL(`../../${path}`, import.meta.url);
const { version } = JSON.parse(readFileSync(file('package.json'), 'utf8')) as { version: string };

/** Writes a filled database of this version, for tests of later upgrades; returns its size in bytes. */
async function writeDatabase(): Promise<number> {
  const server = await startTestServer();
  const connection = connect({ host: server.host, user: server.user, database: server.template });
  const dataDir = makeTemporaryDataDir();
  try {
    await fillDatabase(connection, { url: socketUrl(server, server.template), dataDir });
    return writeRelease({
      version,
      migrations: hashMigrations(),
      ...(await dumpDatabase(connection.pool)),
      jobs: await dumpJobs(connection.pool),
    });
  } finally {
    await connection.db.destroy();
    removeTemporaryDataDir(dataDir);
    await server.stop();
  }
}

/** Writes the released API, with which later changes are compared, and empties the accepted breaks. */
async function writeContract(): Promise<void> {
  writeFileSync(
    file('contract/released.json'),
    `${JSON.stringify(await describeApi(defaultBrand.name), null, 2)}\n`,
  );
  writeFileSync(file('contract/accepted-breaks.json'), '[]\n');
}

try {
  const bytes = await writeDatabase();
  await writeContract();
  console.log(
    `${version}: contract/released.json, testing/releases/data/${version}.json.gz (${bytes} bytes)`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
