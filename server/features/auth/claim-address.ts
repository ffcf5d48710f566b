import type { Transaction } from 'kysely';
import type { DB } from '#server/db/schema.generated.ts';

/**
 * Somebody shows for the first time that the account's address is theirs. Whoever opened the account never did: its
 * ways in, its sessions, its second factor and what was mailed for it go, so that nobody who typed another's address
 * keeps a key to what its owner writes later (docs/product/accounts.md). Nothing changes where the address was
 * verified.
 * @returns whether a password went.
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
  const dropped = await trx
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
  return dropped.some(({ password }) => password !== null);
}
