import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import { administer } from './copy-template.ts';
import { socketUrl } from './socket-url.ts';

/** The SQL of docs/operations/migrations.md, one text for each block. */
const [createRoles = '', grantNew = '', grantExisting = ''] = [
  ...readFileSync(join(import.meta.dirname, '../../docs/operations/migrations.md'), 'utf8').matchAll(
    /```sql\n(.*?)```/gs,
  ),
].map(([, text = '']) => text);

export interface TwoRoles {
  /** The database as the role that owns its tables. */
  owner: string;
  /** The database as the app's role. */
  app: string;
  /** The database as a superuser, who makes demo data. */
  superuser: string;
  /** Lets a third role create tables, as the only role of earlier versions, and returns the database as that role. */
  addFormerRole(): Promise<string>;
  /** Hands what the third role owns over to the owner, with the grants for it. */
  handOver(): Promise<void>;
  drop(): Promise<void>;
}

/** Creates an empty database with the two roles that docs/operations/migrations.md describes, under names of their own. */
export async function createTwoRoles(): Promise<TwoRoles> {
  const server = inject('testServer');
  const name = `roles_${randomBytes(6).toString('hex')}`;
  const named = (text: string) => text.replaceAll('yazihane', name);
  for (const statement of named(createRoles).split(';\n').filter(Boolean))
    await administer(server, statement);
  const inDatabase = async (text: string) => {
    const client = new pg.Client(socketUrl(server, name));
    await client.connect();
    await client.query(text).finally(() => client.end());
  };
  await inDatabase(named(grantNew));
  const url = (user: string) => socketUrl({ ...server, user }, name);
  return {
    owner: url(`${name}_owner`),
    app: url(`${name}_app`),
    superuser: socketUrl(server, name),
    async addFormerRole() {
      await inDatabase(
        `CREATE ROLE ${name} LOGIN; GRANT CREATE ON DATABASE ${name} TO ${name}; GRANT CREATE ON SCHEMA public TO ${name}`,
      );
      return url(name);
    },
    handOver: () => inDatabase(named(grantExisting)),
    async drop() {
      await administer(server, `DROP DATABASE ${name} WITH (FORCE)`);
      await administer(server, `DROP ROLE ${name}_owner, ${name}_app`);
      await administer(server, `DROP ROLE IF EXISTS ${name}`);
    },
  };
}
