/** The face of the administration of users: the kept sums over all accounts. */
export { countUsers, readUserCounts } from './user-counts.ts';
export { userCountsJob } from './user-counts-job.ts';
