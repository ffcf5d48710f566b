import type { Generation } from '#contract/generations.ts';
import type { AppContext } from '#server/context.ts';
import { readerOf } from './errors.ts';
import { withLiveText } from './get-generation.ts';
import { ownerOf } from './owner.ts';
import { present } from './present.ts';
import { readLatestGeneration } from './read-generation.ts';

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
