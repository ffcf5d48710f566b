import { sql, type Transaction } from 'kysely';
import type { DB } from '#server/db/schema.generated.ts';

/**
 * What a person writes and sets, in the order it is deleted. Rows that refer to a story or a generation go with it; they
 * are named for those whose story is already gone.
 */
export const contentTables = [
  'stories',
  'story_generations',
  'generations',
  'wizard_stories',
  'characters',
  'plot_elements',
  'bible_entries',
  'story_bible',
  'generation_bible',
  'generation_stories',
  'story_revisions',
  'story_shares',
  'story_styles',
  'personal_dictionaries',
  'writing_goals',
  'writing_sessions',
  'notification_preferences',
  'billing_details',
  'active_sessions',
  'blog_post_editors',
] as const;

/**
 * Deletes everything that the opener of an account wrote and set; plan, orders and ledger stay. The profile and the
 * consents begin anew, and messages to support no longer name the account.
 */
export async function deleteContent(trx: Transaction<DB>, userId: string, now: Date): Promise<void> {
  for (const table of contentTables) {
    await trx.deleteFrom(table).where('user_id', '=', userId).execute();
  }
  await trx.updateTable('contact_messages').set({ user_id: null }).where('user_id', '=', userId).execute();
  await trx
    .updateTable('users')
    .set({ name: sql<string>`coalesce(username, split_part(email, '@', 1))`, image: null, updated_at: now })
    .where('id', '=', userId)
    .execute();
  await trx.deleteFrom('profiles').where('user_id', '=', userId).execute();
  await sql`SELECT ensure_account_rows(id, name) FROM users WHERE id = ${userId}`.execute(trx);
  await trx.deleteFrom('consents').where('user_id', '=', userId).execute();
  await sql`INSERT INTO consents (user_id, document, version, accepted_at)
    SELECT ${userId}, document, max(version), ${now}::timestamptz FROM legal_texts GROUP BY document`.execute(
    trx,
  );
  // The administrators' list is written from users and profiles: now that both are new, once more.
  await sql`SELECT write_user_directory(${userId})`.execute(trx);
}
