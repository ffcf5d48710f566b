import type { Pool } from 'pg';
import { PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import { timeZone } from '#domain/time/time.ts';
import type { Deps } from '../context.ts';
import type { JobKind } from './job-kind.ts';

/** Work in progress gets this long to end when the process stops, ms; after that another process takes it over. */
const stopLimitMs = 5_000;

/** The same database as the pool's, over a few connections of its own: one of them listens for new work. */
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

/** Background work over pg-boss, which makes and keeps its tables by itself, in a schema of their own. */
export interface Jobs {
  boss: PgBoss;
  /** Begins to work on these kinds, beside any other process that does. */
  work(deps: Deps, kinds: readonly JobKind[]): Promise<void>;
  /** Lets running work end for some seconds; what does not is taken over by another process. */
  stop(): Promise<void>;
}

/** Opens the queues of these kinds: from here on jobs can be sent. */
export async function openJobs(pool: Pool, log: Logger, kinds: readonly JobKind[]): Promise<Jobs> {
  const boss = new PgBoss({
    ...ownConnections(pool),
    max: 3,
    application_name: 'yazihane-jobs',
    schema: 'jobs',
    useListenNotify: true,
    // A process that died holds its work until the next look.
    superviseIntervalSeconds: 10,
    monitorIntervalSeconds: 10,
  });
  boss.on('error', (fault) => log.warn({ err: fault }, 'background work'));
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
        const options = { localConcurrency: kind.atOnce ?? 1, notifyPollingIntervalSeconds: 2 };
        await boss.work<Record<string, unknown>>(kind.name, options, async ([job]) => {
          if (job) await kind.run(deps, { id: job.id, data: job.data });
        });
      }
    },
    stop: () => boss.stop({ graceful: true, timeout: stopLimitMs }),
  };
}
