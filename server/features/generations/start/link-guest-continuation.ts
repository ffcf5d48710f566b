import type { Deps } from '#server/context.ts';
import { AppError } from '#server/errors.ts';
import { releaseGeneration } from './release-generation.ts';

/**
 * Stores which own text a guest's reserved generation continues. Each story is continued once; a text that broke off may
 * be finished besides (docs/product/tokens.md). A refused generation is deleted.
 * @throws GUEST_CONTINUED when the story was continued before, or the text is not this guest's
 */
export async function linkGuestContinuation(
  deps: Deps,
  { id, continues }: { id: string; continues: string | undefined },
): Promise<void> {
  const linking = deps.pool.query<{ linked: boolean }>({
    text: 'SELECT link_guest_continuation($1, $2) AS linked',
    values: [id, continues ?? null],
  });
  const { rows } = await linking.catch(async (error: unknown) => {
    await releaseGeneration(deps, id);
    throw error;
  });
  if (rows[0]?.linked) return;
  await releaseGeneration(deps, id);
  throw new AppError('GUEST_CONTINUED');
}
