import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { defaultTerms } from '#domain/billing/plans.ts';
import { defaultIdentity } from '#domain/site/site-identity.ts';
import { usualSettings } from '#domain/site/site-settings.ts';
import { allJobs } from '#server/app/all-jobs.ts';
import { createApp } from '#server/app/app.ts';
import { type Listening, listen } from '#server/app/listen.ts';
import type { Deps } from '#server/context.ts';
import { listenForChanges } from '#server/db/changes.ts';
import { type Connection, connect } from '#server/db/connect.ts';
import { withoutReplica } from '#server/db/replica.ts';
import { parseEnv } from '#server/env.ts';
import { openServices } from '#server/features/api-configs/index.ts';
import { openCatalogue } from '#server/features/plan-terms/index.ts';
import { openPrompts } from '#server/features/prompts/index.ts';
import { openSettings } from '#server/features/settings/index.ts';
import { openIdentity } from '#server/features/site-identity/index.ts';
import { createMetrics } from '#server/metrics/index.ts';
import { builtInPrompts } from '#server/providers/ai/index.ts';
import { ImageError } from '#server/providers/images/index.ts';
import type { Mail } from '#server/providers/mail/index.ts';
import { type Client, createClient } from './client.ts';
import { createTestDatabase, type TestDatabase } from './database/test-database.ts';
import { createAccount, type NewAccount } from './factories/account.ts';
import { testPasswords } from './password-hasher.ts';

/** A signed-in client and its account. */
export interface SignedInClient extends Client {
  userId: string;
  email: string;
}

export interface TestApp {
  deps: Deps;
  database: TestDatabase;
  url: string;
  /** The queued mails, oldest first. */
  mails: Mail[];
  /** Creates a client without cookies, which stores those that it receives. */
  visitor(): Client;
  /** Creates an account and a session (without the cost of hashing a password). */
  signIn(account?: NewAccount): Promise<SignedInClient>;
  /** Starts a second app over the same database, like another process; it stops with this one. */
  startAnother(options?: TestAppOptions): Promise<TestApp>;
  stop(): Promise<void>;
}

export interface TestAppOptions extends Partial<Pick<Deps, 'writer' | 'now' | 'log' | 'images'>> {
  /** Environment variables. */
  env?: NodeJS.ProcessEnv;
  /** Uses outside services as a real start does: by stored configurations and the environment. */
  configured?: boolean;
  /** Hashes passwords at the production cost, for tests of its duration. */
  productPasswords?: boolean;
  /** Tokens of the welcome gift; by default 0, so that every account begins with 500 tokens. */
  welcomeTokens?: number;
  /** The database to use in place of a new one; the app drops it when it stops. */
  database?: TestDatabase;
}

/** Records queued mails and runs other jobs at once; tests of the queues use the real ones. */
function inlineWork(mails: Mail[], deps: () => Deps): Pick<Deps, 'jobs' | 'mail'> {
  return {
    mail: {
      async send(mail) {
        mails.push(mail);
        return true;
      },
    },
    jobs: {
      async send(name, data) {
        const kind = allJobs.find((known) => known.name === name);
        await kind?.run(deps(), { id: randomUUID(), data });
        return kind !== undefined;
      },
    },
  };
}

/** Refuses every request to another site; a test of images replaces it. */
const noImages: NonNullable<Deps['images']> = () => Promise.reject(new ImageError('unreachable'));

const secret = 'a-secret-for-tests-that-is-long-enough';

async function serve(
  database: TestDatabase,
  connection: Connection,
  options: TestAppOptions,
): Promise<TestApp> {
  const env = parseEnv({
    NODE_ENV: 'test',
    APP_SECRET: secret,
    PUBLIC_URL: 'http://localhost',
    ...options.env,
  });
  const mails: Mail[] = [];
  const log = options.log ?? pino({ level: 'silent' });
  const changes = listenForChanges(database.directUrl, log);
  const services = options.configured
    ? await openServices({ env, db: connection.db, log, changes })
    : { writer: options.writer ?? null, paytr: env.paytr, close: async () => undefined };
  const settings = options.configured
    ? await openSettings({ db: connection.db, log, changes })
    : {
        current: { ...usualSettings, welcomeTokens: options.welcomeTokens ?? 0 },
        close: () => undefined,
      };
  const identity = options.configured
    ? await openIdentity({ db: connection.db, log, changes, env })
    : { current: defaultIdentity(env.adultContent), close: () => undefined };
  const catalogue = options.configured
    ? await openCatalogue({ db: connection.db, log, changes })
    : { current: defaultTerms, close: () => undefined };
  const prompts = options.configured
    ? await openPrompts({ db: connection.db, log, changes })
    : { current: builtInPrompts, close: () => undefined };
  const deps: Deps = {
    env,
    pool: connection.pool,
    db: connection.db,
    replica: withoutReplica(connection.db),
    log,
    changes,
    metrics: createMetrics({ process: false }),
    writer: services.writer,
    paytr: services.paytr,
    settings: settings.current,
    identity: identity.current,
    catalogue: catalogue.current,
    prompts: prompts.current,
    ...inlineWork(mails, () => deps),
    mailer: null,
    images: options.images ?? noImages,
    ...(!options.productPasswords && { passwords: testPasswords }),
    now: options.now ?? (() => new Date()),
  };
  if (options.configured) {
    Object.defineProperties(deps, {
      writer: { get: () => services.writer },
      paytr: { get: () => services.paytr },
      settings: { get: () => settings.current },
      identity: { get: () => identity.current },
      catalogue: { get: () => catalogue.current },
      prompts: { get: () => prompts.current },
    });
  }
  const listening: Listening = await listen(createApp(deps), { host: '127.0.0.1', port: 0 });
  const url = `http://127.0.0.1:${listening.port}`;
  const others: TestApp[] = [];
  return {
    deps,
    database,
    url,
    mails,
    visitor: () => createClient(url),
    async signIn(account = {}) {
      const { userId, email, cookie } = await createAccount(deps, account);
      return { ...createClient(url, cookie), userId, email };
    },
    async startAnother(changed = {}) {
      const other = await serve(database, connect(database.url), { ...options, ...changed });
      others.push(other);
      return other;
    },
    async stop() {
      for (const other of others) await other.stop();
      await listening.close(0);
      await changes.close();
      settings.close();
      identity.close();
      catalogue.close();
      prompts.close();
      await services.close();
      if (connection === database) await database.drop();
      else await connection.db.destroy();
    },
  };
}

/** Starts the whole app over HTTP with a new database. */
export async function startTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const database = options.database ?? (await createTestDatabase());
  await database.pool.query('UPDATE site_settings SET welcome_tokens = $1', [options.welcomeTokens ?? 0]);
  return serve(database, database, options);
}
