import type { JobKind } from '#server/jobs/index.ts';
import { runMailings } from './run-mailings.ts';

/** Sends mails to many people, a minute's share at a time; pg-boss starts it once for all processes. */
export const mailingsJob: JobKind = {
  name: 'mailings',
  options: {
    retryLimit: 0,
    expireInSeconds: 300,
    heartbeatSeconds: 30,
    retentionSeconds: 300,
    deleteAfterSeconds: 3_600,
  },
  cron: '* * * * *',
  run: (deps) => runMailings(deps),
};
