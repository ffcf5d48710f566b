/** The public API of background jobs. */
export type { JobKind } from './job-kind.ts';
export { createJobSender, type JobSender } from './job-sender.ts';
export { migrateJobs } from './migrate-jobs.ts';
export { type Jobs, openJobs } from './open-jobs.ts';
export { readWaitingJobs } from './read-waiting-jobs.ts';
