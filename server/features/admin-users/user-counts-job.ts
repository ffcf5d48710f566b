import type { JobKind } from '#server/jobs/index.ts';
import { isCopyOutdated } from './count-in-copy.ts';
import { searchCopyJob } from './search-copy-job.ts';
import { countUsers, readUserCounts } from './user-counts.ts';

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
  async run(deps) {
    await countUsers(deps);
    if (isCopyOutdated(await readUserCounts(deps.db)))
      await deps.jobs.send(searchCopyJob.name, { early: true });
  },
};
