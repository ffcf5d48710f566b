import { sql } from 'kysely';
import type { PoolClient } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { connect } from '#server/db/connect.ts';
import { searchCondition } from '#server/db/search-condition.ts';
import { startTestApp, type TestApp } from '#testing/harness.ts';
import { countInCopy } from './count-in-copy.ts';
import { copyUserSearch, countUsers, readUserCounts, searchCopyJob, userCountsJob } from './index.ts';
import type { UserFilter } from './user-filter.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());
/** With a copy, however few accounts there are. */
const copy = () => copyUserSearch(app.deps, 0);
beforeEach(async () => {
  await app.deps.pool.query('DELETE FROM users');
  await countUsers(app.deps);
  await copy();
});

const everyone: UserFilter = { plan: 'all', confirmation: 'all', access: 'all' };
function counted(search: string, filter: Partial<UserFilter> = {}): Promise<number | null> {
  const isHit = searchCondition(search) ?? sql<boolean>`true`;
  return countInCopy(app.deps, { filter: { ...everyone, ...filter }, isHit, byPieces: isHit, limit: 10_001 });
}

let made = 0;
/** So many accounts of a name; answers their ids. */
async function join(name: string, many = 1, over: Pick<PoolClient, 'query'> = app.deps.pool) {
  made += many;
  const { rows } = await over.query<{ id: string }>(
    `INSERT INTO users (name, username, email) SELECT 'Biri', 'uye_' || n, 'uye' || n || '@sira.example'
     FROM generate_series($1::int, $2::int) n RETURNING id`,
    [made - many + 1, made],
  );
  for (const { id } of rows) await rename(id, name, over);
  return rows.map(({ id }) => id);
}
const rename = (id: string | undefined, name: string, over: Pick<PoolClient, 'query'> = app.deps.pool) =>
  over.query('UPDATE profiles SET full_name = $2 WHERE user_id = $1', [id, name]);
const remove = (id: string | undefined, over: Pick<PoolClient, 'query'> = app.deps.pool) =>
  over.query('DELETE FROM users WHERE id = $1', [id]);
/** What the copy or its changes hold of an account. */
async function kept(id: string | undefined) {
  const { rows } = await app.deps.pool.query<{ copied: number; texts: number }>(
    `SELECT (SELECT count(*)::int FROM user_search_copy WHERE user_id = $1) AS copied,
      (SELECT count(search_text)::int FROM user_search_changes WHERE user_id = $1) AS texts`,
    [id],
  );
  return rows[0];
}
const changes = async () =>
  (await app.deps.pool.query('SELECT user_id FROM user_search_changes')).rows.length;

/** A transaction under way, which the test ends. */
async function begin() {
  const client = await app.deps.pool.connect();
  await client.query('BEGIN');
  return {
    client,
    async end(how: 'COMMIT' | 'ROLLBACK' = 'COMMIT') {
      await client.query(how);
      client.release();
    },
  };
}
/** The connection of a maker that waits for the copy to be let go. */
async function waitingMaker(): Promise<number> {
  const pids = async () =>
    (
      await app.deps.pool.query<{ pid: number }>(
        `SELECT l.pid FROM pg_locks l JOIN pg_stat_activity a USING (pid) WHERE a.datname = current_database()
         AND l.relation = 'user_search_copy'::regclass AND NOT l.granted`,
      )
    ).rows.map(({ pid }) => pid);
  let found: number[] = [];
  await expect.poll(async () => (found = await pids()), { interval: 20, timeout: 10_000 }).toHaveLength(1);
  return found[0] ?? 0;
}

