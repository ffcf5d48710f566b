import type { Generation } from '#contract/generations.ts';
import type { AppContext } from '#server/context.ts';
import { ownerOf, present, readerOf, readLatestGeneration } from '../record/index.ts';
import { withLiveText } from './get-generation.ts';

/** Returns the newest own generation of a surface that was not dismissed, or the named one, after a reload. */
export async function latestGeneration({
  ctx,
  input,
}: {
  ctx: AppContext;
  input: { surface: Generation['surface']; only?: string | undefined };
}): Promise<{ generation: Generation | null }> {
  const owner = ownerOf(ctx);
  const row = owner && (await readLatestGeneration(ctx.deps, owner, input));
  return { generation: row ? present(withLiveText(ctx, row), readerOf(ctx)) : null };
}
