import type { Kysely } from 'kysely';
import type { DB } from '../db/schema.generated.ts';
import type { Env } from '../env.ts';
import { keepMail } from '../features/dev-mailbox/index.ts';
import { createOutboxMailer, createSmtpMailer, type Mailer } from '../providers/mail/index.ts';

/** Creates the mailer: SMTP if it is configured, else the development mailbox; null in production without SMTP. */
export function createMailer(env: Env, db: Kysely<DB>): Mailer | null {
  if (env.smtpUrl !== null) {
    return createSmtpMailer({
      url: env.smtpUrl,
      from: env.mailFrom,
      domain: new URL(env.publicUrl).hostname,
    });
  }
  return env.mode === 'production' ? null : createOutboxMailer((mail, id) => keepMail(db, mail, id));
}
