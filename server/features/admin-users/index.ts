/** The face of the administration of users: the kept sums over all accounts, and the copy that searches are counted in. */
export { copyUserSearch } from './search-copy.ts';
export { searchCopyJob } from './search-copy-job.ts';
export { countUsers, readUserCounts } from './user-counts.ts';
export { userCountsJob } from './user-counts-job.ts';
