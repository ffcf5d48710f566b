import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { DB } from './schema.generated.ts';

/** Where a PostgreSQL is: a URL, or a host (a directory means the Unix socket in it). */
export type Place = string | { host: string; user: string; database: string };

export interface Connection {
  pool: pg.Pool;
  db: Kysely<DB>;
}

const int8 = 20;
const date = 1082;

/**
 * What columns become: `bigint` a number (counts and ledger ids stay far below 2^53), `date` its YYYY-MM-DD text
 * (pg's own Date at local midnight would move days between time zones), `timestamptz` a Date.
 */
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') => {
    if (oid === int8) return Number;
    if (oid === date) return String;
    return format === 'binary' ? pg.types.getTypeParser(oid, 'binary') : pg.types.getTypeParser(oid, 'text');
  }) as typeof pg.types.getTypeParser,
};

/**
 * Nobody waits for ever, ms: a statement that hangs, a lock that is not let go, a transaction left open. Where the
 * server itself can't be heard any more (a cable pulled), the client gives up a little later by itself.
 */
const timeLimits = {
  statement_timeout: 10_000,
  lock_timeout: 3_000,
  idle_in_transaction_session_timeout: 10_000,
  query_timeout: 12_000,
};

/**
 * A pool and its query builder; connects on first use. The caller ends it (`db.destroy()` ends both).
 * @param options.max most connections, 20 by default.
 * @param options.patient without limits of time: for migrations, which may wait for another process's and take long.
 * @param options.onIdleError told when an idle connection breaks (the pool replaces it by itself).
 */
export function connect(
  place: Place,
  options: { max?: number; patient?: boolean; onIdleError?: (error: Error) => void } = {},
): Connection {
  const pool = new pg.Pool({
    ...(typeof place === 'string' ? { connectionString: place } : place),
    max: options.max ?? 20,
    ...(options.patient ? {} : timeLimits),
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    application_name: 'yazihane',
    types,
  });
  // A connection error without a listener would end the process: idle connections report to the pool, those in use
  // reject the pending query and report to the client itself.
  pool.on('error', options.onIdleError ?? (() => undefined));
  pool.on('connect', (client) => client.on('error', () => undefined));
  return { pool, db: new Kysely<DB>({ dialect: new PostgresDialect({ pool }) }) };
}
