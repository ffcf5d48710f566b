import type { Kysely } from 'kysely';
import type { DB } from '#server/db/schema.generated.ts';
import type { Mail } from '#server/providers/mail/index.ts';

/** Stores a mail in the development mailbox; a repeated id is ignored. */
export async function keepMail(db: Kysely<DB>, mail: Mail, id: string): Promise<void> {
  await db
    .insertInto('outbox_mails')
    .values({ id, recipient: mail.to, subject: mail.subject, text: mail.text, html: mail.html })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}
