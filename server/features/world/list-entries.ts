import type { EntryWithUseOut } from '#contract/world.ts';
import { type AppContext, signedIn } from '#server/context.ts';
import { loadWorld } from './load-world.ts';

/** All world entries, newest first; an account holds at most 2,000. */
export async function listEntries({
  ctx,
  input,
}: {
  ctx: AppContext;
  input: { storyId?: string | undefined };
}): Promise<{ entries: EntryWithUseOut[] }> {
  const items = await loadWorld(ctx.deps, signedIn(ctx).id, input.storyId ?? null);
  return { entries: items.map(({ character: _character, plot: _plot, ...entry }) => entry) };
}
