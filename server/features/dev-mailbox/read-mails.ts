import type { Kysely } from 'kysely';
import type { DB } from '#server/db/schema.generated.ts';

const maxMails = 50;

/** Returns the newest mails of the development mailbox. */
export function listMails(db: Kysely<DB>) {
  return db
    .selectFrom('outbox_mails')
    .select(['id', 'recipient', 'subject', 'text', 'created_at'])
    .orderBy('created_at', 'desc')
    .limit(maxMails)
    .execute();
}

/** Returns the HTML of a stored mail, or undefined. */
export async function readMailHtml(db: Kysely<DB>, id: string): Promise<string | undefined> {
  const mail = await db.selectFrom('outbox_mails').select('html').where('id', '=', id).executeTakeFirst();
  return mail?.html;
}
