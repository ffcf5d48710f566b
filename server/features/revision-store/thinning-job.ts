import type { JobKind } from '#server/jobs/index.ts';
import { thinRevisions } from './thin-revisions.ts';

/** The nightly job that thins revisions; pg-boss starts it once for all processes. */
export const thinningJob: JobKind = {
  name: 'thin-revisions',
  options: {
    retryLimit: 2,
    retryDelay: 300,
    expireInSeconds: 7_200,
    retentionSeconds: 7_200,
    deleteAfterSeconds: 86_400,
  },
  cron: '40 4 * * *',
  run: (deps) => thinRevisions(deps),
};