describe('a count in the copy', () => {
  test('takes in who joined, changed and left since it was made', async () => {
    const [first, second, third] = await join('Kopya Deniz', 5);
    expect(await copy()).toBe(true);
    expect(await changes()).toBe(0);
    expect(await counted('deniz kopya')).toBe(5);
    await join('Kopya Deniz', 2);
    await rename(first, 'Kopya Toprak');
    await rename(second, 'Kopya Toprak');
    await rename(second, 'Kopya Deniz');
    await remove(third);
    expect(await counted('deniz kopya')).toBe(5);
    expect(await counted('toprak')).toBe(1);
    await copy();
    expect(await counted('deniz kopya')).toBe(5);
    expect(await counted('toprak')).toBe(1);
    expect(await changes()).toBe(0);
  });

  test('goes by plan, confirmation and suspension as they are now', async () => {
    const [pro, over, , shut] = await join('Süzgeç Deneme', 4);
    const dayMs = 86_400_000;
    const give = (id: string | undefined, ends: number) =>
      app.deps.db
        .updateTable('user_tokens')
        .set({ plan: 'pro', plan_ends_at: new Date(Date.now() + ends) })
        .where('user_id', '=', id ?? '')
        .execute();
    await give(pro, dayMs);
    await copy();
    await give(over, -1_000);
    await app.deps.pool.query('UPDATE users SET email_verified = true WHERE id = $1', [pro]);
    await app.deps.pool.query('UPDATE users SET suspended_at = now() WHERE id = $1', [shut]);
    for (const when of ['by the changes', 'by the copy']) {
      expect(await counted('süzgeç', { plan: 'pro' }), when).toBe(1);
      expect(await counted('süzgeç', { plan: 'free' }), when).toBe(3);
      expect(await counted('süzgeç', { confirmation: 'confirmed' }), when).toBe(1);
      expect(await counted('süzgeç', { plan: 'pro', confirmation: 'unconfirmed' }), when).toBe(0);
      expect(await counted('süzgeç', { access: 'suspended' }), when).toBe(1);
      await copy();
    }
  });

  test('leaves out what doesn’t change a search: a sign-in, what stays the same', async () => {
    const [id] = await join('Kopya Deniz');
    await copy();
    await app.deps.pool.query('UPDATE users SET last_sign_in_at = now() WHERE id = $1', [id]);
    await app.deps.pool.query('UPDATE users SET name = name WHERE id = $1', [id]);
    await app.deps.pool.query('UPDATE user_tokens SET plan = plan WHERE user_id = $1', [id]);
    expect(await changes()).toBe(0);
  });
});

