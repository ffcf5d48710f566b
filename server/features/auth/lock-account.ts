import type { Transaction } from 'kysely';
import type { DB } from '#server/db/schema.generated.ts';
import { AppError } from '#server/errors.ts';

/**
 * Locks an account until the transaction ends against other changes of its sessions: the second transaction sees the
 * result of the first.
 */
export async function lockAccount(trx: Transaction<DB>, userId: string): Promise<void> {
  await trx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
}

/**
 * Stops somebody who has proven to be the account's owner. @throws ACCOUNT_SUSPENDED where administrators keep it shut;
 * the database would open no session for it either (trigger `sessions_admitted`).
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
 * Stops a request whose session ended while it was under way: what it checked before may no longer be the account's.
 * Call it with the account locked. @throws UNAUTHORIZED
 */
export async function refuseEndedSession(trx: Transaction<DB>, sessionId: string): Promise<void> {
  const session = await trx
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', sessionId)
    .executeTakeFirst();
  if (!session) throw new AppError('UNAUTHORIZED');
}
