import type { Transaction } from 'kysely';
import type { DB } from '#server/db/schema.generated.ts';

/**
 * Marks an address as verified at its first proof and deletes the account's passwords, provider links, sessions, second
 * factor and mailed secrets, because another person may have opened the account (docs/product/accounts.md). Changes
 * nothing when the address was verified already.
 * @returns whether a password was deleted
 */
export async function claimAddress(trx: Transaction<DB>, userId: string, now: Date): Promise<boolean> {
  const first = await trx
    .updateTable('users')
    .set({ email_verified: true, updated_at: now })
    .where('id', '=', userId)
    .where('email_verified', '=', false)
    .returning('id')
    .executeTakeFirst();
  if (!first) return false;
  const deleted = await trx
    .deleteFrom('accounts')
    .where('user_id', '=', userId)
    .returning('password')
    .execute();
  for (const table of [
    'second_factors',
    'recovery_codes',
    'waiting_sign_ins',
    'one_time_tokens',
    'sessions',
  ] as const) {
    await trx.deleteFrom(table).where('user_id', '=', userId).execute();
  }
  return deleted.some(({ password }) => password !== null);
}
