import { type Kysely, sql } from 'kysely';
import type { DB } from '#server/db/schema.generated.ts';

/** Deletes expired links of conversations, and messages of more than three years; a scheduled job calls it. */
export async function sweepMessages(db: Kysely<DB>, now: Date): Promise<void> {
  await db.deleteFrom('contact_links').where('expires_at', '<=', now).execute();
  await sql`DELETE FROM contact_messages WHERE created_at <= ${now}::timestamptz - interval '3 years'`.execute(
    db,
  );
}
