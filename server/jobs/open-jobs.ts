import { PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import { timeZone } from '#domain/time/time.ts';
import type { Deps } from '../context.ts';
import { addressOf, type Place } from '../db/connect.ts';
import { StartupError } from '../startup-error.ts';
import type { JobKind, JobRun } from './job-kind.ts';
import { jobsSchema, withoutTimeLimit } from './jobs-database.ts';

/** How long a stopping process waits for its running jobs, ms; afterwards another process retries them. */
const stopLimitMs = 5_000;

/** pg-boss refuses another version of its tables by an error without a code; errors of the database have one. */
function refusedStart(error: unknown): unknown {
  if (!(error instanceof Error) || 'code' in error) return error;
  return new StartupError(
    `Arka plan işlerinin tabloları bu sürümde değil (${error.message}). Önce npm run db:migrate çalıştırın.`,
    { cause: error },
  );
}

/** Background jobs by pg-boss. */
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

/**
 * Creates the queues of these kinds, so that jobs can be queued. Opens up to 4 connections, one of them for notifications.
 * @param direct the database without a connection pooler
 * @param options.migrate whether pg-boss creates and migrates its own schema; else `migrateJobs` does it before
 * @throws StartupError when the schema is not that of this pg-boss and `migrate` is false
 */
export async function openJobs(
  direct: Place,
  log: Logger,
  kinds: readonly JobKind[],
  { migrate = true }: { migrate?: boolean } = {},
): Promise<Jobs> {
  const boss = new PgBoss({
    ...addressOf(direct),
    migrate,
    max: 3,
    ...withoutTimeLimit,
    application_name: 'yazihane-jobs',
    schema: jobsSchema,
    useListenNotify: true,
    // Jobs of a process that died stay active until the next supervision.
    superviseIntervalSeconds: 10,
    monitorIntervalSeconds: 10,
  });
  boss.on('error', (error) => log.warn({ err: error }, 'background jobs'));
  boss.on('warning', (warning) => log.warn({ warning }, 'background work'));
  await boss.start().catch(async (error: unknown) => {
    await boss.stop({ graceful: false }).catch(() => undefined);
    throw migrate ? error : refusedStart(error);
  });
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
