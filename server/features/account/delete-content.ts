import { sql, type Transaction } from 'kysely';
import type { DB } from '#server/db/schema.generated.ts';

/**
 * Tables with a user's texts and settings, in the order of their deletion. Rows that refer to a story or generation are
 * deleted with it; their tables are listed for rows whose story was deleted before.
 */
export const contentTables = [
  'stories',
  'story_generations',
  'generations',
  'wizard_stories',
  'characters',
  'plot_elements',
  'bible_entries',
  'deleted_bible_entries',
  'story_bible',
  'generation_bible',
  'generation_stories',
  'story_documents',
  'story_revisions',
  'story_shares',
  'story_styles',
  'personal_dictionaries',
  'writing_goals',
  'writing_sessions',
  'notification_preferences',
  'billing_details',
  'sent_mails',
  'active_sessions',
  'blog_post_editors',
] as const;

/**
 * Deletes all texts and settings of an account and withdraws its consents to mails; plan, orders and ledger stay. Creates a
 * new profile and new consents, and removes the account's id from contact messages.
 */
export async function deleteContent(trx: Transaction<DB>, userId: string, now: Date): Promise<void> {
  await sql`SELECT withdraw_consents_of(${userId})`.execute(trx);
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
  // The administrators' list is derived from users and profiles, which have changed.
  await sql`SELECT write_user_directory(${userId})`.execute(trx);
}
