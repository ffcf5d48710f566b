import { PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import { timeZone } from '#domain/time/time.ts';
import type { Deps } from '../context.ts';
import { addressOf, type Place } from '../db/connect.ts';
import type { JobKind } from './job-kind.ts';

/** How long a stopping process waits for its running jobs, ms; afterwards another process retries them. */
const stopLimitMs = 5_000;

/** Background jobs by pg-boss, which creates and migrates its own schema. */
export interface Jobs {
  boss: PgBoss;
  /** Starts running jobs of these kinds; other processes may do the same. */
  work(deps: Deps, kinds: readonly JobKind[]): Promise<void>;
  /** Waits some seconds for running jobs; another process retries those that did not end. */
  stop(): Promise<void>;
}

/**
 * Creates the queues of these kinds, so that jobs can be queued. Opens up to 4 connections, one of them for notifications.
 * @param direct the database without a connection pooler
 */
export async function openJobs(direct: Place, log: Logger, kinds: readonly JobKind[]): Promise<Jobs> {
  const boss = new PgBoss({
    ...addressOf(direct),
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
          if (job) await kind.run(deps, { id: job.id, data: job.data });
        });
      }
    },
    stop: () => boss.stop({ graceful: true, timeout: stopLimitMs }),
  };
}
