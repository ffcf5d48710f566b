import type { Kysely } from 'kysely';
import type { DB } from '#server/db/schema.generated.ts';

const shown = 50;

/** The newest mails of the outbox. */
export function listMails(db: Kysely<DB>) {
  return db
    .selectFrom('outbox_mails')
    .select(['id', 'recipient', 'subject', 'text', 'created_at'])
    .orderBy('created_at', 'desc')
    .limit(shown)
    .execute();
}

/** A kept mail as a mail program would draw it, or undefined. */
export async function readMailHtml(db: Kysely<DB>, id: string): Promise<string | undefined> {
  const mail = await db.selectFrom('outbox_mails').select('html').where('id', '=', id).executeTakeFirst();
  return mail?.html;
}
