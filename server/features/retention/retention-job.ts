import type { JobKind } from '#server/jobs/index.ts';
import { deleteExpired } from './delete-expired.ts';

/** The hourly deletion of expired rows; pg-boss starts it once for all processes. */
export const retentionJob: JobKind = {
  name: 'retention',
  options: {
    retryLimit: 3,
    retryDelay: 60,
    expireInSeconds: 900,
    retentionSeconds: 3_600,
    deleteAfterSeconds: 86_400,
  },
  cron: '17 * * * *',
  run: (deps) => deleteExpired(deps),
};
