import type { Deps } from '#server/context.ts';

/**
 * Fails running records whose lease ran out: their process died. Their text so far stays, nothing is charged.
 * Answers how many there were.
 */
export async function freeAbandoned(deps: Deps): Promise<number> {
  const { rowCount } = await deps.pool.query(
    `UPDATE generations SET status = 'failed', error_code = 'GENERATION_FAILED', finished_at = clock_timestamp()
      WHERE status = 'running' AND (user_id IS NOT NULL OR guest_id IS NOT NULL) AND lease_until < clock_timestamp()`,
  );
  return rowCount ?? 0;
}
