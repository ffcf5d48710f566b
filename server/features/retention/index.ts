/** The face of the scheduled cleaning. */
export { retentionJob } from './retention-job.ts';
