import { randomUUID } from 'node:crypto';
import type { Deps } from '#server/context.ts';

/** Changes a balance by a ledger row, as the product does. @param delta tokens, negative for a charge */
export async function bookTokens(
  deps: Deps,
  userId: string,
  delta: number,
  options: { reason?: string; at?: Date } = {},
): Promise<void> {
  if (delta === 0) return;
  await deps.db
    .insertInto('token_ledger')
    .values({
      user_id: userId,
      delta,
      reason: options.reason ?? 'grant',
      idempotency_key: randomUUID(),
      ...(options.at && { created_at: options.at }),
    })
    .execute();
}

/** The stored balance and the sum of the ledger, which must be equal. */
export async function readTokens(deps: Deps, userId: string): Promise<{ balance: number; ledger: number }> {
  const { rows } = await deps.pool.query<{ balance: number; ledger: number }>(
    `SELECT t.tokens AS balance, (SELECT sum(delta)::int FROM token_ledger WHERE user_id = t.user_id) AS ledger
     FROM user_tokens t WHERE t.user_id = $1`,
    [userId],
  );
  if (!rows[0]) throw new Error('no token row');
  return rows[0];
}
