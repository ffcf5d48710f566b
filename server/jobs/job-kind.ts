import type { QueueOptions } from 'pg-boss';
import type { Deps } from '../context.ts';

/** A job as its kind receives it; the same id comes again when it is tried again. */
export interface JobRun {
  id: string;
  data: Readonly<Record<string, unknown>>;
}

/** One kind of background work: its queue, how it is tried again, and what it does. */
export interface JobKind {
  /** The queue's name; letters, digits, hyphens. */
  name: string;
  options: QueueOptions;
  /** When it starts by itself, in cron's five fields, Istanbul time; left out where something sends it. */
  cron?: string;
  /** Jobs of this kind that one process works on at a time; 1 by default. */
  atOnce?: number;
  /** Does the work; throwing lets it be tried again after a growing wait. */
  run(deps: Deps, job: JobRun): Promise<void>;
}
