import type { Transaction } from 'kysely';
import type { DB } from '#server/db/schema.generated.ts';
import { AppError } from '#server/errors.ts';

/**
 * Locks an account's row until the transaction ends, so that concurrent changes of its sessions run one after another.
 */
export async function lockAccount(trx: Transaction<DB>, userId: string): Promise<void> {
  await trx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
}

/**
 * Refuses a suspended account; call it after the owner was authenticated. The trigger `sessions_admitted` refuses its
 * sessions too. @throws ACCOUNT_SUSPENDED
 */
export async function refuseSuspended(trx: Transaction<DB>, userId: string): Promise<void> {
  const account = await trx
    .selectFrom('users')
    .select('suspended_at')
    .where('id', '=', userId)
    .executeTakeFirst();
  if (account?.suspended_at) throw new AppError('ACCOUNT_SUSPENDED');
}

/**
 * Refuses a request whose session has ended since it began, because its earlier checks may be outdated. Call it with the
 * account locked. @throws UNAUTHORIZED
 */
export async function refuseEndedSession(trx: Transaction<DB>, sessionId: string): Promise<void> {
  const session = await trx
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', sessionId)
    .executeTakeFirst();
  if (!session) throw new AppError('UNAUTHORIZED');
}
