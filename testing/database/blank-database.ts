import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { administer } from './copy-template.ts';
import { socketUrl } from './socket-url.ts';

/** Creates an empty database without tables, for tests of the migrations. */
export async function createBlankDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  const server = inject('testServer');
  const name = `blank_${randomBytes(6).toString('hex')}`;
  await administer(server, `CREATE DATABASE ${name}`);
  return {
    url: socketUrl(server, name),
    drop: () => administer(server, `DROP DATABASE ${name} WITH (FORCE)`),
  };
}
