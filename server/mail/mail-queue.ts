import type { Transaction } from 'kysely';
import type { DB } from '../db/schema.generated.ts';
import type { Env } from '../env.ts';
import type { JobSender } from '../jobs/index.ts';
import type { Mail } from '../providers/mail/index.ts';
import { seal } from '../seal.ts';
import { mailQueueName } from './send-mail-job.ts';

/** Queues mails that features write. */
export interface MailQueue {
  /**
   * Queues a mail and encrypts it until it is sent; within a transaction it is sent only after the commit. Returns
   * false when a mail with this `id` is queued already.
   */
  send(mail: Mail, options?: { within?: Transaction<DB>; id?: string }): Promise<boolean>;
}

/** Queues mails as background jobs. */
export function createMailQueue(jobs: JobSender, env: Pick<Env, 'appSecrets'>): MailQueue {
  return {
    send: (mail, options = {}) =>
      jobs.send(
        mailQueueName,
        { sealed: seal(JSON.stringify(mail), env.appSecrets, 'waiting-mail') },
        options,
      ),
  };
}
