import { pino } from 'pino';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#testing/database/test-database.ts';
import { type Changes, listenForChanges } from './changes.ts';

let database: TestDatabase;
const listening: Changes[] = [];
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(async () => {
  await Promise.all(listening.map((changes) => changes.close()));
  await database.drop();
});

function listen(): Changes {
  const changes = listenForChanges(database.directUrl, pino({ level: 'silent' }));
  listening.push(changes);
  return changes;
}

/** A subscriber that is connected: the notification at connecting has arrived. */
async function hearer(changes = listen()) {
  const heard = vi.fn();
  const stop = changes.subscribe('content', heard);
  await expect.poll(() => heard).toHaveBeenCalled();
  heard.mockClear();
  return { heard, stop };
}

const addCategory = (slug: string) =>
  database.db.insertInto('blog_categories').values({ name: slug, slug }).execute();

/** Terminates the listening connections, as a restart of the database does. */
const cut = () =>
  database.pool.query(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'LISTEN%'",
  );

test('notifies every process of a change after its commit, not before', async () => {
  const hearers = await Promise.all([hearer(), hearer()]);
  await database.db.transaction().execute(async (trx) => {
    await trx.insertInto('blog_categories').values({ name: 'Dil', slug: 'dil' }).execute();
    // Only the committed change of another connection arrives meanwhile.
    await addCategory('kurgu');
    for (const { heard } of hearers) await expect.poll(() => heard).toHaveBeenCalledTimes(1);
  });
  for (const { heard } of hearers) await expect.poll(() => heard).toHaveBeenCalledTimes(2);
});

test('does not notify of a change that was rolled back', async () => {
  const { heard } = await hearer();
  const undone = database.db.transaction().execute(async (trx) => {
    await trx.insertInto('blog_categories').values({ name: 'Yok', slug: 'yok' }).execute();
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  await addCategory('sonraki');
  await expect.poll(() => heard).toHaveBeenCalledTimes(1);
});

test('does not notify of a change of another topic', async () => {
  const { heard } = await hearer();
  await database.pool.query("SELECT pg_notify('settings_changed', '')");
  await addCategory('baska');
  await expect.poll(() => heard).toHaveBeenCalledTimes(1);
});

test('notifies every subscriber after a lost connection and of later changes', async () => {
  const { heard } = await hearer();
  await cut();
  await expect.poll(() => heard).toHaveBeenCalledTimes(1);
  await addCategory('kesintiden-sonra');
  await expect.poll(() => heard).toHaveBeenCalledTimes(2);
});

test('sends no changes to a stopped subscriber, and a closed listener does not reconnect', async () => {
  const changes = listen();
  const { heard, stop } = await hearer(changes);
  const other = vi.fn();
  changes.subscribe('content', other);
  stop();
  await addCategory('birakan');
  await expect.poll(() => other).toHaveBeenCalledTimes(1);
  expect(heard).not.toHaveBeenCalled();
  await changes.close();
  const open = await database.pool.query(
    "SELECT count(*) AS count FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'LISTEN%'",
  );
  await addCategory('kapanan');
  expect(other).toHaveBeenCalledTimes(1);
  expect(open.rows[0].count).toBe(listening.length - 1);
});
