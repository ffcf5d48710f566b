import { existsSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import { missingCompanyFacts } from '#domain/billing/company.ts';
import type { Deps } from '../context.ts';
import { listenForChanges } from '../db/changes.ts';
import { embeddedWarning } from '../db/embedded/embedded-warning.ts';
import type { OpenDatabase } from '../db/open-database.ts';
import { openReplica, withoutReplica } from '../db/replica.ts';
import type { Env } from '../env.ts';
import { startWarnings } from '../features/administration/index.ts';
import { logLocalModels, openServices } from '../features/api-configs/index.ts';
import { mountOutbox, outboxPath } from '../features/dev-mailbox/index.ts';
import { drainGenerations, startGenerationSweep } from '../features/generations/index.ts';
import { invoiceAttachments } from '../features/invoices/index.ts';
import { missingForSales, mountCounterpart } from '../features/payments/index.ts';
import { openCatalogue } from '../features/plan-terms/index.ts';
import { openPrompts } from '../features/prompts/index.ts';
import { openSettings } from '../features/settings/index.ts';
import { openIdentity } from '../features/site-identity/index.ts';
import { startDerivingSweep } from '../features/story-documents/index.ts';
import { proxyWarning } from '../http/client-address.ts';
import type { App } from '../http/http-app.ts';
import { createJobSender, type Jobs, migrateJobs, openJobs } from '../jobs/index.ts';
import { createMailQueue } from '../mail/index.ts';
import { createMetrics } from '../metrics/index.ts';
import { allJobs } from './all-jobs.ts';
import { createApp } from './app.ts';
import { createMailer } from './create-mailer.ts';
import type { Lifecycle } from './health.ts';
import { type Listening, listen } from './listen.ts';
import { resealTexts } from './reseal-texts.ts';
import { buildFolder, mountWeb, readBuild } from './web/mount.ts';
import type { WebMount } from './web/web-mount.ts';

/** Time limit of running generations after SIGTERM, and of responses after that, ms. */
const generationsLimitMs = 20_000;
const answersLimitMs = 5_000;

/** A running app. */
export interface RunningApp {
  /** The public address. */
  url: string;
  /** The address of the development mailbox; null outside of development. */
  outboxUrl: string | null;
  /**
   * Turns /readyz, waits for running work, within limits, then closes all resources, the database last. Call it once.
   * @param delayMs time between the two in which requests are served as before, so that a balancer sees /readyz first
   */
  drain(delayMs: number): Promise<void>;
}

const isDevelopmentServer = () => process.env.YAZIHANE_DEV_SERVER === '1';
const hasBuild = () => existsSync(`${buildFolder}/server/index.js`);

/** Loads the code of the pages in advance, so that mounting them does not wait for it. */
export async function readPages(): Promise<void> {
  if (!isDevelopmentServer() && hasBuild()) await readBuild();
}

/** Mounts the pages last, if there is a build or a development server; the API works without them. */
async function serve(app: App, deps: Deps): Promise<{ web: WebMount | null; listening: Listening }> {
  const web = isDevelopmentServer() || hasBuild() ? await mountWeb(app, deps) : null;
  if (!web) deps.log.warn('no web build: serving the API only');
  return { web, listening: await listen(app, deps.env) };
}

/** Logs a warning for each setting that the operator should know about. */
function warn({ env, identity, log, paytr }: Deps): void {
  if (env.mode === 'production' && env.smtpUrl === null) {
    log.warn('SMTP_URL is not set: mails wait in their queue and are dropped after two days');
  }
  if (env.mode === 'production' && paytr === null) {
    log.warn('PayTR is not configured: card payment is closed');
  }
  if (env.mode === 'production' && paytr?.testMode) {
    log.warn('PayTR is in test mode: payments are tests, and no plan is given for them');
  }
  for (const warning of [embeddedWarning(env), proxyWarning(env)]) if (warning !== null) log.warn(warning);
  if (env.mode === 'production') {
    const unsold = missingForSales({ env, identity });
    if (unsold.length > 0) {
      log.warn(
        { missing: unsold },
        'no money is taken: fill in the facts of the seller at /admin/site-kimligi',
      );
    }
    const missing = missingCompanyFacts(identity.brand.company);
    if (missing.length > 0) {
      log.warn({ missing }, '/admin/site-kimligi lacks facts of the company that the law wants to be shown');
    }
  }
}

/** Opens the jobs; with a role for migrations that role makes their tables, and the app's own has no right to. */
async function startJobs(env: Env, log: Logger, { direct }: OpenDatabase): Promise<Jobs> {
  const owner = env.databaseUrl && env.migrationDatabaseUrl;
  if (env.migrateOnStart && owner !== null) await migrateJobs(owner);
  return openJobs(direct, log, allJobs, { migrate: env.migrateOnStart && owner === null });
}

/**
 * Creates dependencies and app, and listens. Takes ownership of the database.
 * @throws StartupError when the address or the jobs can't be opened; the database is closed then. After any other error
 *   the caller must end the process.
 */
export async function compose(env: Env, log: Logger, database: OpenDatabase): Promise<RunningApp> {
  const jobs = await startJobs(env, log, database).catch(async (fault: unknown) => {
    await database.close();
    throw fault;
  });
  const sender = createJobSender(jobs.boss);
  const changes = listenForChanges(database.direct, log);
  const services = await openServices({ env, db: database.db, log, changes });
  const settings = await openSettings({ db: database.db, log, changes });
  const identity = await openIdentity({ db: database.db, log, changes, env });
  const catalogue = await openCatalogue({ db: database.db, log, changes });
  const prompts = await openPrompts({ db: database.db, log, changes });
  const replica =
    env.databaseReplicaUrl === null
      ? withoutReplica(database.db)
      : openReplica({
          primary: database.db,
          url: env.databaseReplicaUrl,
          max: env.databasePoolMax,
          log,
        });
  const deps: Deps = {
    env,
    log,
    pool: database.pool,
    db: database.db,
    replica,
    get writer() {
      return services.writer;
    },
    get paytr() {
      return services.paytr;
    },
    get settings() {
      return settings.current;
    },
    get identity() {
      return identity.current;
    },
    get catalogue() {
      return catalogue.current;
    },
    get prompts() {
      return prompts.current;
    },
    jobs: sender,
    mail: createMailQueue(sender, env),
    mailer: createMailer(env, database.db, () => identity.current.brand),
    invoiceFiles: (id) => invoiceAttachments({ db: database.db, identity: identity.current }, id),
    changes,
    metrics: createMetrics({ process: true }),
    now: () => new Date(),
  };
  const lifecycle: Lifecycle = { draining: false };
  const app = createApp(deps, { lifecycle });
  const hasOutbox = mountOutbox(app, deps);
  const counterpart = mountCounterpart(app, deps);
  const { web, listening } = await serve(app, deps).catch(async (fault: unknown) => {
    await deps.changes.close();
    await jobs.stop();
    await replica.close();
    await database.close();
    throw fault;
  });
  await jobs.work(deps, allJobs);
  const stopGenerationSweep = startGenerationSweep(deps);
  const stopDerivingSweep = startDerivingSweep(deps);

  void resealTexts(deps).catch((error: unknown) => log.error({ err: error }, 'sealed texts were not read'));
  warn(deps);
  for (const warning of await startWarnings(env, deps)) log.warn(warning);
  void logLocalModels(deps);
  const host = env.host === '0.0.0.0' || env.host === '::' ? 'localhost' : env.host;
  const url = env.mode === 'production' ? env.publicUrl : `http://${host}:${listening.port}`;
  return {
    url,
    outboxUrl: hasOutbox ? `${url}${outboxPath}` : null,
    async drain(delayMs) {
      lifecycle.draining = true;
      if (delayMs > 0) await wait(delayMs);
      stopGenerationSweep();
      stopDerivingSweep();
      counterpart?.close();
      const closed = listening.close(generationsLimitMs + answersLimitMs);
      await drainGenerations(deps, generationsLimitMs);
      await closed;
      await web?.close();
      await deps.changes.close();
      settings.close();
      identity.close();
      catalogue.close();
      prompts.close();
      await services.close();
      await jobs.stop();
      await deps.mailer?.close();
      await replica.close();
      await database.close();
    },
  };
}
