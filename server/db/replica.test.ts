import { sql } from 'kysely';
import pino from 'pino';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { AppError } from '#server/errors.ts';
import { type ReplicatedServers, startReplicatedServers } from '#testing/database/replicated-servers.ts';
import { type Connection, connect } from './connect.ts';
import { openReplica, type Replica, withoutReplica } from './replica.ts';

let servers: ReplicatedServers;
let primary: Connection;
/** A connection to the replica that steers it. */
let standby: Connection;
let replica: Replica;
beforeAll(async () => {
  servers = await startReplicatedServers();
  primary = connect(servers.primaryUrl, { max: 2 });
  standby = connect(servers.replicaUrl, { max: 1 });
  await sql`CREATE TABLE words (word text)`.execute(primary.db);
  replica = openReplica({
    primary: primary.db,
    url: servers.replicaUrl,
    max: 2,
    log: pino({ level: 'silent' }),
  });
  await vi.waitFor(() => expect(replica.lagMs()).toBeLessThan(2_000), 10_000);
});
afterAll(async () => {
  await replica.close();
  await Promise.all([primary.db.destroy(), standby.db.destroy()]);
  await servers.stop();
});

/** True for an answer of the replica, false for one of the primary. */
const isFromReplica = () =>
  replica.read(async (db) => {
    const { rows } = await sql<{ is: boolean }>`SELECT pg_is_in_recovery() AS is`.execute(db);
    return rows[0]?.is;
  });
const words = () =>
  replica.read(async (db) => (await sql<{ word: string }>`SELECT word FROM words`.execute(db)).rows);

test('reads what was written a moment before from the replica', async () => {
  await sql`INSERT INTO words VALUES ('fener')`.execute(primary.db);
  await vi.waitFor(async () => expect(await words()).toEqual([{ word: 'fener' }]), 5_000);
  expect(await isFromReplica()).toBe(true);
});

test('repeats a query that fails on the replica on the primary, but not one that was refused', async () => {
  const insert = () =>
    replica.read(async (db) => (await sql`INSERT INTO words VALUES ('deniz')`.execute(db)).numAffectedRows);
  expect(await insert()).toBe(1n);
  let calls = 0;
  const refused = replica.read(async () => {
    calls += 1;
    throw new AppError('NOT_FOUND');
  });
  await expect(refused).rejects.toThrow(AppError);
  expect(calls).toBe(1);
});

test('reads from the primary while the replica lags, and from the replica again afterwards', async () => {
  await sql`SELECT pg_wal_replay_pause()`.execute(standby.db);
  await sql`INSERT INTO words VALUES ('martı')`.execute(primary.db);
  await vi.waitFor(async () => expect(await isFromReplica()).toBe(false), { timeout: 15_000, interval: 100 });
  expect(await words()).toContainEqual({ word: 'martı' });
  await sql`SELECT pg_wal_replay_resume()`.execute(standby.db);
  await vi.waitFor(async () => expect(await isFromReplica()).toBe(true), { timeout: 10_000, interval: 100 });
  expect(await words()).toContainEqual({ word: 'martı' });
});

test('never reads a replica of another database', async () => {
  const [others, warn] = [await startReplicatedServers(), vi.fn()];
  const foreign = openReplica({
    primary: primary.db,
    url: others.replicaUrl,
    max: 1,
    log: Object.assign(pino({ level: 'silent' }), { warn }),
  });
  await vi.waitFor(() => expect(warn).toHaveBeenCalled(), 10_000);
  expect(String(warn.mock.calls[0]?.[0].err)).toContain('başka bir veritabanını');
  expect(foreign.lagMs()).toBe(Number.POSITIVE_INFINITY);
  await foreign.close();
  await others.stop();
}, 60_000);

test('reads from the primary when the replica is gone', async () => {
  await servers.stopReplica();
  expect(await isFromReplica()).toBe(false);
  await vi.waitFor(() => expect(replica.lagMs()).toBe(Number.POSITIVE_INFINITY), 10_000);
  expect(await isFromReplica()).toBe(false);
});

test('reads from the primary without a replica', async () => {
  const none = withoutReplica(primary.db);
  const { rows } = await none.read((db) =>
    sql<{ is: boolean }>`SELECT pg_is_in_recovery() AS is`.execute(db),
  );
  expect(rows).toEqual([{ is: false }]);
  expect(none.lagMs()).toBeNull();
});
