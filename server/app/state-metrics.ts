import { Counter, Gauge, Registry } from 'prom-client';
import { readArchiveAge, readBackupAge } from '../backup/index.ts';
import type { Deps } from '../context.ts';
import { countUnresolvedGrants } from '../features/membership/index.ts';
import { countFlaggedOrders } from '../features/payments/index.ts';
import { readDerivingLag } from '../features/story-documents/index.ts';
import { readWaitingJobs } from '../jobs/index.ts';
import type { Lifecycle } from './health.ts';

/** How long a scrape waits for the database, ms; Prometheus itself waits for 10 s. */
const limitMs = 3_000;

/**
 * Gauges of the process and of its database, read by each scrape. What the database does not answer in time is left out,
 * so that the others arrive also when it is down or all its connections are in use.
 */
export function createStateMetrics(deps: Deps, lifecycle: Lifecycle) {
  const registry = new Registry();
  const registers = [registry];
  const gauge = <Label extends string>(name: string, help: string, labelNames: readonly Label[] = []) =>
    new Gauge({ name, help, labelNames, registers });
  const ready = gauge('app_ready', '1 while the process reaches its database and is not shutting down');
  const connections = gauge('db_pool_connections', 'Connections of the pool', ['state']);
  const waiting = gauge('db_pool_waiting_requests', 'Queries that wait for a connection of the pool');
  const listening = gauge(
    'db_listen_connected',
    '1 while the process receives notifications of the database',
  );
  const losses = new Counter({
    name: 'db_listen_lost_total',
    help: 'Losses of the connection that receives notifications',
    registers,
  });
  const jobsWaiting = gauge('job_queue_waiting_jobs', 'Background jobs that are due or retried', ['queue']);
  const jobsAge = gauge('job_queue_age_seconds', 'Age of the oldest job that is due or retried', ['queue']);
  const flagged = gauge('payments_flagged', 'Payments that need an administrator', ['kind']);
  const lag = gauge('story_sync_lag_seconds', 'Age of the oldest stored change that its story lacks');
  const backup = gauge('backup_age_seconds', 'Age of the last good backup, or of the last archived change');

  /** Reads one state; without an answer its gauges keep no value. */
  async function read<T>(gauges: readonly Gauge[], work: () => Promise<T>, show: (value: T) => void) {
    for (const one of gauges) {
      one.reset();
      // A gauge without labels is 0 after a reset.
      one.remove({});
    }
    try {
      show(await within(work()));
    } catch (error) {
      deps.log.warn({ err: error }, 'a metric could not be read');
    }
  }

  async function refresh(): Promise<void> {
    const { pool, db, changes } = deps;
    connections.set({ state: 'idle' }, pool.idleCount);
    connections.set({ state: 'used' }, pool.totalCount - pool.idleCount);
    waiting.set(pool.waitingCount);
    listening.set(changes.status.isListening ? 1 : 0);
    losses.reset();
    losses.inc(changes.status.losses);
    const now = deps.now();
    ready.set(0);
    await Promise.all([
      within(pool.query('SELECT 1')).then(
        () => ready.set(lifecycle.draining ? 0 : 1),
        () => undefined,
      ),
      read(
        [jobsWaiting, jobsAge],
        () => readWaitingJobs(db),
        (queues) => {
          for (const { queue, jobs, ageSeconds } of queues) {
            jobsWaiting.set({ queue }, jobs);
            jobsAge.set({ queue }, ageSeconds);
          }
        },
      ),
      read(
        [flagged],
        () => Promise.all([countFlaggedOrders(db, now), countUnresolvedGrants(db)]),
        ([orders, memberships]) => {
          flagged.set({ kind: 'order' }, orders);
          flagged.set({ kind: 'membership' }, memberships);
        },
      ),
      read(
        [lag],
        () => readDerivingLag(db, now),
        (seconds) => lag.set(seconds),
      ),
      read(
        [backup],
        () => Promise.all([readBackupAge(db, now), readArchiveAge(db, now)]),
        (ages) => {
          const known = ages.filter((age) => age !== null);
          if (known.length > 0) backup.set(Math.min(...known));
        },
      ),
    ]);
  }

  let last: Promise<void> | null = null;
  return {
    registry,
    /** Reads the state anew; scrapes at the same time share one reading. */
    refresh(): Promise<void> {
      last ??= refresh().finally(() => {
        last = null;
      });
      return last;
    },
  };
}

/** @throws when the work takes longer than a scrape may wait */
async function within<T>(work: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error(`No answer within ${limitMs} ms.`)), limitMs);
  return Promise.race([work, late.promise]).finally(() => clearTimeout(timer));
}
