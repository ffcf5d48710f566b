import type { LibraryEntryOut } from '#contract/bible.ts';
import { type AppContext, signedIn } from '#server/context.ts';
import { loadLibrary } from './load-library.ts';

/** The whole library, newest first: an account holds no more than a screen can take. */
export async function listEntries({
  ctx,
  input,
}: {
  ctx: AppContext;
  input: { storyId?: string | undefined };
}): Promise<{ entries: LibraryEntryOut[] }> {
  const items = await loadLibrary(ctx.deps, signedIn(ctx).id, input.storyId ?? null);
  return { entries: items.map(({ character: _character, plot: _plot, ...entry }) => entry) };
}
