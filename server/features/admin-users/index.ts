/** The face of the administration of users: the kept sums over all accounts. */

export { findPeople } from './find-people.ts';
export { readNewPeople } from './read-new-people.ts';
export { readUsers } from './read-users.ts';
export { countUsers, readUserCounts, type UserCounts } from './user-counts.ts';
export { userCountsJob } from './user-counts-job.ts';
