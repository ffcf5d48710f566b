import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { defaultTerms } from '#domain/billing/plans.ts';
import { defaultIdentity } from '#domain/site/site-identity.ts';
import { usualSettings } from '#domain/site/site-settings.ts';
import type { Deps } from '#server/context.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { withoutReplica } from '#server/db/replica.ts';
import { parseEnv } from '#server/env.ts';
import { createLogger } from '#server/logger.ts';
import { createMetrics } from '#server/metrics/index.ts';
import { builtInPrompts } from '#server/providers/ai/index.ts';

/** Dependencies of a measured app: by default it sends no mails, runs no jobs and receives no change notifications. */
export const quietDeps = (base: Pick<Deps, 'env' | 'pool' | 'db' | 'log'>): Deps => ({
  replica: withoutReplica(base.db),
  ...base,
  writer: null,
  paytr: null,
  settings: usualSettings,
  identity: defaultIdentity(base.env.adultContent),
  catalogue: defaultTerms,
  prompts: builtInPrompts,
  jobs: { send: async () => true },
  mail: { send: async () => true },
  mailer: null,
  changes: {
    status: { isListening: false, losses: 0 },
    subscribe: () => () => undefined,
    close: async () => undefined,
  },
  metrics: createMetrics({ process: false }),
  now: () => new Date(),
});

/**
 * What an app stands on when it runs for people: the environment of production and a PostgreSQL of its own in `dataDir`,
 * with fsync on. `close` stops it.
 */
export async function openMeasured(dataDir: string, more: Readonly<Record<string, string>> = {}) {
  const env = parseEnv({
    NODE_ENV: 'production',
    PUBLIC_URL: 'http://127.0.0.1',
    APP_SECRET: randomBytes(32).toString('hex'),
    DATA_DIR: dataDir,
    LOG_LEVEL: 'fatal',
    ...more,
  });
  const log = createLogger(env);
  const { pool, db, close } = await openDatabase(env, log);
  return { env, pool, db, close, deps: quietDeps({ env, pool, db, log }) };
}

/** Works on a connection without the time limits of requests. */
export async function unhurried<Result>(
  pool: pg.Pool,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ ...pool.options, query_timeout: 0 });
  await client.connect();
  try {
    // The limits are defaults of the role, which only a statement lifts.
    await client.query('SET statement_timeout = 0; SET idle_in_transaction_session_timeout = 0');
    return await work(client);
  } finally {
    await client.end();
  }
}
