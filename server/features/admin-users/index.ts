/** The face of the administration of users: the kept sums over all accounts. */
export { countUsers, readUserCounts, userCountsJob } from './user-counts.ts';
