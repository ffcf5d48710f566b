import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { type Connection, connect } from '#server/db/connect.ts';
import { socketUrl } from './socket-url.ts';
import type { TestServer } from './test-server.ts';

export interface TestDatabase extends Connection {
  /** For another process or pool over the same database. */
  url: string;
  /** Ends the pool and removes the database, hanging up on who is still connected. */
  drop(): Promise<void>;
}

async function administer(server: TestServer, statement: string): Promise<void> {
  const client = new pg.Client({ host: server.host, user: server.user, database: 'postgres' });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** A fresh, migrated, empty database of the test's own: cheaper (about 30 ms) and cleaner than truncating. */
export async function createTestDatabase(
  options: { max?: number; server?: TestServer } = {},
): Promise<TestDatabase> {
  const server = options.server ?? inject('testServer');
  const name = `t_${randomBytes(6).toString('hex')}`;
  await administer(server, `CREATE DATABASE ${name} TEMPLATE ${server.template}`);
  const { pool, db } = connect(
    { host: server.host, user: server.user, database: name },
    options.max ? { max: options.max } : {},
  );
  return {
    pool,
    db,
    url: socketUrl(server, name),
    async drop() {
      await db.destroy();
      await administer(server, `DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
}