describe('while the copy is made', () => {
  test('what is under way, and commits only after it, is counted then and is in the next one', async () => {
    const [old, gone] = await join('Yarış Eski', 2);
    const joining = await begin();
    await join('Yarış Yeni', 1, joining.client);
    const changing = await begin();
    await rename(old, 'Yarış Yeni', changing.client);
    expect(await copy()).toBe(true);
    expect(await counted('yarış')).toBe(2);
    await joining.end();
    expect(await counted('yarış yeni')).toBe(1);
    await changing.end();
    expect(await counted('yarış yeni')).toBe(2);
    expect(await counted('yarış')).toBe(3);
    await remove(gone);
    expect(await counted('yarış')).toBe(2);
    await copy();
    expect(await counted('yarış yeni')).toBe(2);
    expect(await counted('yarış')).toBe(2);
    expect(await changes()).toBe(0);
  });

  test('what commits before it takes the old one’s place is counted by its changes', async () => {
    const [first, second] = await join('Arada Eski', 2);
    await copy();
    const reading = await begin();
    await reading.client.query('SELECT count(*) FROM user_search_copy');
    const copying = copy();
    await waitingMaker();
    await rename(first, 'Arada Yeni');
    await remove(second);
    await join('Arada Yeni');
    expect((await kept(first))?.texts).toBe(1);
    await reading.end();
    expect(await copying).toBe(true);
    expect(await counted('arada yeni')).toBe(2);
    expect(await counted('arada eski')).toBe(0);
    // Its snapshot still had the deleted account.
    expect(await kept(second)).toEqual({ copied: 0, texts: 0 });
  }, 30_000);

  test('an account that is being deleted is waited for, and is in neither copy', async () => {
    const [leaving, staying] = await join('Giden Kişi', 2);
    await copy();
    const [one, two] = [await begin(), await begin()];
    await remove(leaving, one.client);
    await remove(staying, two.client);
    const copying = copy();
    await waitingMaker();
    await one.end();
    await two.end('ROLLBACK');
    expect(await copying).toBe(true);
    expect(await kept(leaving)).toEqual({ copied: 0, texts: 0 });
    expect(await kept(staying)).toEqual({ copied: 1, texts: 0 });
    expect(await counted('giden')).toBe(1);
  }, 30_000);

  test('a second process leaves it to the first', async () => {
    const other = connect(app.database.url, { max: 2 });
    await join('İki Süreç');
    const reading = await begin();
    await reading.client.query('SELECT count(*) FROM user_search_copy');
    const first = copy();
    await waitingMaker();
    expect(await copyUserSearch(other, 0)).toBe(false);
    await reading.end();
    expect(await first).toBe(true);
    expect(await copyUserSearch(other, 0)).toBe(true);
    await other.db.destroy();
    expect(await counted('süreç')).toBe(1);
  }, 30_000);

  test('killed in the middle it leaves everything as it was, and the next one goes through', async () => {
    const [id] = await join('Yarıda Kalan');
    await copy();
    await rename(id, 'Yarıda Giden');
    const reading = await begin();
    await reading.client.query('SELECT count(*) FROM user_search_copy');
    const copying = copy();
    const died = expect(copying).rejects.toThrow();
    await app.deps.pool.query('SELECT pg_terminate_backend($1)', [await waitingMaker()]);
    await died;
    await reading.end();
    expect(await counted('giden')).toBe(1);
    expect(await counted('kalan')).toBe(0);
    expect(await changes()).toBe(1);
    expect(await copy()).toBe(true);
    expect(await changes()).toBe(0);
    expect(await counted('giden')).toBe(1);
  }, 30_000);

  test('a deleted account that had changed since the last one stops it; tried again, it goes through', async () => {
    await join('Değişip Kalan');
    await copy();
    const [id] = await join('Değişip Giden');
    const reading = await begin();
    await reading.client.query('SELECT count(*) FROM user_search_copy');
    const stopped = expect(copy()).rejects.toMatchObject({ code: '40001' });
    await waitingMaker();
    await remove(id);
    await reading.end();
    await stopped;
    expect(await counted('giden')).toBe(0);
    expect(await copy()).toBe(true);
    expect(await kept(id)).toEqual({ copied: 0, texts: 0 });
  }, 30_000);

  test('no count is ever off, whoever joins, changes and leaves meanwhile', async () => {
    const hits = 60;
    const others = await join('Sallanan Yok', 3);
    const hitting = await join('Sallanan Var', hits);
    await copy();
    let going = true;
    const seen = new Set<number | null>();
    /** Changes accounts of its own; the number of hits stays the same by each transaction. */
    const change = async (at: number) => {
      let [yes, no] = [hitting[at], others[at]];
      const leaving = hitting.filter((_, place) => place > 3 && place % 3 === at);
      for (let round = 0; going; round += 1) {
        const { client, end } = await begin();
        await rename(yes, 'Sallanan Yok', client);
        await rename(no, 'Sallanan Var', client);
        const leaver = round % 4 === 0 ? leaving.pop() : undefined;
        if (leaver !== undefined) {
          await join('Sallanan Var', 1, client);
          await remove(leaver, client);
        }
        await end();
        [yes, no] = [no, yes];
      }
    };
    const look = async () => {
      while (going) seen.add(await counted('sallanan var'));
    };
    const busy = [change(0), change(1), change(2), look(), look()];
    try {
      for (let round = 0; round < 5; round += 1) expect(await copy()).toBe(true);
    } finally {
      going = false;
      await Promise.all(busy);
    }
    expect([...seen]).toEqual([hits]);
  }, 60_000);
});

describe('the job', () => {
  const run = (data: Record<string, unknown> = {}) =>
    searchCopyJob.run(app.deps, { id: crypto.randomUUID(), data });
  const change = (many: number) =>
    app.deps.pool.query(
      'INSERT INTO user_search_changes (user_id) SELECT gen_random_uuid() FROM generate_series(1, $1::int)',
      [many],
    );

  test('keeps no copy of few accounts, nor what changed since', async () => {
    await join('Az Kişi', 3);
    await run();
    expect(await counted('kişi')).toBeNull();
    expect(await changes()).toBe(0);
    expect((await readUserCounts(app.deps.db)).searchChanges).toBeNull();
  });

  test('comes early where very much has changed, and only then', async () => {
    const sent: unknown[] = [];
    const jobs = { send: async (...job: unknown[]) => sent.push(job) > 0 };
    const count = () => userCountsJob.run({ ...app.deps, jobs }, { id: crypto.randomUUID(), data: {} });
    await join('Çok Değişen', 3);
    await copy();
    await change(6_000);
    await count();
    expect(sent).toEqual([]);
    await run({ early: true });
    expect(await changes()).toBe(6_000);
    await change(1);
    await count();
    expect(sent).toEqual([[searchCopyJob.name, { early: true }]]);
    await run({ early: true });
    expect(await changes()).toBe(0);
  });
});
