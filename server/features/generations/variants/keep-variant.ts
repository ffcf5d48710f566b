import type { AppContext } from '#server/context.ts';
import { ownGroup } from './variant-groups.ts';

/** Marks this variant as the only one of its group that is in the story. @throws NOT_FOUND, also for another person's */
export async function keepVariant({ ctx, id }: { ctx: AppContext; id: string }): Promise<{ ok: true }> {
  const group = await ownGroup(ctx, id);
  await ctx.deps.pool.query(
    `WITH held AS (SELECT generation_id FROM story_generations WHERE group_id = $1
        ORDER BY generation_id FOR NO KEY UPDATE)
      UPDATE story_generations s SET kept = s.generation_id = $2
        FROM held h WHERE s.generation_id = h.generation_id AND s.kept <> (s.generation_id = $2)`,
    [group.id, id],
  );
  return { ok: true };
}
