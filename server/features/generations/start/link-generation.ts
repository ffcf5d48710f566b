import type { AppContext } from '#server/context.ts';
import { claimChapter } from '#server/features/wizard/index.ts';
import type { Owner } from '../record/index.ts';
import type { PreparedGeneration } from '../request/index.ts';
import { linkContinuation } from './link-continuation.ts';
import { linkGenerationToStory } from './link-generation-to-story.ts';
import { storeMaterial } from './store-material.ts';

/**
 * Links a reserved generation to its wizard chapter, to the text that it continues, to its story and to its material.
 * @returns whether it is listed with its story
 * @throws CHAPTER_TAKEN and the other errors of a claimed chapter; NOT_FOUND, TOO_MANY_VARIANTS, STORAGE_FULL for a variant
 */
export async function linkGeneration(
  ctx: AppContext,
  owner: Owner,
  id: string,
  { request, job, chapter, entries }: PreparedGeneration,
): Promise<boolean> {
  const { deps, user } = ctx;
  if (chapter) await claimChapter(deps, { generationId: id, owner, plan: user?.plan ?? null }, chapter);
  if (request.continues !== undefined && request.surface === 'landing') {
    const owners = { userId: owner.userId, guestId: owner.guestId ?? ctx.guestId };
    await linkContinuation(deps, { id, continues: request.continues }, owners);
  }
  const isLinked = await linkGenerationToStory(ctx, id, { request, job });
  if (owner.userId) await storeMaterial(deps, { generationId: id, userId: owner.userId }, entries);
  return isLinked;
}
