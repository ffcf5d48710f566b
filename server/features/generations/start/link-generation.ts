import type { AppContext } from '#server/context.ts';
import { claimChapter } from '#server/features/wizard/index.ts';
import type { Owner } from '../record/index.ts';
import type { GenerationRequest, PreparedGeneration } from '../request/index.ts';
import { linkContinuation } from './link-continuation.ts';
import { linkGenerationToStory } from './link-generation-to-story.ts';
import { linkGuestContinuation } from './link-guest-continuation.ts';
import { storeMaterial } from './store-material.ts';

/** Links a text of the landing page to the one that it continues. @throws GUEST_CONTINUED */
async function linkLandingText(
  { deps, guestId }: AppContext,
  owner: Owner,
  id: string,
  { continues, existingText }: GenerationRequest,
): Promise<void> {
  if (owner.userId !== null) {
    if (continues !== undefined) await linkContinuation(deps, { id, continues }, { ...owner, guestId });
  } else if (continues !== undefined || existingText.trim() !== '') {
    await linkGuestContinuation(deps, { id, continues });
  }
}

/**
 * Links a reserved generation to its wizard chapter, to the text that it continues, to its story and to its material.
 * @returns whether it is listed with its story
 * @throws GUEST_CONTINUED; CHAPTER_TAKEN and the other errors of a claimed chapter; NOT_FOUND, TOO_MANY_VARIANTS, STORAGE_FULL for a variant
 */
export async function linkGeneration(
  ctx: AppContext,
  owner: Owner,
  id: string,
  { request, job, chapter, entries }: PreparedGeneration,
): Promise<boolean> {
  const { deps, user } = ctx;
  if (chapter) await claimChapter(deps, { generationId: id, owner, terms: user?.terms ?? null }, chapter);
  if (request.surface === 'landing') await linkLandingText(ctx, owner, id, request);
  const isLinked = await linkGenerationToStory(ctx, id, { request, job });
  if (owner.userId) await storeMaterial(deps, { generationId: id, userId: owner.userId }, entries);
  return isLinked;
}
