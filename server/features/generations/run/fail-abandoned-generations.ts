import type { Deps } from '#server/context.ts';

/**
 * Ends running records whose lease has expired because their process died. The text so far is kept as an interrupted one;
 * it uses a free failure of its owner, or is charged.
 * @returns the number of such records
 */
export async function failAbandonedGenerations(deps: Deps): Promise<number> {
  const { rows } = await deps.pool.query<{ failed: number }>(
    `SELECT fail_abandoned_generations(array(SELECT id FROM generations WHERE status = 'running'
      AND (user_id IS NOT NULL OR guest_id IS NOT NULL) AND lease_until < clock_timestamp())) AS failed`,
  );
  return rows[0]?.failed ?? 0;
}
