import type { AppContext } from '#server/context.ts';
import { ownGroup } from './variant-groups.ts';

/**
 * Deletes all texts of the request of an own generation; what was charged for them stays in the ledger, and one that
 * runs just now is written to its end.
 * @throws NOT_FOUND, also for someone else's
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
