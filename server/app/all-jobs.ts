import { backupJob } from '../backup/index.ts';
import { accountMailJob } from '../features/account-mails/index.ts';
import { userCountsJob } from '../features/admin-users/index.ts';
import { publishScheduledJob } from '../features/blog/index.ts';
import { mailingsJob } from '../features/mailings/index.ts';
import { membershipJob } from '../features/membership/index.ts';
import { modelTrialJob } from '../features/model-trials/index.ts';
import { reconcileJob } from '../features/payments/index.ts';
import { planExpiryJob } from '../features/plan-expiry/index.ts';
import { retentionJob } from '../features/retention/index.ts';
import { thinningJob } from '../features/revision-store/index.ts';
import type { JobKind } from '../jobs/job-kind.ts';
import { sendMailJob } from '../mail/index.ts';

/** All job kinds of the server. */
export const allJobs: readonly JobKind[] = [
  sendMailJob,
  mailingsJob,
  accountMailJob,
  reconcileJob,
  planExpiryJob,
  membershipJob,
  retentionJob,
  thinningJob,
  userCountsJob,
  publishScheduledJob,
  modelTrialJob,
  backupJob,
];
