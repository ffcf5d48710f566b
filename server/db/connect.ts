import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { DB } from './schema.generated.ts';

/** The address of a database: a URL, or a host (a directory for the Unix socket in it). */
export type Place = string | { host: string; user: string; database: string };

export interface Connection {
  pool: pg.Pool;
  db: Kysely<DB>;
}

const int8 = 20;
const date = 1082;

/**
 * Types of columns in JavaScript: `bigint` a number (counts and ledger ids stay far below 2^53), `date` its YYYY-MM-DD text
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
 * Timeouts, ms. `query_timeout` is the client's own, for a server that can't be reached any more.
 */
const timeouts = {
  statement_timeout: 10_000,
  lock_timeout: 3_000,
  idle_in_transaction_session_timeout: 10_000,
  query_timeout: 12_000,
};

/**
 * Creates a pool and its query builder, which connect on first use. The caller ends them by `db.destroy()`.
 * @param options.max maximum number of connections, 20 by default
 * @param options.timeouts false for migrations, which may take long and wait for those of another process
 * @param options.onIdleError called when an idle connection breaks; the pool replaces it
 */
export function connect(
  place: Place,
  options: { max?: number; timeouts?: boolean; onIdleError?: (error: Error) => void } = {},
): Connection {
  const pool = new pg.Pool({
    ...(typeof place === 'string' ? { connectionString: place } : place),
    max: options.max ?? 20,
    ...(options.timeouts === false ? {} : timeouts),
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    application_name: 'yazihane',
    types,
  });
  // A connection error without a listener would end the process: idle connections emit it on the pool, those in use on
  // the client.
  pool.on('error', options.onIdleError ?? (() => undefined));
  pool.on('connect', (client) => client.on('error', () => undefined));
  return { pool, db: new Kysely<DB>({ dialect: new PostgresDialect({ pool }) }) };
}
