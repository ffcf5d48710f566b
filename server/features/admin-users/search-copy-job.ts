import type { JobKind } from '#server/jobs/index.ts';
import { isCopyOutdated } from './count-in-copy.ts';
import { copyUserSearch } from './search-copy.ts';
import { countSearchChanges, readUserCounts } from './user-counts.ts';

/**
 * Makes the searched copy of the directory anew each night; `early` where more has changed by day than is quickly looked
 * through, if that still is so.
 */
export const searchCopyJob: JobKind = {
  name: 'user-search-copy',
  options: {
    retryLimit: 3,
    retryDelay: 600,
    expireInSeconds: 3_600,
    retentionSeconds: 7_200,
    deleteAfterSeconds: 86_400,
  },
  cron: '10 4 * * *',
  async run(deps, { data }) {
    if (data.early === true) {
      await countSearchChanges(deps.db);
      if (!isCopyOutdated(await readUserCounts(deps.db))) return;
    }
    await copyUserSearch(deps);
  },
};
