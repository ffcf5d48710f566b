/** What bounds one job. */
export interface JobLimits {
  /** Longest time that it may take, ms. */
  limitMs: number;
  /** Most memory that its objects may take, MB. */
  heapMb: number;
  /** Most memory that its process may hold of its own, MB, whatever it is: what is outside of objects has no other limit. */
  residentMb: number;
}

/** A job: what `run` of the module gets. */
export interface JobOrder extends JobLimits {
  /** Address of a module that exports a `RunJob` named `run`. */
  module: string;
  data: object;
}

/** What a module does as a job; `tell` hears how much is done, from 0 to 1. All that is large goes by files. */
export type RunJob<Data, Result> = (data: Data, tell: (progress: number) => void) => Promise<Result>;

/** What the app tells its foreman; jobs go by numbers. */
export type ToForeman = { id: number; order: JobOrder } | { id: number; end: true };

/** Why a job has no result: it outgrew its limits, or a fault in words for the log. */
export type JobFault = { outgrown: 'time' | 'memory' } | { message: string };

/** What a job tells: its process at first, then its progress, and one of the last two at its end. */
export type JobNews = { pid: number } | { progress: number } | { result: unknown } | { fault: JobFault };

export type FromForeman = { id: number; news: JobNews };
