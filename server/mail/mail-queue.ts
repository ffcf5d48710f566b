import type { Transaction } from 'kysely';
import type { PgBoss } from 'pg-boss';
import { fromKysely } from 'pg-boss';
import type { DB } from '../db/schema.generated.ts';
import type { Env } from '../env.ts';
import type { Mail } from '../providers/mail/index.ts';
import { seal } from './seal.ts';
import { mailQueueName } from './send-mail-job.ts';

/** Where features leave their mails. */
export interface MailQueue {
  /** Queues a mail; within a transaction it is sent if and only if that commits. */
  send(mail: Mail, within?: Transaction<DB>): Promise<void>;
}

/** Mails as pg-boss jobs, sealed while they wait. */
export function createMailQueue(boss: PgBoss, env: Pick<Env, 'appSecret'>): MailQueue {
  return {
    async send(mail, within) {
      const sealed = seal(JSON.stringify(mail), env.appSecret);
      await boss.send(mailQueueName, { sealed }, within ? { db: fromKysely(within) } : {});
    },
  };
}
