import type { AppContext } from '#server/context.ts';
import { ownGeneration } from './get-generation.ts';

/**
 * Puts an own generation away: `latest` no longer offers it.
 * @throws NOT_FOUND, also for someone else's
 */
export async function dismissGeneration({ ctx, id }: { ctx: AppContext; id: string }): Promise<{ ok: true }> {
  const row = await ownGeneration(ctx, id);
  await ctx.deps.pool.query('UPDATE generations SET dismissed = true WHERE id = $1', [row.id]);
  return { ok: true };
}
