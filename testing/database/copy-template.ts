import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { TestServer } from './test-server.ts';

/** Runs one statement on the server itself, outside of the databases of tests. */
export async function administer(
  server: Pick<TestServer, 'host' | 'user'>,
  statement: string,
): Promise<void> {
  const client = new pg.Client({ host: server.host, user: server.user, database: 'postgres' });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Makes a migrated, empty database (about 30 ms) and returns its name. */
export async function copyTemplate(server: TestServer): Promise<string> {
  const name = `t_${randomBytes(6).toString('hex')}`;
  // Copying files takes a third or less of the computing time of copying each block through the write-ahead log.
  await administer(server, `CREATE DATABASE ${name} TEMPLATE ${server.template} STRATEGY FILE_COPY`);
  return name;
}
