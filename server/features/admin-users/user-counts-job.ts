import type { JobKind } from '#server/jobs/index.ts';
import { countUsers } from './user-counts.ts';

/** Keeps the sums of the statistic cards fresh; once over all processes. */
export const userCountsJob: JobKind = {
  name: 'user-counts',
  options: {
    retryLimit: 1,
    retryDelay: 30,
    expireInSeconds: 300,
    retentionSeconds: 3_600,
    deleteAfterSeconds: 3_600,
  },
  cron: '*/5 * * * *',
  run: (deps) => countUsers(deps),
};
