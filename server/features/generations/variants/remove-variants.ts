import type { AppContext } from '#server/context.ts';
import { ownGroup } from './variant-groups.ts';

/**
 * Deletes all texts of an own generation's request; their charges stay in the ledger, and a running one is written to its
 * end.
 * @throws NOT_FOUND, also for another person's
 */
export async function removeVariants({ ctx, id }: { ctx: AppContext; id: string }): Promise<{ ok: true }> {
  const group = await ownGroup(ctx, id);
  await ctx.deps.pool.query(
    `WITH gone AS (DELETE FROM story_generations WHERE group_id = $1 RETURNING generation_id)
      UPDATE generations g SET result = '', dismissed = true
        FROM gone WHERE g.id = gone.generation_id AND g.status <> 'running'`,
    [group.id],
  );
  return { ok: true };
}
