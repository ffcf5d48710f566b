import type { JobKind } from '#server/jobs/index.ts';
import { endPlans } from '../tokens/index.ts';
import { remindOfEnds } from './remind-of-ends.ts';

/** Reminds people whose plan ends soon, and ends expired plans; pg-boss starts it once for all processes. */
export const planExpiryJob: JobKind = {
  name: 'plan-life',
  options: {
    retryLimit: 2,
    retryDelay: 30,
    expireInSeconds: 600,
    heartbeatSeconds: 30,
    retentionSeconds: 3_600,
    deleteAfterSeconds: 3_600,
  },
  cron: '*/10 * * * *',
  async run(deps) {
    await endPlans(deps);
    await remindOfEnds(deps);
  },
};
