import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { withoutTimeouts } from './role-timeouts.ts';
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

/** The client's own timeout of a query, ms, for a server that can't be reached any more. */
export const queryTimeoutMs = 12_000;

/** The address as an option of PostgreSQL's clients. */
export const addressOf = (place: Place) =>
  typeof place === 'string'
    ? { connectionString: place }
    : { host: place.host, user: place.user, database: place.database };

/** The options of each connection of the app itself. */
export const clientOptions = (place: Place) => ({
  ...addressOf(place),
  connectionTimeoutMillis: 10_000,
  keepAlive: true,
  application_name: 'yazihane',
});

/**
 * Creates a pool and its query builder, which connect on first use. The caller ends them by `db.destroy()`. The timeouts of
 * statements, locks and idle transactions are defaults of the role (role-timeouts.ts): a pooler refuses them as startup
 * parameters.
 * @param options.max maximum number of connections, 20 by default
 * @param options.timeouts false for migrations, which may take long and wait for those of another process. It sets the
 *   session, so `place` must not be a pooler in transaction mode
 * @param options.onIdleError called when an idle connection breaks; the pool replaces it
 */
export function connect(
  place: Place,
  options: { max?: number; timeouts?: boolean; onIdleError?: (error: Error) => void } = {},
): Connection {
  const pool = new pg.Pool({
    ...clientOptions(place),
    max: options.max ?? 20,
    ...(options.timeouts === false
      ? { onConnect: (client) => client.query(withoutTimeouts) }
      : { query_timeout: queryTimeoutMs }),
    types,
  });
  // A connection error without a listener would end the process: idle connections emit it on the pool, those in use on
  // the client.
  pool.on('error', options.onIdleError ?? (() => undefined));
  pool.on('connect', (client) => client.on('error', () => undefined));
  return { pool, db: new Kysely<DB>({ dialect: new PostgresDialect({ pool }) }) };
}
