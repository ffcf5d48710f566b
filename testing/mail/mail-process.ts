import { pino } from 'pino';
import { defaultTerms } from '#domain/billing/plans.ts';
import { defaultBrand } from '#domain/site/brand.ts';
import { defaultIdentity } from '#domain/site/site-identity.ts';
import { usualSettings } from '#domain/site/site-settings.ts';
import { createMailer } from '#server/app/create-mailer.ts';
import type { Deps } from '#server/context.ts';
import { listenForChanges } from '#server/db/changes.ts';
import { connect } from '#server/db/connect.ts';
import { withoutReplica } from '#server/db/replica.ts';
import { parseEnv } from '#server/env.ts';
import { createJobSender, openJobs } from '#server/jobs/index.ts';
import { createMailQueue, sendMailJob } from '#server/mail/index.ts';
import { createMetrics } from '#server/metrics/index.ts';
import { builtInPrompts } from '#server/providers/ai/index.ts';

// A process that only sends queued mails, by the database and mail server of its environment; a test kills it.
const env = parseEnv(process.env);
const log = pino({ level: 'silent' });
const address = env.databaseUrl ?? '';
const direct = env.databaseDirectUrl ?? address;
const { pool, db } = connect(address);
// The shortest expiration that the queue allows, so that the test need not wait a minute for a killed process.
const soon = {
  ...sendMailJob,
  options: { ...sendMailJob.options, heartbeatSeconds: 10, retryDelay: 1, retryDelayMax: 1 },
};
const jobs = await openJobs(direct, log, [soon]);
const sender = createJobSender(jobs.boss);
const deps: Deps = {
  env,
  pool,
  db,
  replica: withoutReplica(db),
  log,
  writer: null,
  paytr: null,
  settings: usualSettings,
  identity: defaultIdentity(env.adultContent),
  catalogue: defaultTerms,
  prompts: builtInPrompts,
  jobs: sender,
  mail: createMailQueue(sender, env),
  mailer: createMailer(env, db, () => defaultBrand),
  changes: listenForChanges(direct, log),
  metrics: createMetrics({ process: false }),
  now: () => new Date(),
};
await jobs.work(deps, [soon]);
