import { sql } from 'kysely';
import type { Deps } from '#server/context.ts';

export interface Charge {
  /** False when the balance was too small and nothing changed. */
  ok: boolean;
  /** Tokens that were charged for this key, now or at its first call. */
  charged: number;
  /** Balance after it. */
  tokens: number;
}

interface ChargeRow {
  before: number;
  booked: number | null;
}

/**
 * Charges a person once per key, in one atomic statement that locks the balance row first, so that parallel charges are
 * serialized. The balance can't go below zero.
 * @param charge.cost tokens; with `capped` limited to the balance, otherwise a smaller balance refuses the charge.
 */
export async function chargeTokens(
  deps: Deps,
  charge: { userId: string; cost: number; capped: boolean; reason: 'text' | 'response'; key: string },
): Promise<Charge> {
  const { userId, cost, reason } = charge;
  const key = `${reason}:${charge.key}`;
  const { rows } = await sql<ChargeRow>`
    WITH balance AS (
      SELECT tokens, ${charge.capped ? sql`least(${cost}::int, tokens)` : sql`${cost}::int`} AS cost
      FROM user_tokens WHERE user_id = ${userId} FOR NO KEY UPDATE
    ), booked AS (
      INSERT INTO token_ledger (user_id, delta, reason, idempotency_key, created_at)
      SELECT ${userId}, -cost, ${reason}, ${key}, ${deps.now()} FROM balance WHERE cost > 0 AND tokens >= cost
      ON CONFLICT (user_id, idempotency_key) DO NOTHING
      RETURNING -delta AS cost
    )
    SELECT balance.tokens AS before, booked.cost AS booked FROM balance LEFT JOIN booked ON true`.execute(
    deps.db,
  );
  const row = rows[0];
  if (!row) throw new Error('There is no balance to charge.');
  if (row.booked !== null) return { ok: true, charged: row.booked, tokens: row.before - row.booked };
  // The charge was refused, or its key was booked before, perhaps in parallel: the ledger is read after the lock.
  const earlier = await deps.db
    .selectFrom('token_ledger')
    .select('delta')
    .where('user_id', '=', userId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
  return { ok: earlier !== undefined, charged: earlier ? -earlier.delta : 0, tokens: row.before };
}
