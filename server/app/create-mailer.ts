import type { Kysely } from 'kysely';
import type { Brand } from '#domain/site/brand.ts';
import type { DB } from '../db/schema.generated.ts';
import type { Env } from '../env.ts';
import { keepMail } from '../features/dev-mailbox/index.ts';
import { senderOf } from '../mail/index.ts';
import { createOutboxMailer, createSmtpMailer, type Mailer } from '../providers/mail/index.ts';

/**
 * Creates the mailer: SMTP if it is configured, else the development mailbox; null in production without SMTP.
 * @param brandNow returns the brand that a mail is sent by
 */
export function createMailer(env: Env, db: Kysely<DB>, brandNow: () => Brand): Mailer | null {
  if (env.smtpUrl !== null) {
    return createSmtpMailer({
      url: env.smtpUrl,
      from: () => senderOf({ env, brand: brandNow() }),
      domain: new URL(env.publicUrl).hostname,
    });
  }
  return env.mode === 'production' ? null : createOutboxMailer((mail, id) => keepMail(db, mail, id));
}
