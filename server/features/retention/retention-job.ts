import type { JobKind } from '#server/jobs/index.ts';
import { deleteExpired } from './delete-expired.ts';

/** The hourly cleaning; pg-boss starts it once, however many processes there are. */
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
