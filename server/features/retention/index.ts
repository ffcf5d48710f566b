/** Public API of the scheduled deletion of expired rows. */
export { retentionJob } from './retention-job.ts';
