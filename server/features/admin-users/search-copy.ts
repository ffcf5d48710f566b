import { setTimeout as wait } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import type { Deps } from '#server/context.ts';
import { connectPatiently } from '#server/db/connect.ts';
import type { DB } from '#server/db/schema.generated.ts';
import { countOfAll, countSearchChanges, readUserCounts } from './user-counts.ts';

/** Below so many accounts hits are counted quickly enough without a copy. */
const copiedFrom = 100_000;
/** The exchange waits so long for whoever reads the copy, ms, as everybody who comes after waits meanwhile too; then again. */
const exchangeWaitMs = 250;
const triesOfExchange = 300;
const betweenTriesMs = 1_000;

/** One maker at a time, of all processes; the lock goes with its transaction, however that ends. */
async function isOnlyMaker(trx: Kysely<DB>): Promise<boolean> {
  const { rows } = await sql<{ only: boolean }>`
    SELECT pg_try_advisory_xact_lock(hashtext('user-search-copy')) AS only`.execute(trx);
  return rows[0]?.only === true;
}

/** Makes the copy beside the one in use, in the order of its texts: indexes are quickest made last, and smallest. */
async function fill(trx: Kysely<DB>): Promise<void> {
  await sql`SET LOCAL work_mem = '64MB'`.execute(trx);
  await sql`SET LOCAL maintenance_work_mem = '128MB'`.execute(trx);
  // Other work of this machine comes first.
  await sql`SET LOCAL max_parallel_maintenance_workers = 0`.execute(trx);
  await sql`CREATE TABLE user_search_copy_next (LIKE user_search_copy)`.execute(trx);
  await sql`INSERT INTO user_search_copy_next (user_id, search_text, plan, plan_ends_at, confirmed, suspended)
    SELECT user_id, search_text, plan, plan_ends_at, confirmed, suspended FROM user_directory ORDER BY search_text`.execute(
    trx,
  );
  await sql`CREATE UNIQUE INDEX user_search_copy_next_user ON user_search_copy_next (user_id)`.execute(trx);
  await sql`CREATE INDEX user_search_copy_next_text ON user_search_copy_next USING gin (search_text gin_trgm_ops)`.execute(
    trx,
  );
  await sql`ANALYZE user_search_copy_next`.execute(trx);
}

/** Waits until nobody reads the copy, a moment at a time. @throws when somebody never stops */
async function holdCopy(trx: Kysely<DB>): Promise<void> {
  await sql`SET LOCAL lock_timeout = ${sql.lit(exchangeWaitMs)}`.execute(trx);
  await sql`SAVEPOINT exchange`.execute(trx);
  for (let tries = 1; ; tries += 1) {
    try {
      await sql`LOCK TABLE user_search_copy IN ACCESS EXCLUSIVE MODE`.execute(trx);
      return;
    } catch (fault) {
      const isTimeout = fault instanceof Error && 'code' in fault && fault.code === '55P03';
      if (!isTimeout || tries === triesOfExchange) throw fault;
    }
    await sql`ROLLBACK TO SAVEPOINT exchange`.execute(trx);
    await wait(betweenTriesMs);
  }
}

/**
 * Puts the new copy into the old one's place. What the changes held when it was begun is in it; what was committed since
 * isn't seen here, and stays.
 */
async function exchange(trx: Kysely<DB>): Promise<void> {
  await holdCopy(trx);
  await sql`DELETE FROM user_search_changes`.execute(trx);
  await sql`DROP TABLE user_search_copy`.execute(trx);
  await sql`ALTER TABLE user_search_copy_next RENAME TO user_search_copy`.execute(trx);
  for (const index of ['user', 'text']) {
    await sql`ALTER INDEX ${sql.id(`user_search_copy_next_${index}`)} RENAME TO ${sql.id(`user_search_copy_${index}`)}`.execute(
      trx,
    );
  }
}

async function make(db: Kysely<DB>): Promise<boolean> {
  const made = await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      if (!(await isOnlyMaker(trx))) return false;
      await fill(trx);
      await exchange(trx);
      return true;
    });
  if (!made) return false;
  // Accounts that were deleted while it was made: nobody found them in it.
  await sql`DELETE FROM user_search_copy WHERE user_id IN (
    SELECT user_id FROM user_search_changes WHERE search_text IS NULL)`.execute(db);
  await sql`VACUUM user_search_copy, user_search_changes`.execute(db);
  return true;
}

/** Few accounts: no copy, and no changes to one. */
async function clear(db: Kysely<DB>): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    if (!(await isOnlyMaker(trx))) return false;
    await holdCopy(trx);
    await sql`TRUNCATE user_search_copy`.execute(trx);
    await sql`DELETE FROM user_search_changes`.execute(trx);
    return true;
  });
}

/**
 * Makes the copy of the directory that hits are counted in (count-in-copy.ts) anew, in one transaction: whoever counts
 * meanwhile has the old copy with its changes, then the new one with its own. Killed in the middle, it leaves all as it
 * was. Answers false where another process is at it.
 * @param from accounts from which on there is a copy.
 * @throws where an account was deleted that had changed since the last time, in the very moment; and where the copy is
 * read for minutes (a backup): try again later
 */
export async function copyUserSearch({ pool }: Pick<Deps, 'pool'>, from = copiedFrom): Promise<boolean> {
  const { db } = connectPatiently(pool);
  try {
    const isMany = countOfAll(await readUserCounts(db)) >= from;
    const done = await (isMany ? make(db) : clear(db));
    if (done) await countSearchChanges(db);
    return done;
  } finally {
    await db.destroy();
  }
}
