import { inject } from 'vitest';
import { type Connection, connect } from '#server/db/connect.ts';
import { administer, copyTemplate } from './copy-template.ts';
import { socketUrl } from './socket-url.ts';
import type { TestServer } from './test-server.ts';

export interface TestDatabase extends Connection {
  /** The URL, for another process or pool; through the pooler where the server has one. */
  url: string;
  /** The URL without a pooler. */
  directUrl: string;
  /** Ends the pool and drops the database, with its open connections. */
  drop(): Promise<void>;
}

/**
 * Creates a migrated, empty database (about 30 ms), which is faster than truncating tables.
 * @param options.direct leaves out the pooler, for tests of single connections
 */
export async function createTestDatabase(
  options: { max?: number; server?: TestServer; direct?: boolean } = {},
): Promise<TestDatabase> {
  const server = options.server ?? inject('testServer');
  const name = await copyTemplate(server);
  const { user } = server;
  const host = options.direct ? server.host : (server.poolerHost ?? server.host);
  const { pool, db } = connect({ host, user, database: name }, options.max ? { max: options.max } : {});
  return {
    pool,
    db,
    url: socketUrl({ host, user }, name),
    directUrl: socketUrl(server, name),
    async drop() {
      await db.destroy();
      await administer(server, `DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
}
