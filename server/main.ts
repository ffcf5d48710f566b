import { existsSync } from 'node:fs';
import { brand } from '#domain/brand.ts';
import { missingCompanyFacts } from '#domain/company.ts';
import type { Deps } from './context.ts';
import { listenForChanges } from './db/changes.ts';
import { openDatabase } from './db/open-database.ts';
import { type DemoSignIns, describeSignIns } from './db/seed/sign-ins.ts';
import { EnvError } from './env.ts';
import { openServices } from './features/api-configs/index.ts';
import { startForeman } from './features/documents/index.ts';
import { drainGenerations, startGenerationSweep } from './features/generations/index.ts';
import { mountOutbox, outboxPath } from './features/outbox/index.ts';
import { mountCounterpart } from './features/payments/index.ts';
import { openSettings } from './features/settings/index.ts';
import { createApp } from './http/app.ts';
import { proxyWarning } from './http/client-address.ts';
import type { Lifecycle } from './http/health.ts';
import type { App } from './http/http-app.ts';
import { type Listening, listen } from './http/listen.ts';
import { createLogger } from './http/logger.ts';
import { createMetrics } from './http/metrics.ts';
import type { WebMount } from './http/web/web-mount.ts';
import { allJobs } from './jobs/all-jobs.ts';
import { createJobSender, openJobs } from './jobs/index.ts';
import { loadEnv } from './load-env.ts';
import { createMailer, createMailQueue } from './mail/index.ts';

/** Generations get this long to end after SIGTERM, and answers this long after them, ms. */
const generationsLimitMs = 20_000;
const answersLimitMs = 5_000;

function greet(url: string, demo: DemoSignIns | null, hasOutbox: boolean): void {
  console.log(`\nYazıhane hazır: ${url}\n`);
  if (hasOutbox) console.log(`Giden posta: ${url}${outboxPath}\n`);
  if (demo) console.log(`${describeSignIns(demo)}\n`);
}

/** Pages are mounted last, where there is a build (or Vite in their place); the API serves without them too. */
async function serve(app: App, deps: Deps): Promise<{ web: WebMount | null; listening: Listening }> {
  const { buildFolder, mountWeb } = await import('./http/web/mount.ts');
  const hasPages = process.env.YAZIHANE_DEV_SERVER === '1' || existsSync(`${buildFolder}/server/index.js`);
  const web = hasPages ? await mountWeb(app, deps) : null;
  if (!web) deps.log.warn('no web build: serving the API only');
  return { web, listening: await listen(app, deps.env) };
}

/** The composition root: environment → database → dependencies → app → listen, and back again at SIGTERM. */
async function start(): Promise<void> {
  const env = loadEnv(process.env);
  const log = createLogger(env);
  // While this process is small: beginning another one copies its memory's table.
  startForeman();
  const database = await openDatabase(env, log);
  const jobs = await openJobs(database.pool, log, allJobs).catch(async (fault: unknown) => {
    await database.close();
    throw fault;
  });
  const sender = createJobSender(jobs.boss);
  const changes = listenForChanges(database.pool, log);
  const services = await openServices({ env, db: database.db, log, changes });
  const settings = await openSettings({ db: database.db, log, changes });
  const deps: Deps = {
    env,
    log,
    pool: database.pool,
    db: database.db,
    get writer() {
      return services.writer;
    },
    get paytr() {
      return services.paytr;
    },
    get settings() {
      return settings.current;
    },
    jobs: sender,
    mail: createMailQueue(sender, env),
    mailer: createMailer(env, database.db),
    changes,
    now: () => new Date(),
  };
  const lifecycle: Lifecycle = { draining: false };
  const app = createApp(deps, { metrics: createMetrics({ process: true }), lifecycle });
  const hasOutbox = mountOutbox(app, deps);
  const counterpart = mountCounterpart(app, deps);
  const { web, listening } = await serve(app, deps).catch(async (fault: unknown) => {
    await deps.changes.close();
    await jobs.stop();
    await database.close();
    throw fault;
  });
  await jobs.work(deps, allJobs);
  const stopGenerationSweep = startGenerationSweep(deps);

  async function drain(signal: NodeJS.Signals): Promise<void> {
    if (lifecycle.draining) return;
    lifecycle.draining = true;
    log.info({ signal }, 'draining');
    stopGenerationSweep();
    counterpart?.close();
    const closed = listening.close(generationsLimitMs + answersLimitMs);
    await drainGenerations(deps, generationsLimitMs);
    await closed;
    await web?.close();
    await deps.changes.close();
    settings.close();
    await services.close();
    await jobs.stop();
    await deps.mailer?.close();
    await database.close();
    log.info('stopped');
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      drain(signal).then(
        () => process.exit(),
        (fault: unknown) => {
          log.fatal({ err: fault }, 'could not stop cleanly');
          process.exit(1);
        },
      );
    });
  }
  if (env.mode === 'production' && env.smtpUrl === null) {
    log.warn('SMTP_URL is not set: mails wait in their queue and are dropped after two days');
  }
  if (env.mode === 'production' && deps.paytr === null) {
    log.warn('PayTR is not configured: card payment is closed');
  }
  if (env.mode === 'production' && deps.paytr?.testMode) {
    log.warn('PayTR is in test mode: payments are tests, and no plan is given for them');
  }
  const warning = proxyWarning(env);
  if (warning !== null) log.warn(warning);
  if (env.mode === 'production') {
    const missing = missingCompanyFacts(brand.company);
    if (missing.length > 0) {
      log.warn({ missing }, 'domain/brand.ts lacks facts of the company that the law wants to be shown');
    }
    log.info('marketing figures on public pages come from domain/brand.ts: they must be true, or hidden');
  }
  const host = env.host === '0.0.0.0' || env.host === '::' ? 'localhost' : env.host;
  greet(
    env.mode === 'production' ? env.publicUrl : `http://${host}:${listening.port}`,
    database.demo,
    hasOutbox,
  );
}

try {
  await start();
} catch (fault) {
  const known =
    fault instanceof EnvError || (fault instanceof Error && fault.name === 'DataDirectoryInUseError');
  console.error(known ? fault.message : fault);
  process.exitCode = 1;
}
