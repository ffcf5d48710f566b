import type { Transaction } from 'kysely';
import type { DB } from '#server/db/schema.generated.ts';

/** Deletes an account's sessions, unfinished sign-ins and mailed sign-in codes. @returns the number of sessions */
export async function endAccess(trx: Transaction<DB>, userId: string): Promise<number> {
  const ended = await trx.deleteFrom('sessions').where('user_id', '=', userId).returning('id').execute();
  await trx.deleteFrom('waiting_sign_ins').where('user_id', '=', userId).execute();
  await trx
    .deleteFrom('one_time_tokens')
    .where('user_id', '=', userId)
    .where('purpose', '=', 'sign_in_code')
    .execute();
  await trx.deleteFrom('active_sessions').where('user_id', '=', userId).execute();
  return ended.length;
}
