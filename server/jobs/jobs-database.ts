import type { Pool } from 'pg';
import type { ConstructorOptions } from 'pg-boss';

/** The schema of pg-boss' tables. */
export const jobsSchema = 'jobs';

/** The database of background jobs: pg-boss opens a few connections of its own. */
export type DatabaseSettings = Pick<
  ConstructorOptions,
  'connectionString' | 'host' | 'user' | 'database' | 'password' | 'port' | 'ssl'
>;

/** Connection settings of the pool's database. */
export function databaseSettings({ options }: Pool): DatabaseSettings {
  const { connectionString, host, user, database, password, port, ssl } = options;
  if (connectionString !== undefined) return { connectionString };
  return {
    ...(host !== undefined && { host }),
    ...(user !== undefined && { user }),
    ...(database !== undefined && { database }),
    ...(typeof password === 'string' && { password }),
    ...(port !== undefined && { port }),
    ...(ssl !== undefined && { ssl }),
  };
}
