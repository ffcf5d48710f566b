import type { AppContext } from '#server/context.ts';
import { ownGeneration } from './get-generation.ts';

/**
 * Dismisses an own generation, so that `latest` no longer returns it.
 * @throws NOT_FOUND, also for another person's generation
 */
export async function dismissGeneration({ ctx, id }: { ctx: AppContext; id: string }): Promise<{ ok: true }> {
  const row = await ownGeneration(ctx, id);
  await ctx.deps.pool.query('UPDATE generations SET dismissed = true WHERE id = $1', [row.id]);
  return { ok: true };
}
