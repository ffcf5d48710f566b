import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#testing/database/test-database.ts';
import { checkConnections } from './check-connections.ts';
import { connect } from './connect.ts';
import { listMissingTimeouts, roleTimeouts, setRoleTimeouts } from './role-timeouts.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({ direct: true });
});
afterAll(() => database.drop());

const log = { warn: vi.fn() };

describe('the check of the addresses', () => {
  test('passes when a notification of the pool arrives at the direct connection', async () => {
    await checkConnections({ pool: database.pool, direct: database.url, hasDirectUrl: false, log });
    expect(log.warn).not.toHaveBeenCalled();
  });

  test('refuses a direct address of another database, and a pooler in front of the only address', async () => {
    const other = await createTestDatabase({ direct: true });
    const check = (hasDirectUrl: boolean) =>
      checkConnections({ pool: database.pool, direct: other.url, hasDirectUrl, log, limitMs: 50 });
    await expect(check(true)).rejects.toThrow('DATABASE_DIRECT_URL aynı veritabanını göstermeli');
    await expect(check(false)).rejects.toThrow('adresini DATABASE_DIRECT_URL ile verin');
    await other.drop();
  });

  test('names the address that does not answer', async () => {
    const nowhere = 'postgres://nobody@127.0.0.1:1/nothing';
    const gone = connect(nowhere, { max: 1 });
    await expect(
      checkConnections({ pool: database.pool, direct: nowhere, hasDirectUrl: true, log }),
    ).rejects.toThrow('Veritabanına ulaşılamadı (DATABASE_DIRECT_URL). connect ECONNREFUSED');
    await expect(
      checkConnections({ pool: gone.pool, direct: database.url, hasDirectUrl: true, log }),
    ).rejects.toThrow('Veritabanına ulaşılamadı. connect ECONNREFUSED');
    await gone.db.destroy();
  });
});

describe('the timeouts of a role', () => {
  let role: string;
  const asRole = async <Result>(work: (client: pg.Client) => Promise<Result>): Promise<Result> => {
    const url = new URL(database.url);
    url.username = role;
    const client = new pg.Client({ connectionString: url.href });
    await client.connect();
    try {
      return await work(client);
    } finally {
      await client.end();
    }
  };
  beforeAll(async () => {
    role = `plain_${randomBytes(6).toString('hex')}`;
    await database.pool.query(`CREATE ROLE ${role} LOGIN`);
  });
  afterAll(() => database.pool.query(`DROP ROLE ${role}`));

  test('are set by a role without rights for its later sessions in this database only', async () => {
    expect(await asRole(listMissingTimeouts)).toEqual(Object.keys(roleTimeouts).toSorted());
    // Two processes that start at the same time: the second one waits for the commit of the first.
    await asRole(async (first) => {
      await first.query('BEGIN');
      await setRoleTimeouts(first);
      const second = asRole(setRoleTimeouts);
      await expect
        .poll(() =>
          database.pool.query(
            "SELECT FROM pg_stat_activity WHERE usename = $1 AND wait_event_type = 'Lock'",
            [role],
          ),
        )
        .toMatchObject({ rowCount: 1 });
      await first.query('COMMIT');
      await second;
    });
    expect(await asRole(listMissingTimeouts)).toEqual([]);
    const { rows } = await database.pool.query<{ database: string }>(
      `SELECT datname AS database FROM pg_db_role_setting s JOIN pg_database d ON d.oid = s.setdatabase
       WHERE setrole = $1::regrole`,
      [role],
    );
    expect(rows).toEqual([{ database: new URL(database.url).pathname.slice(1) }]);
  });

  test('stay as the operator set them', async () => {
    await database.pool.query(`ALTER ROLE ${role} SET statement_timeout = '1min'`);
    await database.pool.query(
      `ALTER ROLE ${role} IN DATABASE ${new URL(database.url).pathname.slice(1)} RESET ALL`,
    );
    await asRole(setRoleTimeouts);
    const { rows } = await asRole((client) =>
      client.query(
        `SELECT current_setting('statement_timeout') AS own, current_setting('lock_timeout') AS added`,
      ),
    );
    expect(rows).toEqual([{ own: '1min', added: '3s' }]);
  });

  test('are missed with a warning where a pool has none', async () => {
    const { pool, db } = connect(database.url, { max: 1, timeouts: false });
    await checkConnections({ pool, direct: database.url, hasDirectUrl: false, log });
    await db.destroy();
    expect(log.warn).toHaveBeenCalledWith(
      { missing: Object.keys(roleTimeouts).toSorted() },
      expect.stringContaining('docs/operations/databases.md'),
    );
  });
});
