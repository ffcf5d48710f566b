/** The face of the administration of users: the kept sums over all accounts. */
export { countUsers, readUserCounts, type UserCounts } from './user-counts.ts';
export { userCountsJob } from './user-counts-job.ts';
