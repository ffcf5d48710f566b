import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { socketUrl } from './socket-url.ts';

/** An empty database on the run's server, without any table of ours; for tests of the migrations themselves. */
export async function createBlankDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  const server = inject('testServer');
  const name = `blank_${randomBytes(6).toString('hex')}`;
  const administer = async (statement: string) => {
    const client = new pg.Client({ host: server.host, user: server.user, database: 'postgres' });
    await client.connect();
    await client.query(statement).finally(() => client.end());
  };
  await administer(`CREATE DATABASE ${name}`);
  return { url: socketUrl(server, name), drop: () => administer(`DROP DATABASE ${name} WITH (FORCE)`) };
}
