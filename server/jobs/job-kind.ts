import type { QueueOptions } from 'pg-boss';
import type { Deps } from '../context.ts';

/** A job as its handler receives it; a retry has the same id. */
export interface JobRun {
  id: string;
  data: Readonly<Record<string, unknown>>;
}

/** A kind of background job: its queue, retry rule and handler. */
export interface JobKind {
  /** The queue's name; letters, digits, hyphens. */
  name: string;
  options: QueueOptions;
  /** Schedule as five cron fields in Istanbul time; undefined for jobs that code queues. */
  cron?: string;
  /** Jobs of this kind that one process runs at the same time; 1 by default. */
  concurrency?: number;
  /** Runs the job; when it throws, the job is retried after a growing delay. */
  run(deps: Deps, job: JobRun): Promise<void>;
}
