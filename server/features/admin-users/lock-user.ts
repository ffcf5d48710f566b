import type { Transaction } from 'kysely';
import type { DB } from '#server/db/schema.generated.ts';
import { AppError } from '#server/errors.ts';

/** Locks an account until the transaction ends, so that of two administrators the second sees the first's change. @throws NOT_FOUND */
export async function lockUser(trx: Transaction<DB>, id: string) {
  const user = await trx
    .selectFrom('users')
    .select(['email', 'email_verified', 'administrator_since', 'suspended_at'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!user) throw new AppError('NOT_FOUND');
  return user;
}
