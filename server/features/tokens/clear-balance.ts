import type { Transaction } from 'kysely';
import type { DB } from '#server/db/schema.generated.ts';

/**
 * Sets a balance to zero by one ledger row, in the caller's transaction; the plan stays. The caller has locked the balance
 * (`lockBalance`).
 */
export async function clearBalance(
  trx: Transaction<DB>,
  { userId, now }: { userId: string; now: Date },
): Promise<void> {
  const row = await trx
    .selectFrom('user_tokens')
    .select('tokens')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!row || row.tokens === 0) return;
  await trx
    .insertInto('token_ledger')
    .values({
      user_id: userId,
      delta: -row.tokens,
      reason: 'takeover',
      idempotency_key: 'takeover',
      created_at: now,
    })
    .execute();
}

/** Locks a balance until the transaction ends against charges and refills. Lock it before the account's row. */
export async function lockBalance(trx: Transaction<DB>, userId: string): Promise<void> {
  await trx
    .selectFrom('user_tokens')
    .select('user_id')
    .where('user_id', '=', userId)
    .forNoKeyUpdate()
    .execute();
}
