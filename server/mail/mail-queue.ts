import type { Transaction } from 'kysely';
import type { DB } from '../db/schema.generated.ts';
import type { Env } from '../env.ts';
import type { JobSender } from '../jobs/index.ts';
import type { Mail } from '../providers/mail/index.ts';
import { seal } from '../seal.ts';
import { mailQueueName } from './send-mail-job.ts';

/** Where features leave their mails. */
export interface MailQueue {
  /**
   * Queues a mail, sealed while it waits; within a transaction it is sent if and only if that commits. False where a
   * mail of this `id` was queued already.
   */
  send(mail: Mail, options?: { within?: Transaction<DB>; id?: string }): Promise<boolean>;
}

/** Mails as background jobs. */
export function createMailQueue(jobs: JobSender, env: Pick<Env, 'appSecret'>): MailQueue {
  return {
    send: (mail, options = {}) =>
      jobs.send(
        mailQueueName,
        { sealed: seal(JSON.stringify(mail), env.appSecret, 'waiting-mail') },
        options,
      ),
  };
}
