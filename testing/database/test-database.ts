import { inject } from 'vitest';
import { type Connection, connect } from '#server/db/connect.ts';
import { administer, copyTemplate } from './copy-template.ts';
import { socketUrl } from './socket-url.ts';
import type { TestServer } from './test-server.ts';

export interface TestDatabase extends Connection {
  /** For another process or pool over the same database. */
  url: string;
  /** Ends the pool and removes the database, hanging up on who is still connected. */
  drop(): Promise<void>;
}

/** A fresh, migrated, empty database of the test's own: cheaper (about 30 ms) and cleaner than truncating. */
export async function createTestDatabase(
  options: { max?: number; server?: TestServer } = {},
): Promise<TestDatabase> {
  const server = options.server ?? inject('testServer');
  const name = await copyTemplate(server);
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
