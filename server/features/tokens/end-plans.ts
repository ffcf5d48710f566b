import { sql } from 'kysely';
import type { Deps } from '#server/context.ts';

/** The most plans that one run ends. */
const most = 500;

/**
 * Resets expired plans to free and records this in the ledgers, also for inactive people. A person who uses the site
 * earlier is reset at once with the same key (`touchAllowance`).
 */
export async function endPlans({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<number> {
  const at = now();
  const { rows } = await sql`
    WITH over AS (
      SELECT user_id, plan_ends_at FROM user_tokens WHERE plan_ends_at <= ${at}
      ORDER BY user_id LIMIT ${most} FOR NO KEY UPDATE SKIP LOCKED
    ), ended AS (
      UPDATE user_tokens t SET plan = 'free', plan_ends_at = NULL FROM over WHERE t.user_id = over.user_id
      RETURNING t.user_id, over.plan_ends_at
    )
    INSERT INTO token_ledger (user_id, delta, reason, plan, idempotency_key, created_at)
    SELECT user_id, 0, 'plan_change', 'free', 'plan_end:' || floor(extract(epoch FROM plan_ends_at) * 1000)::bigint, ${at}
    FROM ended ON CONFLICT (user_id, idempotency_key) DO NOTHING RETURNING id`.execute(db);
  return rows.length;
}
