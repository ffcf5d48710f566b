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
 * A pool and its query builder; connects on first use. The caller ends it (`db.destroy()` ends both).
 * @param options.max most connections, 20 by default.
 * @param options.onIdleError told when an idle connection breaks (the pool replaces it by itself).
 */
export function connect(
  place: Place,
  options: { max?: number; onIdleError?: (error: Error) => void } = {},
): Connection {
  const pool = new pg.Pool({
    ...(typeof place === 'string' ? { connectionString: place } : place),
    max: options.max ?? 20,
    connectionTimeoutMillis: 10_000,
    application_name: 'yazihane',
    types,
  });
  // A connection's fault without a listener would end the process: idle ones report to the pool, those in use to
  // whoever waits for their query (which is refused), and to the client itself.
  pool.on('error', options.onIdleError ?? (() => undefined));
  pool.on('connect', (client) => client.on('error', () => undefined));
  return { pool, db: new Kysely<DB>({ dialect: new PostgresDialect({ pool }) }) };
}
