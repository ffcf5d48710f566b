import type { Transaction } from 'kysely';
import type { DB } from '#server/db/schema.generated.ts';

export type TokensGranted =
  | { granted: boolean; before: number; after: number }
  /** `no_account`: it was deleted; `other_amount`: the key has granted another amount. */
  | { refused: 'no_account' | 'other_amount' }
  /** The balance has fewer tokens than are taken. */
  | { refused: 'too_few'; tokens: number };

/**
 * Adds to a person's balance or takes from it in the caller's transaction, once per key, also in parallel calls.
 * @param asked.amount tokens; a negative number takes
 */
export async function grantTokens(
  trx: Transaction<DB>,
  { userId, amount, key, now }: { userId: string; amount: number; key: string; now: Date },
): Promise<TokensGranted> {
  const row = await trx
    .selectFrom('user_tokens')
    .select('tokens')
    .where('user_id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!row) return { refused: 'no_account' };
  const idempotencyKey = `grant:${key}`;
  const earlier = await trx
    .selectFrom('token_ledger')
    .select('delta')
    .where('user_id', '=', userId)
    .where('idempotency_key', '=', idempotencyKey)
    .executeTakeFirst();
  if (earlier) {
    return earlier.delta === amount
      ? { granted: false, before: row.tokens, after: row.tokens }
      : { refused: 'other_amount' };
  }
  if (row.tokens + amount < 0) return { refused: 'too_few', tokens: row.tokens };
  await trx
    .insertInto('token_ledger')
    .values({
      user_id: userId,
      delta: amount,
      reason: 'grant',
      idempotency_key: idempotencyKey,
      created_at: now,
    })
    .execute();
  return { granted: true, before: row.tokens, after: row.tokens + amount };
}
