import type { Deps } from '#server/context.ts';

/**
 * Ends running records whose lease ran out: their process died. Their text so far stays, as one that
 * broke off; it uses a free failure of its owner, or is charged.
 * Answers how many there were.
 */
export async function freeAbandoned(deps: Deps): Promise<number> {
  const { rows } = await deps.pool.query<{ failed: number }>(
    `SELECT fail_abandoned_generations(array(SELECT id FROM generations WHERE status = 'running'
      AND (user_id IS NOT NULL OR guest_id IS NOT NULL) AND lease_until < clock_timestamp())) AS failed`,
  );
  return rows[0]?.failed ?? 0;
}
