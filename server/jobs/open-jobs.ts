import type { Pool } from 'pg';
import { PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import { timeZone } from '#domain/time/time.ts';
import type { Deps } from '../context.ts';
import type { JobKind, JobRun } from './job-kind.ts';

/** How long a stopping process waits for its running jobs, ms; afterwards another process retries them. */
const stopLimitMs = 5_000;

/** Connection settings of the pool's database; pg-boss opens a few connections of its own. */
function ownConnections({ options }: Pool) {
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

/** Background jobs by pg-boss, which creates and migrates its own schema. */
export interface Jobs {
  boss: PgBoss;
  /** Starts running jobs of these kinds; other processes may do the same. */
  work(deps: Deps, kinds: readonly JobKind[]): Promise<void>;
  /** Waits some seconds for running jobs; another process retries those that did not end. */
  stop(): Promise<void>;
}

/** Runs a job and counts its outcome; pg-boss retries a failed one. */
async function runCounted(deps: Deps, kind: JobKind, job: JobRun): Promise<void> {
  try {
    await kind.run(deps, job);
    deps.metrics.jobs.inc({ queue: kind.name, outcome: 'done' });
  } catch (error) {
    deps.metrics.jobs.inc({ queue: kind.name, outcome: 'failed' });
    throw error;
  }
}

/** Creates the queues of these kinds, so that jobs can be queued. */
export async function openJobs(pool: Pool, log: Logger, kinds: readonly JobKind[]): Promise<Jobs> {
  const boss = new PgBoss({
    ...ownConnections(pool),
    max: 3,
    application_name: 'yazihane-jobs',
    schema: 'jobs',
    useListenNotify: true,
    // Jobs of a process that died stay active until the next supervision.
    superviseIntervalSeconds: 10,
    monitorIntervalSeconds: 10,
  });
  boss.on('error', (error) => log.warn({ err: error }, 'background jobs'));
  boss.on('warning', (warning) => log.warn({ warning }, 'background work'));
  await boss.start();
  for (const { name, options } of kinds) {
    await boss.createQueue(name, { ...options, notify: true });
    await boss.updateQueue(name, { ...options, notify: true });
  }
  return {
    boss,
    async work(deps, own) {
      for (const kind of own) {
        if (kind.cron !== undefined) await boss.schedule(kind.name, kind.cron, {}, { tz: timeZone });
        const options = { localConcurrency: kind.concurrency ?? 1, notifyPollingIntervalSeconds: 2 };
        await boss.work<Record<string, unknown>>(kind.name, options, async ([job]) => {
          if (job) await runCounted(deps, kind, { id: job.id, data: job.data });
        });
      }
    },
    stop: () => boss.stop({ graceful: true, timeout: stopLimitMs }),
  };
}
